import 'server-only';
import { db } from '@/server/db';
import { readOwnCases } from './own-cases.queries';
import { OLDEST, shownMoney } from './own-data.shapes';
import { readOwnMoney } from './own-money.queries';
import { readOwnWork } from './own-work.queries';
import type { OwnDataAnswer } from './preferences.schema';


/**
 * All that the house keeps of a party and that is its own. Every column is named here, so that none comes along by itself:
 * no hash, no key of a file, and of the other side of a trade nothing that the party could not see on its own desks.
 */
export async function readOwnData(partyId: number): Promise<OwnDataAnswer> {
  // One part after the other: all at once they would take every connection to the database.
  const person = await readPerson(partyId);
  const papers = await readPapers(partyId);
  const trade = await readTrade(partyId);
  const work = await readOwnWork(partyId);
  const money = await readOwnMoney(partyId);
  const cases = await readOwnCases(partyId);
  const talk = await readTalk(partyId);
  return { made_at: new Date().toISOString(), ...person, ...papers, ...trade, ...work, ...money, ...cases, ...talk };
}

async function readPerson(partyId: number) {
  const [party, grants, deliveryAddresses, favourites, savedSearches, sessions] = await Promise.all([
    db.party.findUniqueOrThrow({
      where: { id: partyId },
      select: {
        vendorCode: true, email: true, firstName: true, lastName: true, companyName: true, phone: true, address: true, zipCode: true, taxId: true, about: true, tradingSince: true,
        status: true, timeZone: true, locale: true, mailNotices: true, createdAt: true, approvedAt: true, verifiedAt: true, rejectReason: true, port: { select: { code: true, name: true } },
        texts: { select: { language: true, about: true } },
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
  const [products, changes, catalogs, rfqs, invitations, offers, quotations, orders] = await Promise.all([
    db.product.findMany({
      where: { sellerId: partyId },
      select: { id: true, name: true, description: true, category: true, status: true, priceMinor: true, currency: true, unit: true, moq: true, availableQuantity: true, createdAt: true },
      orderBy: OLDEST,
    }),
    db.productChange.findMany({ where: { product: { sellerId: partyId } }, select: { productId: true, createdAt: true, refusedAt: true, refuseReason: true }, orderBy: OLDEST }),
    db.catalog.findMany({ where: { sellerId: partyId }, select: { title: true, description: true, status: true, takenDownReason: true }, orderBy: { id: 'asc' } }),
    db.rfq.findMany({
      where: { buyerId: partyId },
      select: {
        id: true, title: true, description: true, quantity: true, unit: true, currency: true, budgetMinMinor: true, budgetMaxMinor: true, responseDeadline: true, deliveryPort: { select: { code: true, name: true } }, paymentTerms: true,
        productName: true, status: true, createdAt: true, updatedAt: true,
        files: { select: { file: { select: { name: true } } }, orderBy: { id: 'asc' } },
      },
      orderBy: OLDEST,
    }),
    db.rfqInvitation.findMany({ where: { sellerId: partyId }, select: { rfqId: true, createdAt: true }, orderBy: OLDEST }),
    db.offer.findMany({
      where: { sellerId: partyId },
      select: { rfqId: true, unitPriceMinor: true, currency: true, minQuantity: true, leadTimeDays: true, validUntil: true, message: true, status: true, createdAt: true, files: { select: { file: { select: { name: true } } }, orderBy: { id: 'asc' } } },
      orderBy: OLDEST,
    }),
    readQuotations(partyId),
    readOrders(partyId),
  ]);
  return {
    products: products.map(({ priceMinor, ...product }) => ({ ...product, price: shownMoney(priceMinor) })),
    product_changes: changes,
    catalogs,
    invitations,
    rfqs: rfqs.map(({ budgetMinMinor, budgetMaxMinor, files, ...rfq }) => ({ ...rfq, files: files.map(({ file }) => file.name), budgetMin: shownMoney(budgetMinMinor), budgetMax: shownMoney(budgetMaxMinor) })),
    offers: offers.map(({ unitPriceMinor, files, ...offer }) => ({ ...offer, files: files.map(({ file }) => file.name), unitPrice: shownMoney(unitPriceMinor) })),
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
    ...quotation, revisions: revisions.map(({ unitPriceMinor, ...revision }) => ({ ...revision, unitPrice: shownMoney(unitPriceMinor) })),
  }));
}

/** Orders bought and sold; what a seller was not shown is not in its copy either. */
async function readOrders(partyId: number) {
  const orders = await db.dpo.findMany({
    where: { OR: [{ buyerId: partyId }, { sellerId: partyId }] },
    select: {
      id: true, buyerId: true, status: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true, specifications: true,
      deliveryDate: true, paymentTerms: true, createdAt: true, confirmedAt: true, processingAt: true, goodsReadyOn: true, goodsReadyPacking: true, completedAt: true, cancelledAt: true,
      delivery: { select: { consignee: true, notifyParty: true, recipient: true, street: true, zipCode: true, city: true, country: true, updatedAt: true } },
      packingList: { select: { packages: true, packageKind: true, quantity: true, netGrams: true, grossGrams: true, marks: true, updatedAt: true } },
      surveyAppointment: { select: { place: true, inspectOn: true, contactName: true, phone: true, email: true, note: true } },
    },
    orderBy: OLDEST,
  });
  // Where the goods go its buyer has written, how they are packed and who is met at their inspection its seller.
  return orders.map(({ buyerId, unitPriceMinor, totalMinor, delivery, packingList, surveyAppointment, ...order }) => ({
    ...order, delivery: buyerId === partyId ? delivery : null, packing: buyerId === partyId ? null : packed(packingList), inspection: buyerId === partyId ? null : surveyAppointment, side: buyerId === partyId ? 'bought' : 'sold', unitPrice: shownMoney(unitPriceMinor), total: shownMoney(totalMinor),
  }));
}

const kilograms = (grams: bigint) => Number(grams) / 1000;

function packed<L extends { readonly netGrams: bigint; readonly grossGrams: bigint }>(list: L | null) {
  if (list === null) return null;
  const { netGrams, grossGrams, ...rest } = list;
  return { ...rest, netKg: kilograms(netGrams), grossKg: kilograms(grossGrams) };
}

async function readTalk(partyId: number) {
  const [messages, contactRequests, issues, notifications, held] = await Promise.all([
    db.rfqMessage.findMany({ where: { authorId: partyId }, select: { rfqId: true, kind: true, body: true, createdAt: true }, orderBy: OLDEST }),
    db.contactRequest.findMany({
      where: { requesterId: partyId },
      select: { reason: true, status: true, rejectReason: true, createdAt: true, decidedAt: true, subject: { select: { vendorCode: true } } },
      orderBy: OLDEST,
    }),
    db.issue.findMany({ where: { partyId }, select: { title: true, text: true, status: true, resolution: true, createdAt: true, resolvedAt: true }, orderBy: OLDEST }),
    db.notification.findMany({ where: { partyId }, select: { kind: true, params: true, isRead: true, createdAt: true }, orderBy: OLDEST }),
    db.heldText.findMany({ where: { authorId: partyId }, select: { entity: true, field: true, text: true, status: true, createdAt: true, decidedAt: true }, orderBy: OLDEST }),
  ]);
  return {
    messages,
    contact_requests: contactRequests.map(({ subject, ...request }) => ({ ...request, vendorCode: subject.vendorCode })),
    help_requests: issues,
    notifications,
    held_texts: held,
  };
}
