import 'server-only';
import type { Actor } from '@/access/actor';
import { isHouse } from '@/access/roles';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { freezeFields } from '@/modules/dispute/dispute.queries';
import { freezes } from '@/modules/dispute/dispute.schema';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { asOthersRead, namesForOthers } from '@/modules/moderation/moderation.queries';
import { toPacked } from '@/modules/order/packing.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { isMoneyHeld, OPEN_WORK, ROLE_OF_KIND, type OrderWorkAnswer, type WorkAnswer, type WorkKind, type WorkPaperAnswer } from './work.schema';

export const paperFields = { id: true, kind: true, number: true, issuer: true, issuedOn: true, validUntil: true, insuredMinor: true, currency: true, clauses: true, note: true, fileKey: true } satisfies Prisma.WorkPaperSelect;
const milestoneFields = { select: { id: true, partyId: true, kind: true, at: true, place: true, note: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] } satisfies Prisma.WorkOrder$milestonesArgs;

const workFields = {
  id: true, kind: true, status: true, assignedToId: true, trackingNumber: true, createdAt: true, acceptedAt: true, completedAt: true,
  milestones: milestoneFields,
  paper: { select: { partyId: true, ...paperFields } },
  feeOffers: { select: { id: true, amountMinor: true, currency: true, status: true, partyId: true }, orderBy: { id: 'desc' }, take: 1 },
  holderId: true,
  dpo: {
    select: {
      id: true, status: true, productName: true, quantity: true, unit: true, specifications: true, deliveryDate: true, paymentTerms: true, goodsReadyOn: true, goodsReadyPacking: true, packingList: { select: { packages: true, packageKind: true, netGrams: true, grossGrams: true } }, totalMinor: true, currency: true,
      buyer: { select: { id: true, ...partyNameFields, port: { select: { code: true, name: true } } } },
      seller: { select: { id: true, ...partyNameFields, port: { select: { code: true, name: true } } } },
      deliveryPort: { select: { code: true, name: true } },
      payments: { select: { status: true, amountMinor: true } },
      transfers: { where: { kind: 'fee_return' }, select: { id: true }, take: 1 },
      disputes: { select: freezeFields },
      surveyDecision: true, workOrders: { where: { report: { verdict: 'failed' } }, select: { id: true }, take: 1 },
    },
  },
} satisfies Prisma.WorkOrderSelect;
type WorkRow = Prisma.WorkOrderGetPayload<{ select: typeof workFields }>;

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** A paper as the API answers it. */
export function toPaper({ id, kind, number, issuer, clauses, note, fileKey, insuredMinor, currency, issuedOn, validUntil }: Prisma.WorkPaperGetPayload<{ select: typeof paperFields }>): WorkPaperAnswer {
  return {
    id, kind, number, issuer, clauses, note,
    issuedOn: issuedOn.toISOString().slice(0, 10),
    validUntil: dayOf(validUntil),
    insured: insuredMinor === null || currency === null ? null : { amount: toJsonNumber(insuredMinor), currency },
    hasFile: fileKey !== null,
  };
}

const toMilestone = ({ kind, at, place, note }: WorkRow['milestones'][number]) => ({ kind, at: at.toISOString(), place, note });

/**
 * The newest fee offer, where it is the holder's own: what another has asked, that gave the work back before, is none of its
 * reader's business. An agreed fee goes with the work (docs/decisions/0023): who takes it knows what it is paid.
 */
function toFee({ holderId, feeOffers: [offer], dpo }: Pick<WorkRow, 'holderId' | 'feeOffers' | 'dpo'>): WorkAnswer['fee'] {
  if (!offer || (offer.partyId !== holderId && offer.status !== 'accepted')) return null;
  const { id, amountMinor, currency, status } = offer;
  return { id, amount: toJsonNumber(amountMinor), currency, status, returned: status === 'accepted' && dpo.transfers.length > 0 };
}

/** Kinds of work that need to know what the goods are worth. */
const VALUED: readonly WorkKind[] = ['insurance', 'customs'];

/** Where an order's voyage ends: the port that its terms name, or the buyer's own where they end at the port of loading. */
export function dischargePortOf<P extends { readonly code: string }>({ buyer, seller, deliveryPort }: { readonly buyer: { readonly port: P | null }; readonly seller: { readonly port: P | null } | null; readonly deliveryPort: P | null }): P | null {
  return deliveryPort && deliveryPort.code !== seller?.port?.code ? deliveryPort : buyer.port;
}

