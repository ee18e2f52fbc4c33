/** What people do in demo trades, by the commands alone; prisma/seed/trades.ts makes stories of it. */
import type { Actor } from '../../src/access/actor.ts';
import { reportGoodsReady, setDelivery, setPacking } from '../../src/modules/order/goods.commands.ts';
import { confirmDpo, convertDpq, processDpo } from '../../src/modules/order/order.commands.ts';
import { packingBody, surveyAppointmentBody, type DpoAnswer } from '../../src/modules/order/order.schema.ts';
import { arrangeSurvey } from '../../src/modules/order/survey-appointment.commands.ts';
import { sendMessage, submitEvidence } from '../../src/modules/dispute/case.commands.ts';
import { evidenceBody, messageBody } from '../../src/modules/dispute/case.schema.ts';
import { assignArbitrator, openDispute } from '../../src/modules/dispute/dispute.commands.ts';
import { makeOffer } from '../../src/modules/offer/offer.commands.ts';
import { offerBody } from '../../src/modules/offer/offer.schema.ts';
import { processPayment } from '../../src/modules/payment/payment.commands.ts';
import { remittanceBody } from '../../src/modules/payment/payment.schema.ts';
import { adviseRemittance } from '../../src/modules/payment/remittance.commands.ts';
import { fileCustoms } from '../../src/modules/customs/customs.commands.ts';
import { filingBody } from '../../src/modules/customs/customs.schema.ts';
import { acceptDpq, acceptRfq } from '../../src/modules/quotation/quotation.commands.ts';
import { acceptRfqBody, type DpqAnswer } from '../../src/modules/quotation/quotation.schema.ts';
import { respondToRfq } from '../../src/modules/rfq/rfq-answer.commands.ts';
import type { RfqAnswer } from '../../src/modules/rfq/rfq.schema.ts';
import { toDecimal } from '../../src/modules/ledger/money.schema.ts';
import { addDeliveryAddress } from '../../src/modules/profile/profile.commands.ts';
import { recordMilestone, startLogistics, startTransport } from '../../src/modules/tracking/tracking.commands.ts';
import { isLastMilestone, milestoneBody, type TrackedKind } from '../../src/modules/tracking/tracking.schema.ts';
import { acceptWork } from '../../src/modules/work/work.commands.ts';
import { MILESTONES_OF_KIND, type WorkKind } from '../../src/modules/work/work.schema.ts';
import { makePdf, makeStoredFile, makeTextPicture } from '../../src/modules/upload/upload.factory.ts';
import { addDays } from '../../src/server/clock.ts';
import { db } from '../../src/server/db.ts';
import { surveyed } from './surveys.ts';

/** Everybody who acts in a demo trade, and what it is about. */
export interface Cast {
  readonly buyer: Actor;
  readonly seller: Actor;
  readonly captain: Actor;
  readonly accountant: Actor;
  readonly arbitrator: Actor;
  /** Whose case one was before it was given to the arbitrator. */
  readonly formerArbitrator: Actor;
  readonly surveyor: Actor;
  readonly transporter: Actor;
  readonly forwarder: Actor;
  readonly customsAgent: Actor;
  readonly goods: Goods;
}

/** The product that is traded: what it is listed for, and the port it is loaded in. */
interface Goods {
  /** Minor units of US dollars, per unit. */
  readonly priceMinor: bigint;
  readonly loadingPortId: number | null;
  readonly dischargePortId: number | null;
}

/** A paper that a party has put up, by its key. */
export const handedIn = async (party: Actor, name: string, line: string) => (await makeStoredFile(party, { name, bytes: makePdf(line) })).key;

export const portOf = async (partyId: number) => (await db.party.findUniqueOrThrow({ where: { id: partyId }, select: { portId: true } })).portId;

export const day = (offset: number) => addDays(new Date(), offset).toISOString().slice(0, 10);

