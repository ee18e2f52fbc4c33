import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownDataAnswer } from './preferences.schema';

/** A table that is in no copy of own data, and why. */
const not = (why: string) => ({ not: why });

/**
 * Every table, and where a party finds what is its own of it in the copy of its data. A new table has to be considered here:
 * add it to one of the own-*.queries, or say why nothing in it is a party's own.
 */
const CONSIDERED: Readonly<Record<string, string | { readonly not: string }>> = {
  Party: 'profile', PartyText: 'profile', Grant: 'grants', Role: 'grants', Session: 'sessions', DeliveryAddress: 'delivery_addresses', Consent: 'consents',
  DocumentSubmission: 'documents', StoredFile: 'files', Favourite: 'favourites', SavedSearch: 'saved_searches',
  Product: 'products', ProductChange: 'product_changes', Catalog: 'catalogs',
  Rfq: 'rfqs', RfqFile: 'rfqs', RfqInvitation: 'invitations', RfqMessage: 'messages', Offer: 'offers', OfferFile: 'offers', Dpq: 'quotations', DpqRevision: 'quotations',
  Dpo: 'orders', OrderDelivery: 'orders', SurveyAppointment: 'orders', PackingList: 'orders',
  WorkOrder: 'work_orders', WorkRefusal: 'work_refused', WorkPaper: 'work_papers', Milestone: 'milestones', FeeOffer: 'fees', SurveyReport: 'survey_reports', SurveyVersion: 'survey_reports', SurveyPhoto: 'survey_reports',
  Payment: 'payments', PaymentReceipt: 'payments', RemittanceAdvice: 'remittance_advices', Invoice: 'invoices', InvoiceTax: 'invoices', InvoiceCharge: 'invoices', CreditNote: 'invoices',
  LedgerAccount: 'wallets', LedgerEntry: 'wallets', LedgerTransfer: 'wallets', BankDetails: 'bank_details', Payout: 'payouts',
  Dispute: 'disputes', Ruling: 'disputes', Evidence: 'evidence', CaseMessage: 'case_messages', CaseFile: 'case_messages', Rating: 'ratings',
  ContactRequest: 'contact_requests', Issue: 'help_requests', Notification: 'notifications', HeldText: 'held_texts',
  ExportMark: not('the code of a paper, and no word of it'),
  CaseRead: not('says only up to where a thread was read'),
  PasswordLink: not('a secret that was mailed'), Proof: not('belongs to an address, before there is an account'), PendingRegistration: not('becomes the profile'),
  Mail: not('is what the bell tells, and is removed once it is sent'), OutboxMessage: not('is what the bell tells, and is removed once it is sent'), IdempotencyKey: not('lives for a day'), Throttle: not('counts, and is forgotten after a day'),
  AuditEntry: not('the house’s log, which proves itself and tells of others as well'), AuditSeal: not('the seal of the log'),
  ContactFormSubmission: not('is sent without an account'), RefusedContactForm: not('is sent without an account'),
  ProductPicture: not('public'), ProductText: not('public'), ProductCertificate: not('public'), PriceTier: not('public'), CatalogText: not('public'), CatalogProduct: not('public'),
  ProductCount: not('reckoned from the products'), ProductSearch: not('reckoned from the products'), SearchWord: not('reckoned from the products'), FacetCount: not('reckoned from the products'),
  Port: not('nobody’s'), ExchangeRate: not('nobody’s'), Setting: not('the house’s'),
};

const FOLDER = 'prisma/schema';
const tables = readdirSync(FOLDER).flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^model (\w+) \{/gm)].map(([, name = '']) => name));

it('every table is considered for the copy of a party’s own data, and no other', () => {
  expect(Object.keys(CONSIDERED).sort()).toEqual([...tables].sort());
});

it('every part of the copy is made of some table', () => {
  const parts = Object.keys(ownDataAnswer.shape).filter((name) => name !== 'made_at');
  expect([...new Set(Object.values(CONSIDERED).filter((where) => typeof where === 'string'))].sort()).toEqual(parts.sort());
});
