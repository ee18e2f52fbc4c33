import 'server-only';
import { isHouse } from '@/access/roles';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { freezeFields, PAID_OUT, paidOutFields, rulingFields, toRulingAnswer } from '@/modules/dispute/dispute.queries';
import { freezes } from '@/modules/dispute/dispute.schema';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { asOthersRead, namesForOthers } from '@/modules/moderation/moderation.queries';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { reckonWay, wayFields } from '@/modules/tracking/way.queries';
import { addDays } from '@/server/clock';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { outstandingOf, stageOf, travelGapsOf, type Ending, type Freeze, type OrderFacts } from './order-facts.schema';
import { AWAITED_SURVEY_STATES, READY_DAY_STATES, type AwaitedSurveyAnswer, type DpoAnswer, type MONEY_HOLDERS, type WorkflowAnswer } from './order.schema';
import { toPacked } from './packing.schema';

/** What disputes do to an order: the one that freezes it, and how one was ruled. */
const ruledFields = { ...freezeFields, ruling: { select: { status: true, outcome: true } } } satisfies Prisma.DisputeSelect;

/** Milestones of goods that have left their seller: all but the booking of their ship. */
export const FETCHED = { kind: { not: 'booked' } } satisfies Prisma.MilestoneWhereInput;

const dpoFields = {
  id: true, dpqId: true, rfqId: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true,
  status: true, specifications: true, deliveryDate: true, paymentTerms: true, createdAt: true, withoutAcceptance: true, goodsReadyOn: true, goodsReadyPacking: true, cancelReason: true, cancelledByBuyer: true, surveyDecision: true,
  buyer: { select: { id: true, ...partyNameFields } },
  seller: { select: { id: true, ...partyNameFields } },
  deliveryPort: { select: { name: true } },
  workOrders: { select: { kind: true, status: true, report: { select: { verdict: true, failedLines: true } }, milestones: { where: FETCHED, select: { id: true }, take: 1 } } },
  payments: { select: { id: true, status: true, reference: true, amountMinor: true, receivedMinor: true }, orderBy: { id: 'asc' } },
  invoice: { select: { id: true, number: true, status: true, charges: { select: { amountMinor: true } } } },
  transfers: { where: { kind: 'fee_return' }, select: { id: true }, take: 1 },
  delivery: { select: { consignee: true, notifyParty: true, recipient: true, street: true, zipCode: true, city: true, country: true } },
  surveyAppointment: { select: { place: true, inspectOn: true, contactName: true } },
  rfq: { select: { productId: true } },
  packingList: { select: { packages: true, packageKind: true, quantity: true, netGrams: true, grossGrams: true, marks: true, updatedAt: true } },
  rating: { select: { id: true } },
  buyerId: true, sellerId: true,
  disputes: { select: { id: true, status: true, ruling: { select: rulingFields } }, orderBy: { id: 'desc' } },
} satisfies Prisma.DpoSelect;

type FoundDpo = Prisma.DpoGetPayload<{ select: typeof dpoFields }>;
/** A row with the texts of its appointment beside its own, where they are held back like these. */
type DpoRow = FoundDpo & { readonly confirmsAt: Date | undefined; readonly paidOut: readonly PaidOut[]; readonly autoConfirmDays: number; readonly inspectionPlace: string; readonly inspectionContact: string };
type PaidOut = Prisma.LedgerTransferGetPayload<{ select: typeof paidOutFields }>;
type NameOf = (party: DpoRow['buyer']) => string;

const instant = (date: Date | null | undefined) => date?.toISOString() ?? null;
/** A calendar day as the API writes it. */
export const isoDay = (day: Date) => day.toISOString().slice(0, 10);

type Disputed = Pick<Prisma.DisputeGetPayload<{ select: typeof ruledFields }>, 'status' | 'ruling'>;

/** The outcome of an approved ruling, the newest if there are several. */
const ruledOf = (disputes: readonly Disputed[]) => disputes.find(({ ruling }) => ruling?.status === 'approved')?.ruling?.outcome ?? null;

/** Where the dispute stands that freezes an order. */
function freezeOf(disputes: readonly Disputed[]): Freeze | null {
  const dispute = disputes.find(freezes);
  if (!dispute) return null;
  return dispute.status === 'open' ? 'open' : dispute.status === 'under_review' ? 'review' : 'approval';
}

