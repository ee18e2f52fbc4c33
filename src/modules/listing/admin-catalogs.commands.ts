import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { notify } from '@/modules/notification/notification.commands';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { readSellerCatalog } from './admin-catalogs.queries';
import type { AdminCatalogAnswer } from './admin-catalogs.schema';
import { catalogMachine, type CatalogAction } from './catalog.machine';

async function move(actor: Actor, catalogId: number, action: CatalogAction, reason: string): Promise<AdminCatalogAnswer> {
  return transact(async (tx) => {
    // The house's own catalogs are not put together here.
    const row = await tx.catalog.findFirst({ where: { id: catalogId, sellerId: { not: null } }, select: { id: true, status: true, sellerId: true, title: true } });
    refuseOwnAffair(actor, row?.sellerId);
    await transition(tx, {
      machine: catalogMachine, action, actor: asTransitionActor(actor), row,
      write: ({ id, from, to }) => tx.catalog.updateMany({ where: { id, status: from }, data: { status: to, takenDownReason: reason } }),
      reread: (id) => tx.catalog.findUnique({ where: { id }, select: { status: true } }),
      ...(reason !== '' && { details: { reason } }),
    });
    const params = { catalogId, catalog: row?.title ?? '' };
    if (action === 'take_down') await notify(tx, { kind: 'catalog_taken_down', params: { ...params, reason }, to: [row?.sellerId ?? null] });
    else await notify(tx, { kind: 'catalog_restored', params, to: [row?.sellerId ?? null] });
    return readSellerCatalog(tx, catalogId);
  });
}

/**
 * The admin takes a seller's catalog out of public view, with a reason that its seller is told. Its products stay in the shop.
 *
 * @throws Problem not_found (also a catalog of the house), status_changed
 */
export const takeCatalogDown = (actor: Actor, catalogId: number, reason: string) => move(actor, catalogId, 'take_down', reason);

/**
 * The admin shows a catalog again that was taken down; its seller is told.
 *
 * @throws Problem not_found, status_changed
 */
export const restoreCatalog = (actor: Actor, catalogId: number) => move(actor, catalogId, 'restore', '');
