import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DpoAnswer, WorkflowAnswer } from './order.schema';

export const dpoFields = {
  id: true, dpqId: true, rfqId: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true,
  status: true, specifications: true, deliveryDate: true, paymentTerms: true, createdAt: true, withoutAcceptance: true, goodsReadyOn: true, goodsReadyPacking: true, cancelReason: true,
  buyer: { select: partyNameFields },
  seller: { select: partyNameFields },
  deliveryPort: { select: { name: true } },
  workOrders: { select: { kind: true, status: true } },
  payments: { select: { status: true } },
} satisfies Prisma.DpoSelect;

type DpoRow = Prisma.DpoGetPayload<{ select: typeof dpoFields }>;

/** States in which nothing can be outstanding any more. */
const ENDED: readonly string[] = ['completed', 'cancelled'];

/** A row as the API answers it. */
export function toDpoAnswer(row: DpoRow): DpoAnswer {
  const surveyed = row.workOrders.some((order) => order.kind === 'survey' && order.status === 'completed');
  const funded = row.payments.length > 0 && row.payments.every((payment) => payment.status !== 'pending');
  return {
    id: row.id,
    dpqId: row.dpqId,
    product: row.productName,
    buyer: displayName(row.buyer),
    quantity: row.quantity,
    unitPrice: toJsonNumber(row.unitPriceMinor),
    currency: row.currency,
    status: row.status,
    specifications: row.specifications,
    deliveryDate: row.deliveryDate?.toISOString().slice(0, 10) ?? null,
    deliveryPort: row.deliveryPort?.name ?? null,
    paymentTerms: row.paymentTerms,
    rfqId: row.rfqId,
    seller: row.seller && displayName(row.seller),
    unit: row.unit,
    total: toJsonNumber(row.totalMinor),
    createdAt: row.createdAt.toISOString(),
    withoutAcceptance: row.withoutAcceptance,
    outstanding: ENDED.includes(row.status) ? [] : [...(surveyed ? [] : (['survey'] as const)), ...(funded ? [] : (['funds'] as const))],
    goodsReadyOn: row.goodsReadyOn?.toISOString().slice(0, 10) ?? null,
    goodsReadyPacking: row.goodsReadyPacking,
    cancelReason: row.cancelReason,
  };
}

function list(where: Prisma.DpoWhereInput, range: Range): Promise<Counted<DpoAnswer>> {
  return readRange(range, {
    rows: (part) => db.dpo.findMany({ where, select: dpoFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dpo.count({ where }),
    answer: toDpoAnswer,
  });
}

/** Every order, for the captain's desk, newest first. */
export function listAllDpos(range: Range): Promise<Counted<DpoAnswer>> {
  return list({}, range);
}

/** A buyer's own orders, newest first. */
export function listDposOfBuyer(buyerId: number, range: Range): Promise<Counted<DpoAnswer>> {
  return list({ buyerId }, range);
}

/** A seller's own orders, newest first. */
export function listDposOfSeller(sellerId: number, range: Range): Promise<Counted<DpoAnswer>> {
  return list({ sellerId }, range);
}

type StepStatus = WorkflowAnswer['survey']['status'];

/** A work order's state as a step of the tracker. */
function stepOfWork(status: string | undefined): StepStatus {
  if (status === 'completed') return 'completed';
  return status === 'in_progress' || status === 'accepted' ? 'in_progress' : 'pending';
}

/** `in_progress` once funds are held, `completed` once they were released, refunded, split, or there was nothing to pay. */
function stepOfPayment(status: string | undefined): StepStatus {
  if (status === 'processed') return 'in_progress';
  return status === 'released' || status === 'refunded' || status === 'settled' ? 'completed' : 'pending';
}

/** Orders that a party may follow: captain and admin all, others those they take part in (a partner by its work order). */
function followedBy(party: { partyId: number; role: string | null }): Prisma.DpoWhereInput {
  if (party.role === 'captain' || party.role === 'admin') return {};
  return { OR: [{ buyerId: party.partyId }, { sellerId: party.partyId }, { workOrders: { some: { holderId: party.partyId } } }] };
}

/** The six steps of an order (domain.md, DPO), or null when it is not this party's to see. */
export async function findWorkflow(dpoId: number, party: { partyId: number; role: string | null }): Promise<WorkflowAnswer | null> {
  const dpo = await db.dpo.findFirst({
    where: { id: dpoId, ...followedBy(party) },
    select: { id: true, status: true, workOrders: { select: { kind: true, status: true } }, payments: { select: { status: true } } },
  });
  if (!dpo) return null;
  const work = (kind: string) => ({ status: stepOfWork(dpo.workOrders.find((order) => order.kind === kind)?.status) });
  const payment = dpo.payments[0]?.status;
  return {
    quotation: { status: 'completed' },
    survey: work('survey'),
    orderConfirmation: { status: dpo.status === 'pending' || dpo.status === 'cancelled' ? 'pending' : 'completed' },
    transport: work('transport'),
    logistics: work('logistics'),
    payment: { status: stepOfPayment(payment) },
    order: { id: dpo.id, status: dpo.status, paymentStatus: payment ?? 'pending' },
  };
}