/** How far a survey's work order is; in other states it is merely offered, or not to come any more. */
const SURVEY_IS: Partial<Readonly<Record<FoundDpo['workOrders'][number]['status'], OrderFacts['surveyIs']>>> = { accepted: 'taken', in_progress: 'begun' };

function toOrderPayment(payment: DpoRow['payments'][number] | undefined): DpoAnswer['payment'] {
  if (!payment) return null;
  const { id, status, reference, amountMinor, receivedMinor } = payment;
  return { id, status, reference, rest: status === 'pending' && receivedMinor > 0n ? toJsonNumber(amountMinor - receivedMinor) : null };
}

/** What is known of an order when one says what is outstanding and what happens next. */
function factsOf(row: FoundDpo): OrderFacts {
  const isDone = (kind: FoundDpo['workOrders'][number]['kind']) => row.workOrders.some((order) => order.kind === kind && order.status === 'completed');
  const verdict = row.workOrders.find(({ report }) => report)?.report?.verdict ?? (isDone('survey') ? 'passed' : null);
  return {
    status: row.status, verdict, surveyIs: SURVEY_IS[row.workOrders.find(({ kind }) => kind === 'survey')?.status ?? 'pending'] ?? 'offered', isDecided: row.surveyDecision !== null,
    isFunded: row.payments.length > 0 && row.payments.every((payment) => payment.status !== 'pending'),
    isDeliveryNamed: row.delivery !== null, isReady: row.goodsReadyOn !== null, isInsured: isDone('insurance'), isFiled: isDone('customs'),
    freeze: freezeOf(row.disputes), ruling: ruledOf(row.disputes),
  };
}

/** What ended a cancelled order: an approved ruling, its buyer, or else the captain. */
function endingOf({ status, disputes, cancelledByBuyer }: { readonly status: string; readonly cancelledByBuyer: boolean; readonly disputes: readonly Disputed[] }): Ending | null {
  if (status !== 'cancelled') return null;
  const ruled = ruledOf(disputes);
  if (ruled === 'refund' || ruled === 'split') return ruled;
  return cancelledByBuyer ? 'buyer' : 'captain';
}

/** How many days a buyer has at least from being told of a delivery, where it confirms itself after `days`. */
export const noticeDays = (days: number): number => Math.min(days, SETTINGS.leastNoticeDays);

/** When a delivery of a day confirms itself that was recorded then, unless it is disputed: the kept days after the delivery itself (domain.md), and never before its buyer has had some days to look (docs/decisions/0030). */
export async function confirmsItselfAt({ deliveredAt, recordedAt }: { readonly deliveredAt: Date; readonly recordedAt: Date }): Promise<Date> {
  const days = await recentSetting('autoConfirmDays');
  return new Date(Math.max(addDays(deliveredAt, days).getTime(), addDays(recordedAt, noticeDays(days)).getTime()));
}

/** When the deliveries among some orders confirm themselves, as far as no dispute freezes them. When one came is what its forwarder says, when that was recorded what the audit log does. */
async function confirmationsOf(client: Tx, rows: readonly FoundDpo[]): Promise<ReadonlyMap<number, Date>> {
  const ids = rows.flatMap(({ id, status, disputes }) => (status === 'delivered' && !disputes.some(freezes) ? [String(id)] : []));
  if (ids.length === 0) return new Map();
  const delivered = await client.auditEntry.findMany({ where: { entity: 'dpo', entityId: { in: ids }, action: 'dpo.deliver' }, select: { entityId: true, at: true }, orderBy: { seq: 'asc' } });
  const came = await client.milestone.findMany({ where: { kind: 'delivered', workOrder: { dpoId: { in: ids.map(Number) } } }, select: { at: true, workOrder: { select: { dpoId: true } } } });
  return new Map(await Promise.all(delivered.map(async ({ entityId, at }) => {
    const id = Number(entityId);
    return [id, await confirmsItselfAt({ deliveredAt: came.find(({ workOrder }) => workOrder.dpoId === id)?.at ?? at, recordedAt: at })] as const;
  })));
}

