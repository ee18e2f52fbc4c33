import 'server-only';
import { notify } from '@/modules/notification/notification.commands';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import { feeOfferMachine, type FeeOfferAction, type FeeOfferStatus } from './fee-offer.machine';

/** The only way a fee offer's status changes. */
export function moveFee(tx: Tx, action: FeeOfferAction, actor: TransitionActor, row: { readonly id: number; readonly status: FeeOfferStatus }, data: Prisma.FeeOfferUncheckedUpdateManyInput = {}): Promise<FeeOfferStatus> {
  return transition(tx, {
    machine: feeOfferMachine, action, actor, row,
    write: ({ id, from, to }) => tx.feeOffer.updateMany({ where: { id, status: from }, data: { ...data, status: to, version: { increment: 1 } } }),
    reread: (id) => tx.feeOffer.findUnique({ where: { id }, select: { status: true } }),
  });
}

/** A fee that was proposed and ended undecided. */
interface Ended {
  readonly id: number;
  readonly partyId: number;
  readonly workOrder: { readonly dpo: { readonly id: number; readonly productName: string } };
}

/**
 * What is proposed for a work order, or for all of an order, ends with it.
 *
 * @returns whose it was
 */
export async function endFees(tx: Tx, where: { readonly workOrderId: number } | { readonly workOrder: { readonly dpoId: number } }): Promise<Ended[]> {
  const ids = (await tx.feeOffer.findMany({ where: { ...where, status: feeOfferMachine.initial }, select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.$queryRaw`SELECT 1 FROM "FeeOffer" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  const proposed = await tx.feeOffer.findMany({ where: { id: { in: ids }, status: feeOfferMachine.initial }, select: { id: true, status: true, partyId: true, workOrder: { select: { dpo: { select: { id: true, productName: true } } } } }, orderBy: { id: 'asc' } });
  for (const row of proposed) await moveFee(tx, 'withdraw', SYSTEM_ACTOR, row, { decidedAt: new Date() });
  return proposed;
}

/** What is still proposed for an order can't join its invoice once nothing is awaited for it any more: it ends, and its agent is told why. */
export async function voidFees(tx: Tx, dpoId: number): Promise<void> {
  for (const { id, partyId, workOrder: { dpo } } of await endFees(tx, { workOrder: { dpoId } })) {
    await notify(tx, { kind: 'fee_void', params: { feeId: id, dpoId: dpo.id, title: dpo.productName }, to: [partyId] });
  }
}