/** A price around the listed one, so many per cent of it, as decimal text; never below one cent. */
export const priced = ({ goods }: Cast, percent: number) => {
  const minor = (goods.priceMinor * BigInt(percent)) / 100n;
  return toDecimal(minor > 0n ? minor : 1n);
};

export const quote = (cast: Cast, rfq: RfqAnswer, percent = 97) => acceptRfq(cast.captain, rfq.id, acceptRfqBody.parse({
  finalPrice: priced(cast, percent), message: 'Price includes export packing and the survey at the load port.', specifications: 'As offered; tolerance 5 % in quantity.',
  deliveryPortId: cast.goods.loadingPortId, deliveryDate: day(45), paymentTerms: 'FOB',
}));
export const agree = ({ buyer }: Cast, dpq: DpqAnswer) => acceptDpq(buyer, dpq.id, { revision: dpq.revision, hash: dpq.hash });
export const order = async (cast: Cast, rfq: RfqAnswer, percent?: number) => {
  const dpq = await quote(cast, rfq, percent);
  await agree(cast, dpq);
  return convertDpq(cast.captain, dpq.id);
};
export const confirmed = async (cast: Cast, rfq: RfqAnswer, percent: number) => (await confirmDpo(cast.captain, (await order(cast, rfq, percent)).id)).id;
export const paymentOf = (dpoId: number) => db.payment.findFirstOrThrow({ where: { dpoId }, select: { id: true, amountMinor: true } });
/** The money of a confirmed order has arrived; gives the payment's id. */
export const paid = async (cast: Cast, dpoId: number) => (await processPayment(cast.accountant, (await paymentOf(dpoId)).id)).id;
/** The buyer says that its bank has sent money, with the bank's paper. */
export const advised = async ({ buyer }: Cast, paymentId: number, bankReference: string, minor: bigint) => {
  const { key } = await makeStoredFile(buyer, { name: 'transfer-confirmation.pdf', bytes: makePdf(`Transfer ${bankReference} sent on ${day(-2)}`) });
  return adviseRemittance(buyer, paymentId, remittanceBody.parse({ key, bankReference, amount: toDecimal(minor), sentOn: day(-2) }));
};
/** When an order's dispute was opened, and the order three weeks before. */
export const disputedSince = async (dpoId: number, daysAgo: number) => {
  const at = (days: number) => addDays(new Date(), -days);
  await db.dpo.update({ where: { id: dpoId }, data: { createdAt: at(daysAgo + 21), confirmedAt: at(daysAgo + 20), processingAt: at(daysAgo + 19) }, select: { id: true } });
  await db.dispute.updateMany({ where: { dpoId }, data: { createdAt: at(daysAgo) } });
  await db.dispute.updateMany({ where: { dpoId, assignedAt: { not: null } }, data: { assignedAt: at(daysAgo - 0.5) } });
};
/** An order in process, paid and disputed; the captain has given it to the arbitrator, whose case it gives. */
export const disputed = async (cast: Cast, rfq: RfqAnswer, percent: number, side: 'buyer' | 'seller', reason: string, daysAgo: number, first = cast.arbitrator, beforePaid?: (dpoId: number) => Promise<unknown>) => {
  const dpoId = await confirmed(cast, rfq, percent);
  await processDpo(cast.captain, dpoId);
  await beforePaid?.(dpoId);
  const paymentId = await paid(cast, dpoId);
  const { id } = await openDispute(cast[side], side, dpoId, { reason, keys: [] });
  await assignArbitrator(cast.captain, id, first.partyId);
  await disputedSince(dpoId, daysAgo);
  return { id, paymentId };
};
/** Somebody puts a picture with some words on it into a case. */
export const shown = async (party: Actor, disputeId: number, title: string, lines: readonly string[]) => {
  const { key } = await makeStoredFile(party, { name: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`, bytes: await makeTextPicture(lines) });
  return submitEvidence(party, disputeId, evidenceBody.parse({ title, key }));
};
export const said = (party: Actor, disputeId: number, text: string, keys: readonly string[] = []) => sendMessage(party, disputeId, messageBody.parse({ text, keys }));
/** The buyer says where the goods go: to the first of its addresses, which is kept with the first order. */
export const addressed = async ({ buyer }: Cast, dpoId: number) => {
  const kept = await db.deliveryAddress.findFirst({ where: { partyId: buyer.partyId }, select: { id: true }, orderBy: { id: 'asc' } });
  const { id: addressId } = kept ?? (await addDeliveryAddress(buyer, { label: 'Main warehouse', recipient: 'Goods in, gate 3', address: 'Veddeler Damm 14', zip_code: '20457', city: 'Hamburg', country: 'DE' }));
  return setDelivery(buyer, dpoId, { addressId, consignee: buyer.companyName, notifyParty: `${buyer.companyName}, import desk` });
};
/** The seller tells the surveyor where the goods can be inspected. */
export const arranged = ({ seller }: Cast, dpoId: number, offset: number) => arrangeSurvey(seller, dpoId, surveyAppointmentBody.parse({
  place: 'Warehouse 7, Container Freight Station, Nhava Sheva', date: day(offset), contactName: 'Duty officer, gate 2', phone: '+912227240000', email: '', note: 'Open from 8 to 17 h; helmet and safety shoes.',
}));
/** The seller says how the goods are packed; `short` of what was ordered, where its papers shall not agree yet. */
export const packing = ({ buyer }: Cast, { quantity, unit }: Pick<DpoAnswer, 'quantity' | 'unit'>, short = 0) => {
  const netKg = unit === 'kg' ? quantity - short : 9600;
  return packingBody.parse({ packages: 24, packageKind: 'pallets', quantity: quantity - short, netKg, grossKg: Math.ceil(netKg * 1.03), marks: `${buyer.companyName.toUpperCase()}\nHAMBURG\n1-24` });
};
export const packed = (cast: Cast, dpo: Pick<DpoAnswer, 'id' | 'quantity' | 'unit'>, short = 0) => setPacking(cast.seller, dpo.id, packing(cast, dpo, short));
export const respond = ({ captain }: Cast, rfq: RfqAnswer, action: 'negotiate' | 'doq' | 'reject', response: string) => respondToRfq(captain, rfq.id, { action, response });
export const offer = (cast: Cast, rfq: RfqAnswer, percent: number) => makeOffer(cast.seller, rfq.id, offerBody.parse({
  unitPrice: priced(cast, percent), minQuantity: rfq.quantity, leadTimeDays: 21, validUntil: day(30), message: 'Ready from stock, palletised.',
}));

/** An order in process of some days ago, paid, whose goods are ready and whose transport and freight are taken on; gives its number. */
export const ready = async (cast: Cast, rfq: RfqAnswer, percent: number, daysAgo: number) => {
  const { id } = await order(cast, rfq, percent);
  await surveyed(cast.surveyor, id, 'passed');
  await confirmDpo(cast.captain, id);
  await addressed(cast, id);
  await processDpo(cast.captain, id);
  await paid(cast, id);
  const [createdAt, confirmedAt] = [addDays(new Date(), -daysAgo), addDays(new Date(), 1 - daysAgo)];
  await db.dpo.update({ where: { id }, data: { createdAt, confirmedAt, processingAt: confirmedAt, deliveryDate: new Date(`${day(38 - daysAgo)}T00:00:00Z`) }, select: { id: true } });
  const surveyedAt = addDays(new Date(), 0.8 - daysAgo);
  const { id: surveyId } = await db.workOrder.update({ where: { dpoId_kind: { dpoId: id, kind: 'survey' } }, data: { acceptedAt: surveyedAt, startedAt: surveyedAt, completedAt: surveyedAt }, select: { id: true } });
  await db.surveyReport.update({ where: { workOrderId: surveyId }, data: { inspectedOn: new Date(`${surveyedAt.toISOString().slice(0, 10)}T00:00:00Z`), submittedAt: surveyedAt, updatedAt: surveyedAt }, select: { id: true } });
  await reportGoodsReady(cast.seller, id, { date: new Date(`${day(2 - daysAgo)}T00:00:00Z`), packing: '', list: packing(cast, await db.dpo.findUniqueOrThrow({ where: { id }, select: { quantity: true, unit: true } })) });
  for (const kind of ['transport', 'logistics'] as const) await acceptWork(partnerOf(cast, kind), kind, await workOf(id, kind));
  return id;
};
const partnerOf = (cast: Cast, kind: TrackedKind) => (kind === 'transport' ? cast.transporter : cast.forwarder);
export const workOf = async (dpoId: number, kind: WorkKind) => (await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId, kind } }, select: { id: true } })).id;

const PAPERS = {
  transport: { file: 'proof-of-delivery.pdf', title: 'Proof of delivery', number: 'POD', issuer: 'Sahyadri Road Carriers' },
  logistics: { file: 'bill-of-lading.pdf', title: 'Bill of lading', number: 'BL', issuer: 'Blue Anchor Forwarding' },
} as const;
const PLACES: Readonly<Record<string, string>> = { picked_up: "Supplier's warehouse", at_port: 'Port gate 4', gate_in: 'Container terminal', loaded: 'Berth 7', delivered: 'Veddeler Damm 14' };

/** A partner records its milestones, the last ones given so many days ago; behind the last of all its paper is handed in. */
export const travelled = async (cast: Cast, dpoId: number, kind: TrackedKind, daysAgo: readonly number[]) => {
  const [partner, workId, paper] = [partnerOf(cast, kind), await workOf(dpoId, kind), PAPERS[kind]];
  for (const [index, ago] of daysAgo.entries()) {
    const milestone = MILESTONES_OF_KIND[kind][index];
    if (!milestone) break;
    const number = `${paper.number}-${7000 + dpoId}`;
    const document = isLastMilestone(kind, milestone)
      ? { number, issuer: paper.issuer, issuedOn: day(-ago), key: (await makeStoredFile(partner, { name: paper.file, bytes: makePdf(`${paper.title} ${number}`) })).key }
      : null;
    await recordMilestone(partner, kind, workId, milestoneBody.parse({ kind: milestone, at: addDays(new Date(), -ago).toISOString(), place: PLACES[milestone] ?? '', document }));
  }
};
/** Transport and freight are started. */
export const begun = async (cast: Cast, dpoId: number) => {
  await startTransport(cast.transporter, await workOf(dpoId, 'transport'));
  await startLogistics(cast.forwarder, await workOf(dpoId, 'logistics'));
};
/** Customs are filed for an order, so many days ago. */
const cleared = async ({ customsAgent }: Cast, dpoId: number, daysAgo: number) => {
  const workId = await workOf(dpoId, 'customs');
  await acceptWork(customsAgent, 'customs', workId);
  await fileCustoms(customsAgent, workId, filingBody.parse({ number: `SB-${new Date().getUTCFullYear()}-${76_000 + workId}`, issuer: 'Jawaharlal Nehru Custom House', issuedOn: day(-daysAgo), note: 'Let export order granted.', key: null }));
  const at = addDays(new Date(), -daysAgo);
  await db.workOrder.update({ where: { id: workId }, data: { acceptedAt: at, startedAt: at, completedAt: at }, select: { id: true } });
};
export const arrivedAt = async (cast: Cast, rfq: RfqAnswer, percent: number) => {
  const id = await ready(cast, rfq, percent, 40);
  await begun(cast, id);
  await travelled(cast, id, 'transport', [36, 36, 34]);
  await cleared(cast, id, 35);
  await travelled(cast, id, 'logistics', [37, 33, 32, 31, 4, 2, 1]);
  return id;
};
