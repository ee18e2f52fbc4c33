import * as z from 'zod';
import { id, LIMITS, orNull, planDay, requiredText, text, titleText } from '@/http/input';
import { amountInput, CURRENCIES } from '@/modules/ledger/money.schema';
import { CATEGORIES } from '@/modules/catalogue/category.schema';
import { PRICE_TYPES, UNITS } from '@/modules/catalogue/catalogue.schema';
import { statesOf, statesWith } from '@/machine/machine';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { attachedFile, newFiles, removedFiles } from '@/modules/upload/upload.schema';
import { rfqMachine } from './rfq.machine';

/** For the tables of other modules that list RFQs. */
export { rfqMachine };

export const rfqStatus = z.enum(statesOf(rfqMachine));

/** The states in which an RFQ is weighed: sellers may offer, and take their offers back. */
export const WEIGHED_STATES = statesWith(rfqMachine, 'offer');

/** RFQs that wait for their buyer, those that wait for an answer, and the rest (domain.md, RFQ). */
export const RFQ_GROUPS = {
  needAction: ['negotiation_requested', 'doq_provided', 'responded', 'accepted', 'rejected', 'closed'],
  open: ['open', 'resubmitted'],
  history: ['processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'],
} as const satisfies Record<string, readonly z.output<typeof rfqStatus>[]>;

/** States in which it is the captain's turn. */
export const CAPTAINS_TURN = [...RFQ_GROUPS.open, 'responded'] as const;

/** Why an RFQ stands first on the captain's desk: the day it should have been answered by is over, or it has waited too long. */
export type Overdue = 'deadline' | 'unanswered';

/**
 * Whether an RFQ that waits for the captain is overdue; rfq.queries.ts asks the database the same.
 *
 * @param today the captain's calendar day (YYYY-MM-DD)
 */
export function overdueOf({ waitsSince, responseDeadline }: Pick<RfqAnswer, 'waitsSince' | 'responseDeadline'>, today: string, now = Date.now()): Overdue | null {
  if (waitsSince === null) return null;
  if (responseDeadline !== null && responseDeadline < today) return 'deadline';
  return now - Date.parse(waitsSince) > SETTINGS.rfqAnswerDays * 86_400_000 ? 'unanswered' : null;
}

/** Whole goods units: 1 to 1,000,000,000. The specification has one sentence for whatever is wrong; the form says more. */
export const quantity = z.number('rfq_quantity_invalid').int('rfq_quantity_invalid').min(1, 'rfq_quantity_invalid').max(1_000_000_000, 'rfq_quantity_invalid');

/** Where a file of an RFQ is led to. */
export function rfqFilePath(fileId: number): string {
  return `/api/rfq-files/${fileId}/file`;
}

/** What the RFQ form sends: both documented variants. Budgets are per the whole request, in the RFQ's currency. */
const rfqForm = z.strictObject({
  product_id: orNull(id('rfq_product_required')).optional(),
  title: titleText(LIMITS.title, 'rfq_title_required'),
  description: text(LIMITS.description).nullable().optional().transform((value) => value ?? ''),
  quantity,
  /** What the quantity is counted in, where no product is asked for: that has a unit of its own. Pieces where nothing is said. */
  unit: z.enum(UNITS, 'rfq_unit_invalid').optional(),
  response_deadline: orNull(planDay('rfq_deadline_invalid')),
  budget_range_min: orNull(amountInput('rfq_budget_invalid')),
  budget_range_max: orNull(amountInput('rfq_budget_invalid')),
  /** 1 USD, 2 EUR, 3 GBP, 4 INR. */
  currency_id: z.number('invalid_input').int('invalid_input').min(1, 'invalid_input').max(CURRENCIES.length, 'invalid_input').default(1),
  /** Where the goods are wanted, a port's id, and the Incoterm that prices are wished for; unsaid where they are left out. */
  delivery_port_id: orNull(id('delivery_port_unknown')).optional(),
  payment_terms: orNull(z.enum(PAYMENT_TERMS, 'invalid_input')).optional(),
  files: newFiles,
});

interface Budgets {
  readonly budget_range_min: bigint | null;
  readonly budget_range_max: bigint | null;
}
const isOrdered = ({ budget_range_min: min, budget_range_max: max }: Budgets) => min === null || max === null || min <= max;
/** Both budgets were readable; then their order is judged, whatever else is wrong: a form tells all faults at once. */
const hasBudgets = (body: unknown) => typeof body === 'object' && body !== null && 'budget_range_min' in body && typeof body.budget_range_min === 'bigint' && 'budget_range_max' in body && typeof body.budget_range_max === 'bigint';
const budgetOrder = { error: 'rfq_budget_order', path: ['budget_range_min'], when: ({ value }: { value: unknown }) => hasBudgets(value) };

export const rfqBody = rfqForm.refine(isOrdered, budgetOrder);

/** As the form judges it before it asks the server: also by the buyer's calendar, of which `today` is the day (YYYY-MM-DD). */
export function rfqBodyOn(today: string) {
  const deadline = planDay('rfq_deadline_invalid').refine((day) => day >= new Date(`${today}T00:00:00Z`), 'rfq_deadline_past');
  return rfqForm.extend({ response_deadline: orNull(deadline) }).refine(isOrdered, budgetOrder);
}

/** An edit: product and currency stay as they were asked for, whatever is sent, and so do unit, port and Incoterm where nothing is said; `version` is what the editor read. `files` are added, those of the ids in `removed_files` are taken away. */
export const editRfqBody = rfqForm.extend({ removed_files: removedFiles, version: z.int('invalid_input').min(1, 'invalid_input').optional() }).refine(isOrdered, budgetOrder);
export type EditRfqBody = z.output<typeof editRfqBody>;
export type RfqBody = z.output<typeof rfqBody>;

