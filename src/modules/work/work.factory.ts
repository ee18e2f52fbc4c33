import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeOrder, type OrderedTrade } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { ROLE_OF_KIND, type WorkKind } from './work.schema';

/** Roles that take work orders. */
export type PartnerRole = (typeof ROLE_OF_KIND)[WorkKind];

/** A service partner of each kind. */
export type Partners = Readonly<Record<PartnerRole, SignedIn>>;

export async function makePartners(): Promise<Partners> {
  const made: Partial<Record<PartnerRole, SignedIn>> = {};
  for (const role of Object.values(ROLE_OF_KIND)) made[role] = await makeSignedIn({ roles: [role] });
  return made as Partners;
}

/** An order with a pending work order of a kind, and partners: a survey before the order's confirmation, the rest behind it. */
export async function makeWork(kind: WorkKind, wish: Parameters<typeof makeOrder>[0] = {}): Promise<OrderedTrade & Partners & { readonly workId: number }> {
  const trade = await (kind === 'survey' ? makeOrder : makeConfirmedOrder)(wish);
  const { id: workId } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: trade.dpo.id, kind } }, select: { id: true } });
  return { ...trade, ...(await makePartners()), workId };
}