/** A row as the API answers it. */
function toDpoAnswer(row: DpoRow, nameOf: NameOf): DpoAnswer {
  const facts = factsOf(row);
  const feesMinor = (row.invoice?.charges ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    id: row.id,
    dpqId: row.dpqId,
    product: row.productName,
    buyer: nameOf(row.buyer),
    quantity: row.quantity,
    unitPrice: toJsonNumber(row.unitPriceMinor),
    currency: row.currency,
    status: row.status,
    specifications: row.specifications,
    deliveryDate: row.deliveryDate?.toISOString().slice(0, 10) ?? null,
    deliveryPort: row.deliveryPort?.name ?? null,
    paymentTerms: row.paymentTerms,
    rfqId: row.rfqId,
    seller: row.seller && nameOf(row.seller),
    unit: row.unit,
    total: toJsonNumber(row.totalMinor),
    customsFees: toJsonNumber(feesMinor),
    totalWithFees: toJsonNumber(row.totalMinor + feesMinor),
    feesReturned: row.transfers.length > 0,
    createdAt: row.createdAt.toISOString(),
    withoutAcceptance: row.withoutAcceptance,
    outstanding: outstandingOf(facts),
    travelGaps: travelGapsOf(facts),
    stage: stageOf(facts),
    endedBy: endingOf(row),
    confirmsAt: instant(row.confirmsAt),
    autoConfirmDays: row.autoConfirmDays,
    goodsReadyOn: row.goodsReadyOn?.toISOString().slice(0, 10) ?? null,
    mayChangeReady: row.goodsReadyOn !== null && READY_DAY_STATES.includes(row.status) && row.workOrders.every(({ milestones }) => milestones.length === 0),
    goodsReadyPacking: row.goodsReadyPacking,
    packedAt: row.packingList?.updatedAt.toISOString() ?? null,
    packingList: row.packingList && { ...toPacked(row.packingList), quantity: row.packingList.quantity, marks: row.packingList.marks },
    cancelReason: row.cancelReason,
    productId: row.rfq.productId,
    delivery: row.delivery,
    inspection: row.surveyAppointment && { place: row.inspectionPlace, date: isoDay(row.surveyAppointment.inspectOn), contactName: row.inspectionContact },
    inDispute: row.disputes.some(freezes),
    disputes: row.disputes.map(({ id, status, ruling }) => ({ id, status, ruling: ruling && toRulingAnswer(ruling, row, row.paidOut) })),
    surveyVerdict: row.workOrders.find(({ report }) => report)?.report?.verdict ?? null,
    surveyFailedLines: row.workOrders.find(({ report }) => report)?.report?.failedLines ?? 0,
    surveyDecision: row.surveyDecision,
    isRated: row.rating !== null,
    payment: toOrderPayment(row.payments[0]),
    invoice: row.invoice && { id: row.invoice.id, number: row.invoice.number, status: row.invoice.status },
  };
}