const CATEGORY_SLUGS: readonly string[] = CATEGORIES.map(({ slug }) => slug);

/** Whom a buyer invites to an RFQ: suppliers by their ids, or the verified ones of a category (its slug) and a port; and whether offers stay sealed until the deadline. */
export const inviteBody = z.strictObject({
  supplierIds: z.array(id('supplier_unknown')).max(SETTINGS.invitationsPerRfq, 'too_many_suppliers').optional().transform((ids) => ids ?? []),
  category: orNull(z.string('category_unknown').refine((slug) => CATEGORY_SLUGS.includes(slug), 'category_unknown')).optional(),
  portId: orNull(id('port_unknown')).optional(),
  sealed: z.boolean('invalid_input').optional().transform((sealed) => sealed ?? false),
  /** Added to the RFQ, for those who are invited to read. */
  files: newFiles,
}).refine(({ supplierIds, category, portId }) => supplierIds.length > 0 || Boolean(category) || Boolean(portId), { error: 'suppliers_required', path: ['supplierIds'] });
export type InviteBody = z.output<typeof inviteBody>;

/** A line of an RFQ's thread. `title` is a message kind, rendered by the screen; `message` is what was written; `target_price` the unit price that a buyer named in a negotiation. */
const threadMessage = z.object({ id: z.int(), title: z.string(), message: z.string(), created_at: z.iso.datetime(), author: z.string(), target_price: z.number().nullable() });

/** Where a buyer wants the goods, and the Incoterm that it wishes prices for; null where it has not said. */
export const destination = z.object({ deliveryPort: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(), paymentTerms: z.enum(PAYMENT_TERMS).nullable() });
export type Destination = z.output<typeof destination>;

/** An RFQ. Amounts are decimals in `currency`; the deadline is a day in the buyer's zone. */
export const rfqAnswer = z.object({
  id: z.int(),
  title: z.string(),
  quantity: z.int(),
  status: rfqStatus,
  buyer: z.object({ vendorCode: z.string(), name: z.string() }),
  productId: z.int().nullable(),
  product_id: z.int().nullable(),
  createdAt: z.iso.datetime(),
  budgetRangeMin: z.number().nullable(),
  budgetRangeMax: z.number().nullable(),
  responseDeadline: z.iso.date().nullable(),
  ...destination.shape,
  description: z.string(),
  notifications: z.array(threadMessage),
  unit: z.enum(UNITS),
  currency: z.enum(CURRENCIES),
  productName: z.string().nullable(),
  version: z.int(),
  /** Its newest draft quotation and the order made from that, where they exist. */
  dpqId: z.int().nullable(),
  dpoId: z.int().nullable(),
  /** Since when it waits for the captain; null where it does not. */
  waitsSince: z.iso.datetime().nullable(),
  /** Offers that stand, whoever may see what they say. */
  offers: z.int(),
  /** How many of them were made before the request was changed, and not renewed since: no quotation is made of those. */
  outdatedOffers: z.int(),
  /** Until when nobody sees what is offered; null where offers are open. */
  sealedUntil: z.iso.datetime().nullable(),
  invited: z.array(z.object({ id: z.int(), name: z.string() })),
  files: z.array(attachedFile),
});
export type RfqAnswer = z.output<typeof rfqAnswer>;

/** Whether there are offers, and none of which a quotation can be made before its seller has renewed it. */
export function awaitsRenewal({ offers, outdatedOffers }: Pick<RfqAnswer, 'offers' | 'outdatedOffers'>): boolean {
  return offers > 0 && outdatedOffers === offers;
}

/** Whether an RFQ's buyer may choose what its quantity is counted in: a product has its own unit, and quotations were made in what stood. */
export function isUnitOpen({ productId, dpqId }: Pick<RfqAnswer, 'productId' | 'dpqId'>): boolean {
  return productId === null && dpqId === null;
}

/** The product behind an RFQ as the captain's desk sees it, the seller's contact included. */
const productDetails = z.object({
  name: z.string(), category: z.string(), price: z.number(), currency: z.enum(CURRENCIES), moq: z.int(), moqUom: z.enum(UNITS),
  availableQuantity: z.int(), quantityUom: z.enum(UNITS), priceType: z.enum(PRICE_TYPES), offerValidityDate: z.iso.datetime().nullable(),
  isRelabelingAllowed: z.boolean(), status: z.string(), description: z.string(),
  seller: z.object({ vendorCode: z.string(), firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
});

/** Whether nobody may see what is offered on an RFQ yet; until then no quotation is made of it. */
export function isSealed({ sealedUntil }: { readonly sealedUntil: string | Date | null }, now = new Date()): boolean {
  return sealedUntil !== null && new Date(sealedUntil) > now;
}

export const captainRfqAnswer = rfqAnswer.extend({
  productDetails: productDetails.nullable(),
  /** Where the goods go aboard, of whoever supplies them as it stands, and the buyer's port; null where that is not known. */
  voyage: z.object({ loadingPortId: z.int().nullable(), dischargePortId: z.int().nullable() }),
});
export type CaptainRfqAnswer = z.output<typeof captainRfqAnswer>;

/** What the captain's Respond form sends. `accept` is offered there too, but has its own call. */
export const respondBody = z.strictObject({
  response: requiredText(LIMITS.message, 'response_required'),
  action: z.enum(['negotiate', 'doq', 'accept', 'reject'], 'invalid_input'),
});
export type RespondBody = z.output<typeof respondBody>;