/** A row as the API answers it to a partner, with names of the order's sides as others read them. */
function toWorkAnswer({ dpo, ...row }: WorkRow, nameOf: (side: WorkRow['dpo']['buyer']) => string): WorkAnswer {
  return {
    id: row.id,
    catalog: dpo.productName,
    buyer: nameOf(dpo.buyer),
    seller: dpo.seller && nameOf(dpo.seller),
    status: row.status,
    kind: row.kind,
    orderId: dpo.id,
    orderStatus: dpo.status,
    quantity: dpo.quantity,
    unit: dpo.unit,
    specifications: dpo.specifications,
    originPort: dpo.seller?.port?.name ?? null,
    deliveryPort: dpo.deliveryPort?.name ?? null,
    dischargePort: dischargePortOf(dpo)?.name ?? null,
    deliveryDate: dayOf(dpo.deliveryDate),
    paymentTerms: dpo.paymentTerms,
    goodsReadyOn: dayOf(dpo.goodsReadyOn),
    packing: dpo.goodsReadyPacking,
    packed: dpo.packingList && toPacked(dpo.packingList),
    goodsValue: VALUED.includes(row.kind) ? { amount: toJsonNumber(dpo.totalMinor), currency: dpo.currency } : null,
    isAssigned: row.assignedToId !== null,
    isFunded: isMoneyHeld(dpo.payments),
    inDispute: dpo.disputes.some(freezes),
    // What another has begun goes on: its goods are on their way.
    isSurveyUndecided: row.trackingNumber === null && dpo.surveyDecision === null && dpo.workOrders.length > 0,
    isAwaited: dpo.payments.some(({ status }) => status === 'pending'),
    trackingId: row.trackingNumber,
    milestones: row.milestones.map(toMilestone),
    paper: row.paper && toPaper(row.paper),
    fee: toFee({ ...row, dpo }),
    createdAt: row.createdAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** Who reads work orders; those that are open to all are offered once HR has approved it. */
export type Partner = Pick<Actor, 'partyId' | 'approved'>;

/** Orders on which a party stands on neither side: nobody surveys, insures, carries or clears what it buys or sells itself. */
function ordersOfOthers(partyId: number): Prisma.DpoWhereInput {
  // An order without a seller has no other side; SQL's `not` alone would leave it out.
  return { buyerId: { not: partyId }, OR: [{ sellerId: null }, { sellerId: { not: partyId } }] };
}

/** Work orders of a kind that were offered to a partner and that it has not declined, also those that another has taken since. */
export function offeredTo({ partyId, approved }: Partner, kind: WorkKind): Prisma.WorkOrderWhereInput {
  // Nothing is offered to whom HR has not approved.
  return { kind, ...(approved ? {} : { id: { in: [] } }), OR: [{ assignedToId: null }, { assignedToId: partyId }], refusals: { none: { partyId } }, dpo: ordersOfOthers(partyId) };
}

/** Work orders of a kind that a partner may read: those it holds, and pending ones that it is offered and has not declined. */
export function visibleTo(partner: Partner, kind: WorkKind): Prisma.WorkOrderWhereInput {
  return { kind, OR: [{ holderId: partner.partyId }, { holderId: null, status: 'pending', AND: offeredTo(partner, kind) }] };
}

/** Which of a partner's work orders a list shows. */
export type WorkPart = 'all' | 'held' | 'documented';

const PARTS = {
  all: {},
  held: { holderId: { not: null } },
  documented: { paper: { isNot: null } },
} as const satisfies Readonly<Record<WorkPart, Prisma.WorkOrderWhereInput>>;

/** The names of orders' sides, as somebody reads them who stands on neither. */
export function namesOfSides<P extends Parameters<Awaited<ReturnType<typeof namesForOthers>>>[0]>(client: Tx, orders: readonly { readonly buyer: P; readonly seller: P | null }[]) {
  return namesForOthers(client, orders.flatMap(({ buyer, seller }) => (seller ? [buyer, seller] : [buyer])));
}

/** A work order with what was said of it, and by whom. */
interface Said {
  readonly holderId: number | null;
  readonly milestones: readonly { readonly id: number; readonly partyId: number; readonly place: string; readonly note: string }[];
  readonly paper: ({ readonly id: number; readonly partyId: number; readonly note: string; readonly number: string; readonly issuer: string }) | null;
}

/** Work orders without what is held back of the words of those who had them before; the holder's own stay as they are. */
export async function withoutHeldTexts<W extends Said>(client: Tx, rows: readonly W[]): Promise<W[]> {
  const milestones = rows.flatMap(({ holderId, ...row }) => row.milestones.filter(({ partyId }) => partyId !== holderId));
  const papers = rows.flatMap(({ holderId, paper }) => (paper && paper.partyId !== holderId ? [paper] : []));
  if (milestones.length === 0 && papers.length === 0) return [...rows];
  const told = new Map((await asOthersRead(client, 'milestone', milestones, ['place', 'note'])).map((milestone) => [milestone.id, milestone]));
  const handedIn = new Map((await asOthersRead(client, 'work_paper', papers, ['note', 'number', 'issuer'])).map((paper) => [paper.id, paper]));
  return rows.map((row) => ({
    ...row,
    milestones: row.milestones.map((milestone) => told.get(milestone.id) ?? milestone),
    paper: row.paper && (handedIn.get(row.paper.id) ?? row.paper),
  }));
}

/** Work orders as their partner reads them: texts and names of the order's sides without what is held back. */
async function asPartnerReads(client: Tx, rows: readonly WorkRow[]): Promise<WorkAnswer[]> {
  const orders = new Map((await asOthersRead(client, 'dpo', rows.map(({ dpo }) => dpo), ['goodsReadyPacking'])).map((dpo) => [dpo.id, dpo]));
  const nameOf = await namesOfSides(client, rows.map(({ dpo }) => dpo));
  const said = await withoutHeldTexts(client, rows);
  return said.map((row) => toWorkAnswer({ ...row, dpo: orders.get(row.dpo.id) ?? row.dpo }, nameOf));
}

/** A partner's work orders of a kind, those that wait first, then the newest. */
export function listWork(partner: Partner, kind: WorkKind, part: WorkPart, range: Range): Promise<Counted<WorkAnswer>> {
  const where = { AND: [visibleTo(partner, kind), PARTS[part]] };
  return readRange(range, {
    rows: async (slice) => asPartnerReads(db, await db.workOrder.findMany({ where, select: workFields, orderBy: [{ status: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }], ...slice })),
    count: () => db.workOrder.count({ where }),
    answer: (work) => work,
  });
}

/** One work order inside a transaction, as its partner reads it. */
export async function readWork(tx: Tx, id: number): Promise<WorkAnswer> {
  const [work] = await asPartnerReads(tx, [await tx.workOrder.findUniqueOrThrow({ where: { id }, select: workFields })]);
  if (!work) throw new Error(`Work order ${id} is gone`);
  return work;
}

/** Papers that somebody may see: its own, of work on its own orders, of work that it holds, and all for the house. */
export function papersOf({ partyId, role }: { readonly partyId: number; readonly role: string | null }): Prisma.WorkPaperWhereInput {
  if (isHouse(role)) return {};
  return { OR: [{ partyId }, { workOrder: { OR: [{ holderId: partyId }, { dpo: { buyerId: partyId } }, { dpo: { sellerId: partyId } }] } }] };
}

const orderWorkFields = {
  id: true, kind: true, status: true, trackingNumber: true, holderId: true,
  milestones: { ...milestoneFields, select: { ...milestoneFields.select, party: { select: { id: true, ...partyNameFields } } } }, paper: { select: { party: { select: { id: true, ...partyNameFields } }, ...paperFields } },
  holder: { select: { id: true, ...partyNameFields } }, assignedTo: { select: { id: true, ...partyNameFields } }, _count: { select: { refusals: { where: { byCaptain: false } } } },
} satisfies Prisma.WorkOrderSelect;

type OrderWorkRow = Prisma.WorkOrderGetPayload<{ select: typeof orderWorkFields }>;

/** Who has said something of a work order and does not hold it any more, each once. */
function formerHoldersOf({ holderId, milestones, paper }: OrderWorkRow): OrderWorkRow['milestones'][number]['party'][] {
  const sayers = new Map([...milestones, ...(paper ? [paper] : [])].map(({ party }) => [party.id, party]));
  return [...sayers.values()].filter(({ id }) => id !== holderId);
}

/**
 * The work orders of one order, in the order in which they are done: for captain and admin any order's, for its buyer and
 * seller their own.
 *
 * @throws Problem not_found
 */
export async function listWorkOfOrder(dpoId: number, party: { readonly partyId: number; readonly role: string | null }, client: Tx = db): Promise<OrderWorkAnswer[]> {
  const dpo = await client.dpo.findFirst({
    where: { id: dpoId, ...(isHouse(party.role) ? {} : { OR: [{ buyerId: party.partyId }, { sellerId: party.partyId }] }) },
    select: { workOrders: { select: orderWorkFields, orderBy: { kind: 'asc' } } },
  });
  if (!dpo) throw new Problem('not_found');
  const papers = dpo.workOrders.flatMap(({ paper }) => paper ?? []);
  const read = new Map((isHouse(party.role) ? papers : await asOthersRead(client, 'work_paper', papers, ['note', 'number', 'issuer'])).map((paper) => [paper.id, paper]));
  const told = isHouse(party.role) ? [] : await asOthersRead(client, 'milestone', dpo.workOrders.flatMap(({ milestones }) => milestones), ['place', 'note']);
  const readByThem = new Map(told.map((milestone) => [milestone.id, milestone]));
  const before = dpo.workOrders.map(formerHoldersOf);
  const nameOf = isHouse(party.role) ? displayName : await namesForOthers(client, [...before.flat(), ...dpo.workOrders.flatMap(({ holder, assignedTo }) => [holder, assignedTo].filter((one) => one !== null))]);
  return dpo.workOrders.map(({ holder, assignedTo, _count, trackingNumber, holderId: _, ...row }, index) => ({
    ...row,
    formerHolders: before[index]?.map(nameOf) ?? [],
    holder: holder && nameOf(holder),
    assignedTo: assignedTo && nameOf(assignedTo),
    refusals: _count.refusals,
    trackingId: trackingNumber,
    milestones: row.milestones.map((milestone) => toMilestone(readByThem.get(milestone.id) ?? milestone)),
    paper: row.paper && toPaper(read.get(row.paper.id) ?? row.paper),
  }));
}

/** A work order's kind, who has it, and the sides of its order. */
interface WorkOfSides {
  readonly kind: WorkKind;
  readonly holderId: number | null;
  readonly dpo: { readonly buyerId: number; readonly sellerId: number | null };
}

/** Partners who may take a work order now: approved by HR, not blocked, on no side of its order, and others than who has it. */
export function partnersFor({ kind, holderId, dpo }: WorkOfSides): Prisma.PartyWhereInput {
  const without = [holderId, dpo.buyerId, dpo.sellerId].filter((id) => id !== null);
  return { status: 'active', approvedAt: { not: null }, grants: { some: { role: { slug: ROLE_OF_KIND[kind] } } }, NOT: { id: { in: without } } };
}

/** Whom a work order that nobody is asked for alone is offered to: those partners, without who has declined it. */
export async function partnersOffered(tx: Tx, workOrderId: number, work: WorkOfSides): Promise<number[]> {
  return (await tx.party.findMany({ where: { ...partnersFor(work), workRefusals: { none: { workOrderId } } }, select: { id: true } })).map(({ id }) => id);
}

/**
 * Those partners, by name, with how much work each has open.
 *
 * @throws Problem not_found (no such work order)
 */
export async function listPartners(workId: number, range: Range) {
  const work = await db.workOrder.findUnique({ where: { id: workId }, select: { kind: true, holderId: true, dpo: { select: { buyerId: true, sellerId: true } } } });
  if (!work) throw new Problem('not_found');
  const where = partnersFor(work);
  return readRange(range, {
    rows: (part) => db.party.findMany({
      where, select: { ...partyNameFields, id: true, vendorCode: true, _count: { select: { workOrders: { where: { status: { in: OPEN_WORK } } } } } }, orderBy: [{ companyName: 'asc' }, { id: 'asc' }], ...part,
    }),
    count: () => db.party.count({ where }),
    answer: (row) => ({ id: row.id, name: displayName(row), vendorCode: row.vendorCode, openWork: row._count.workOrders }),
  });
}
