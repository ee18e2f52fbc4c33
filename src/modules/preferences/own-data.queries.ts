import 'server-only';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import type { OwnDataAnswer } from './preferences.schema';

const money = (minor: bigint | null) => (minor === null ? null : toJsonNumber(minor));
const OLDEST = { createdAt: 'asc' } as const;

/**
 * All that the house keeps of a party and that is its own. Every column is named here, so that none comes along by itself:
 * no hash, no key of a file, and of the other side of a trade nothing that the party could not see on its own desks.
 */
export async function readOwnData(partyId: number): Promise<OwnDataAnswer> {
  const [person, papers, trade, talk] = await Promise.all([readPerson(partyId), readPapers(partyId), readTrade(partyId), readTalk(partyId)]);
  return { made_at: new Date().toISOString(), ...person, ...papers, ...trade, ...talk };
}

async function readPerson(partyId: number) {
  const [party, grants, deliveryAddresses, favourites, savedSearches, sessions] = await Promise.all([
    db.party.findUniqueOrThrow({
      where: { id: partyId },
      select: {
        vendorCode: true, email: true, firstName: true, lastName: true, companyName: true, phone: true, address: true, zipCode: true, taxId: true, about: true, tradingSince: true,
        status: true, timeZone: true, locale: true, mailNotices: true, createdAt: true, approvedAt: true, verifiedAt: true, rejectReason: true, port: { select: { code: true, name: true } },
      },
    }),
    db.grant.findMany({ where: { partyId }, select: { createdAt: true, role: { select: { slug: true, name: true } } }, orderBy: OLDEST }),
    db.deliveryAddress.findMany({ where: { partyId }, select: { label: true, recipient: true, address: true, zipCode: true, city: true, country: true, createdAt: true }, orderBy: OLDEST }),
    db.favourite.findMany({ where: { partyId }, select: { productId: true, createdAt: true }, orderBy: OLDEST }),
    db.savedSearch.findMany({ where: { partyId }, select: { name: true, query: true, createdAt: true, toldAt: true }, orderBy: OLDEST }),
    db.session.findMany({ where: { partyId }, select: { role: true, address: true, userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true }, orderBy: OLDEST }),
  ]);
  return { profile: party, grants: grants.map(({ role, createdAt }) => ({ role: role.slug, name: role.name, createdAt })), delivery_addresses: deliveryAddresses, favourites, saved_searches: savedSearches, sessions };
}

async function readPapers(partyId: number) {
  const [consents, documents, files] = await Promise.all([
    db.consent.findMany({ where: { partyId }, select: { text: true, version: true, address: true, createdAt: true }, orderBy: OLDEST }),
    db.documentSubmission.findMany({
      where: { partyId },
      select: { role: true, documentType: true, number: true, expiresOn: true, status: true, rejectReason: true, submittedAt: true, decidedAt: true, file: { select: { name: true, size: true } } },
      orderBy: { submittedAt: 'asc' },
    }),
    db.storedFile.findMany({ where: { ownerId: partyId }, select: { kind: true, name: true, contentType: true, size: true, createdAt: true }, orderBy: OLDEST }),
  ]);
  return { consents, documents, files };
}