/** What was paid out of the escrow of those orders about which there is a ruling, by order. */
async function paidOutOf(client: Tx, rows: readonly FoundDpo[]): Promise<ReadonlyMap<number, PaidOut[]>> {
  const ids = rows.flatMap(({ id, disputes }) => (ruledOf(disputes) === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const transfers = await client.ledgerTransfer.findMany({ where: { dpoId: { in: ids }, ...PAID_OUT }, select: { dpoId: true, ...paidOutFields } });
  return new Map(ids.map((id) => [id, transfers.filter(({ dpoId }) => dpoId === id)]));
}

/** Who reads an order. */
export type DpoReader = 'house' | 'buyer' | 'seller';

/** Texts of an order that the other side wrote. */
const OTHERS_TEXTS = { house: [], buyer: ['goodsReadyPacking', 'inspectionPlace', 'inspectionContact'], seller: ['cancelReason'] } as const;

/** Parts of where the goods go that the buyer wrote and the seller reads. */
const DELIVERY_TEXTS = ['consignee', 'notifyParty', 'recipient', 'street', 'zipCode', 'city'] as const;

/** Orders as the reader may read them: texts and names of the other side, and where the goods go, without what is held back. */
async function asReadBy(client: Tx, reader: DpoReader, found: readonly FoundDpo[]): Promise<DpoAnswer[]> {
  const confirmations = await confirmationsOf(client, found);
  const autoConfirmDays = await recentSetting('autoConfirmDays');
  const paidOut = await paidOutOf(client, found);
  const rows = found.map((row) => ({ ...row, paidOut: paidOut.get(row.id) ?? [], confirmsAt: confirmations.get(row.id), autoConfirmDays, inspectionPlace: row.surveyAppointment?.place ?? '', inspectionContact: row.surveyAppointment?.contactName ?? '' }));
  if (reader === 'house') return rows.map((row) => toDpoAnswer(row, displayName));
  const read = await asOthersRead(client, 'dpo', rows, OTHERS_TEXTS[reader]);
  const lists = reader === 'seller' ? [] : rows.flatMap(({ id, packingList }) => (packingList ? [{ ...packingList, id }] : []));
  const packed = new Map((await asOthersRead(client, 'packing_list', lists, ['marks'])).map(({ id, ...list }) => [id, list]));
  const deliveries = reader === 'seller' ? await deliveriesAsOthersRead(client, rows) : new Map<number, Delivery>();
  const nameOf = await namesForOthers(client, rows.flatMap(({ buyer, seller }) => (reader === 'seller' ? [buyer] : seller ? [seller] : [])));
  return read.map((row) => toDpoAnswer({ ...row, delivery: deliveries.get(row.id) ?? row.delivery, packingList: packed.get(row.id) ?? row.packingList }, nameOf));
}

type Delivery = NonNullable<DpoRow['delivery']>;

/** Where the goods of orders go, by order, as whoever is not their buyer reads it. */
export async function deliveriesAsOthersRead(client: Tx, rows: readonly { readonly id: number; readonly delivery: Delivery | null }[]): Promise<ReadonlyMap<number, Delivery>> {
  const known = rows.flatMap(({ id, delivery }) => (delivery ? [{ id, ...delivery }] : []));
  return new Map((await asOthersRead(client, 'delivery', known, DELIVERY_TEXTS)).map(({ id, ...delivery }) => [id, delivery]));
}

/** One order inside a transaction, as the reader sees it. */
export async function readDpo(tx: Tx, id: number, reader: DpoReader): Promise<DpoAnswer> {
  const [answer] = await asReadBy(tx, reader, [await tx.dpo.findUniqueOrThrow({ where: { id }, select: dpoFields })]);
  if (!answer) throw new Error(`Order ${id} is gone`);
  return answer;
}

function list(where: Prisma.DpoWhereInput, reader: DpoReader, range: Range): Promise<Counted<DpoAnswer>> {
  return readRange(range, {
    rows: async (part) => asReadBy(db, reader, await db.dpo.findMany({ where, select: dpoFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.dpo.count({ where }),
    answer: (order) => order,
  });
}

/** Every order, for the captain's desk, newest first. */
export function listAllDpos(range: Range): Promise<Counted<DpoAnswer>> {
  return list({}, 'house', range);
}

/** A buyer's own orders, newest first. */
export function listDposOfBuyer(buyerId: number, range: Range): Promise<Counted<DpoAnswer>> {
  return list({ buyerId }, 'buyer', range);
}

/** One of a buyer's own orders; null where it has none of that number. */
export async function findDpoOfBuyer(id: number, buyerId: number): Promise<DpoAnswer | null> {
  const row = await db.dpo.findFirst({ where: { id, buyerId }, select: dpoFields });
  const [order] = row ? await asReadBy(db, 'buyer', [row]) : [];
  return order ?? null;
}

/** A seller's own orders, newest first. */
export function listDposOfSeller(sellerId: number, range: Range): Promise<Counted<DpoAnswer>> {
  return list({ sellerId }, 'seller', range);
}

const surveyFields = {
  id: true, status: true,
  dpo: { select: { id: true, productName: true, quantity: true, unit: true, status: true, goodsReadyOn: true, surveyAppointment: { select: { place: true, inspectOn: true, contactName: true, phone: true, email: true, note: true } } } },
} satisfies Prisma.WorkOrderSelect;

function toAwaitedSurvey({ id, status, dpo }: Prisma.WorkOrderGetPayload<{ select: typeof surveyFields }>): AwaitedSurveyAnswer {
  const awaited = AWAITED_SURVEY_STATES.find((state) => state === status);
  if (!awaited) throw new Error(`Survey ${id} is not awaited`);
  const { surveyAppointment } = dpo;
  const { inspectOn, ...contact } = surveyAppointment ?? { inspectOn: null };
  return {
    id, status: awaited, dpoId: dpo.id, product: dpo.productName, quantity: dpo.quantity, unit: dpo.unit, orderStatus: dpo.status,
    goodsReadyOn: dpo.goodsReadyOn && isoDay(dpo.goodsReadyOn),
    appointment: inspectOn && 'place' in contact ? { ...contact, date: isoDay(inspectOn) } : null,
  };
}

/** Surveys that are still to come. */
const AWAITED = { kind: 'survey', status: { in: [...AWAITED_SURVEY_STATES] } } satisfies Prisma.WorkOrderWhereInput;

/** Surveys that a seller's orders wait for, the newest order first. */
export function listAwaitedSurveys(sellerId: number, range: Range): Promise<Counted<AwaitedSurveyAnswer>> {
  const where = { ...AWAITED, dpo: { sellerId } } satisfies Prisma.WorkOrderWhereInput;
  return readRange(range, {
    rows: (part) => db.workOrder.findMany({ where, select: surveyFields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.workOrder.count({ where }),
    answer: toAwaitedSurvey,
  });
}

/** How many of them the surveyor does not know a place and a day for yet. */
export const countUnarranged = (sellerId: number) => db.workOrder.count({ where: { ...AWAITED, dpo: { sellerId, surveyAppointment: null } } });

/** The survey that an order waits for, inside a transaction. */
export async function readAwaitedSurvey(tx: Tx, dpoId: number): Promise<AwaitedSurveyAnswer> {
  return toAwaitedSurvey(await tx.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId, kind: 'survey' } }, select: surveyFields }));
}

type StepStatus = WorkflowAnswer['survey']['status'];

/** A work order's state as a step of the tracker. */
function stepOfWork(status: string | undefined): StepStatus {
  return status === 'accepted' || status === 'in_progress' || status === 'completed' ? status : 'pending';
}

/** `in_progress` once funds are held, `completed` once they were released, refunded, split, or there was nothing to pay. */
function stepOfPayment(status: string | undefined): StepStatus {
  if (status === 'processed') return 'in_progress';
  return status === 'released' || status === 'refunded' || status === 'settled' ? 'completed' : 'pending';
}

/** Orders that a party may follow: captain and admin all, others those they take part in (a partner by its work order, an arbitrator by its case). */
export function followedBy(party: { partyId: number; role: string | null }): Prisma.DpoWhereInput {
  if (isHouse(party.role)) return {};
  return { OR: [{ buyerId: party.partyId }, { sellerId: party.partyId }, { workOrders: { some: { holderId: party.partyId } } }, { disputes: { some: { arbitratorId: party.partyId } } }] };
}

type MoneyHolder = (typeof MONEY_HOLDERS)[number];

const HOLDER_BY_STATUS: Readonly<Record<string, MoneyHolder>> = { processed: 'escrow', released: 'seller', refunded: 'returned', settled: 'shared' };

interface OwedMoney {
  readonly status: string;
  readonly amountMinor: bigint;
  readonly receivedMinor: bigint;
}

/** Who holds an order's money and how much of it. Until the whole has come the part that came is held, and a cancelled one's is as long as it is not returned. */
function moneyOf(payment: OwedMoney | undefined, totalMinor: bigint, currency: DpoAnswer['currency']): NonNullable<WorkflowAnswer['order']['money']> {
  const { status = 'pending', amountMinor = totalMinor, receivedMinor = 0n } = payment ?? {};
  if (amountMinor === 0n) return { holder: 'nothing', amount: 0, outstanding: 0, currency };
  const holder = HOLDER_BY_STATUS[status] ?? (receivedMinor > 0n ? 'escrow' : status === 'cancelled' ? 'nothing' : 'buyer');
  const heldMinor = holder === 'nothing' ? 0n : holder === 'buyer' ? amountMinor : receivedMinor;
  const isOwed = status === 'pending';
  return { holder, amount: toJsonNumber(heldMinor), outstanding: isOwed ? toJsonNumber(amountMinor - receivedMinor) : 0, currency };
}

/** The later of two days; the one that is known where the other is not. */
const latestDay = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));

const dayOf = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null;

/** Roles that may know an order's money: its two sides, who leads it, and who rules on it. */
const SEES_MONEY: readonly (string | null)[] = ['captain', 'admin', 'buyer', 'seller', 'arbitrator'];

/** Who can do something about goods that travel without cover or filing. */
const SEES_GAPS: readonly (string | null)[] = ['captain', 'admin', 'buyer'];

const workflowFields = {
  ...wayFields,
  status: true, cancelledByBuyer: true, totalMinor: true, currency: true, createdAt: true, confirmedAt: true, completedAt: true,
  disputes: { select: ruledFields, orderBy: { id: 'desc' } },
  workOrders: { select: { ...wayFields.workOrders.select, status: true, completedAt: true } },
  payments: { select: { id: true, status: true, amountMinor: true, receivedMinor: true, dueOn: true }, orderBy: { id: 'asc' } },
  surveyAppointment: { select: { inspectOn: true } },
} satisfies Prisma.DpoSelect;

/** When an order's money was released or returned, as the audit log knows it. */
async function paidAt(paymentId: number | undefined): Promise<Date | null> {
  const entry = await db.auditEntry.findFirst({
    where: { entity: 'payment', entityId: String(paymentId ?? 0), action: { in: ['payment.release', 'payment.refund', 'payment.split'] } },
    select: { at: true }, orderBy: { seq: 'desc' },
  });
  return entry?.at ?? null;
}

/**
 * The six steps of an order (domain.md, DPO) with what was planned and what was done, or null when it is not this party's to see. What is
 * owed is planned for the day on which it is due; once it is held, for the delivery, which releases it.
 */
export async function findWorkflow(dpoId: number, party: { partyId: number; role: string | null; timeZone: string }): Promise<WorkflowAnswer | null> {
  const dpo = await db.dpo.findFirst({ where: { id: dpoId, ...followedBy(party) }, select: workflowFields });
  if (!dpo) return null;
  const [payment] = dpo.payments;
  const { plan, readyOn } = reckonWay(dpo, party.timeZone);
  const isDone = (kind: string) => dpo.workOrders.some((order) => order.kind === kind && order.status === 'completed');
  const work = (kind: string, plannedOn: Date | null) => {
    const order = dpo.workOrders.find((one) => one.kind === kind);
    const status = stepOfWork(order?.status);
    // What a partner says to have happened then, and not when it said so.
    return { status, plannedOn: dayOf(plannedOn), doneAt: status === 'completed' ? instant(order?.milestones.at(-1)?.at ?? order?.completedAt) : null };
  };
  // The goods are looked at when they are ready, the captain decides the day after, and they are at the port the day after that at the earliest.
  const surveyOn = dpo.surveyAppointment?.inspectOn ?? readyOn ?? plan.picked_up.plannedOn;
  const confirmationOn = surveyOn && addDays(surveyOn, 1);
  const transportOn = latestDay(plan.at_port.plannedOn, confirmationOn && addDays(confirmationOn, 1));
  const logisticsOn = plan.delivered.plannedOn && latestDay(plan.delivered.plannedOn, transportOn && addDays(transportOn, 1));
  return {
    quotation: { status: 'completed', plannedOn: null, doneAt: instant(dpo.createdAt) },
    survey: work('survey', surveyOn),
    orderConfirmation: { status: dpo.status === 'pending' || (dpo.status === 'cancelled' && dpo.confirmedAt === null) ? 'pending' : 'completed', plannedOn: dayOf(confirmationOn), doneAt: instant(dpo.confirmedAt) },
    transport: work('transport', plan.at_port.plannedOn && transportOn),
    logistics: work('logistics', logisticsOn),
    payment: { status: stepOfPayment(payment?.status), plannedOn: dayOf(payment?.status === 'pending' ? payment.dueOn : logisticsOn), doneAt: instant(await paidAt(payment?.id)) },
    order: { id: dpo.id, status: dpo.status, paymentStatus: payment?.status ?? 'pending', endedBy: endingOf(dpo), travelGaps: SEES_GAPS.includes(party.role) ? travelGapsOf({ status: dpo.status, isInsured: isDone('insurance'), isFiled: isDone('customs'), ruling: ruledOf(dpo.disputes) }) : [], money: SEES_MONEY.includes(party.role) ? moneyOf(payment, dpo.totalMinor, dpo.currency) : null },
  };
}
