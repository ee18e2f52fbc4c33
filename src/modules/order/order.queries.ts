import 'server-only';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DpoAnswer } from './order.schema';

export const dpoFields = {
  id: true, dpqId: true, rfqId: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true,
  status: true, specifications: true, deliveryDate: true, paymentTerms: true, createdAt: true, withoutAcceptance: true,
  buyer: { select: partyNameFields },
  seller: { select: partyNameFields },
  deliveryPort: { select: { name: true } },
  workOrders: { select: { kind: true, status: true } },
  payments: { select: { status: true } },
} satisfies Prisma.DpoSelect;

type DpoRow = Prisma.DpoGetPayload<{ select: typeof dpoFields }>;

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
    outstanding: [...(surveyed ? [] : (['survey'] as const)), ...(funded ? [] : (['funds'] as const))],
  };
}

/** Every order, for the captain's desk, newest first. */
export async function listAllDpos(): Promise<DpoAnswer[]> {
  const rows = await db.dpo.findMany({ select: dpoFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: SETTINGS.listLimit });
  return rows.map(toDpoAnswer);
}