async function readTrade(partyId: number) {
  const [products, rfqs, offers, quotations, orders] = await Promise.all([
    db.product.findMany({
      where: { sellerId: partyId },
      select: { id: true, name: true, description: true, category: true, status: true, priceMinor: true, currency: true, unit: true, moq: true, availableQuantity: true, createdAt: true },
      orderBy: OLDEST,
    }),
    db.rfq.findMany({
      where: { buyerId: partyId },
      select: {
        id: true, title: true, description: true, quantity: true, unit: true, currency: true, budgetMinMinor: true, budgetMaxMinor: true, responseDeadline: true,
        productName: true, status: true, createdAt: true, updatedAt: true,
        files: { select: { file: { select: { name: true } } }, orderBy: { id: 'asc' } },
      },
      orderBy: OLDEST,
    }),
    db.offer.findMany({
      where: { sellerId: partyId },
      select: { rfqId: true, unitPriceMinor: true, currency: true, minQuantity: true, leadTimeDays: true, validUntil: true, message: true, status: true, createdAt: true },
      orderBy: OLDEST,
    }),
    readQuotations(partyId),
    readOrders(partyId),
  ]);
  return {
    products: products.map(({ priceMinor, ...product }) => ({ ...product, price: money(priceMinor) })),
    rfqs: rfqs.map(({ budgetMinMinor, budgetMaxMinor, files, ...rfq }) => ({ ...rfq, files: files.map(({ file }) => file.name), budgetMin: money(budgetMinMinor), budgetMax: money(budgetMaxMinor) })),
    offers: offers.map(({ unitPriceMinor, ...offer }) => ({ ...offer, unitPrice: money(unitPriceMinor) })),
    quotations,
    orders,
  };
}

async function readQuotations(buyerId: number) {
  const quotations = await db.dpq.findMany({
    where: { buyerId },
    select: {
      id: true, rfqId: true, status: true, acceptedRevision: true, acceptedAt: true, rejectedReason: true, createdAt: true,
      revisions: {
        select: { number: true, unitPriceMinor: true, currency: true, quantity: true, specifications: true, deliveryDate: true, paymentTerms: true, message: true, validUntil: true, createdAt: true },
        orderBy: { number: 'asc' },
      },
    },
    orderBy: OLDEST,
  });
  return quotations.map(({ revisions, ...quotation }) => ({
    ...quotation, revisions: revisions.map(({ unitPriceMinor, ...revision }) => ({ ...revision, unitPrice: money(unitPriceMinor) })),
  }));
}

/** Orders bought and sold; what a seller was not shown is not in its copy either. */
async function readOrders(partyId: number) {
  const orders = await db.dpo.findMany({
    where: { OR: [{ buyerId: partyId }, { sellerId: partyId }] },
    select: {
      id: true, buyerId: true, status: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true, specifications: true,
      deliveryDate: true, paymentTerms: true, createdAt: true, confirmedAt: true, processingAt: true, goodsReadyOn: true, goodsReadyPacking: true, cancelledAt: true,
      surveyAppointment: { select: { place: true, inspectOn: true, contactName: true, phone: true, email: true, note: true } },
    },
    orderBy: OLDEST,
  });
  // How the contact person of an inspection is reached, its seller alone has written and knows.
  return orders.map(({ buyerId, unitPriceMinor, totalMinor, surveyAppointment, ...order }) => ({
    ...order, inspection: buyerId === partyId ? null : surveyAppointment, side: buyerId === partyId ? 'bought' : 'sold', unitPrice: money(unitPriceMinor), total: money(totalMinor),
  }));
}

async function readTalk(partyId: number) {
  const [messages, contactRequests, issues, notifications] = await Promise.all([
    db.rfqMessage.findMany({ where: { authorId: partyId }, select: { rfqId: true, kind: true, body: true, createdAt: true }, orderBy: OLDEST }),
    db.contactRequest.findMany({
      where: { requesterId: partyId },
      select: { reason: true, status: true, rejectReason: true, createdAt: true, decidedAt: true, subject: { select: { vendorCode: true } } },
      orderBy: OLDEST,
    }),
    db.issue.findMany({ where: { partyId }, select: { title: true, text: true, status: true, resolution: true, createdAt: true, resolvedAt: true }, orderBy: OLDEST }),
    db.notification.findMany({ where: { partyId }, select: { kind: true, params: true, isRead: true, createdAt: true }, orderBy: OLDEST }),
  ]);
  return {
    messages,
    contact_requests: contactRequests.map(({ subject, ...request }) => ({ ...request, vendorCode: subject.vendorCode })),
    help_requests: issues,
    notifications,
  };
}
