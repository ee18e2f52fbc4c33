import 'server-only';
import { randomUUID } from 'node:crypto';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { lockParty } from '@/modules/account/party-lock.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { catalogMachine } from './catalog.machine';
import { findOwnCatalog } from './seller-catalog.queries';
import { CATALOG_LIMITS, type SellerCatalogAnswer, type SellerCatalogBody } from './seller-catalog.schema';

/** A catalog holds its seller's public products alone: an admin has read each of them, with its pictures. */
async function requireOwnApproved(tx: Tx, sellerId: number, ids: readonly number[]): Promise<void> {
  const known = await tx.product.count({ where: { id: { in: [...ids] }, sellerId, status: 'approved', isWithheld: false } });
  if (known !== ids.length) throw new Problem('catalog_product_unknown', { field: 'productIds' });
}

const entriesOf = (catalogId: number, ids: readonly number[]) => ids.map((productId, position) => ({ catalogId, productId, position }));

async function answer(tx: Tx, id: number, actor: Actor): Promise<SellerCatalogAnswer> {
  const catalog = await findOwnCatalog(tx, id, actor.partyId);
  if (!catalog) throw new Problem('not_found');
  return catalog;
}

/** Holds an own catalog until the transaction ends, so that two edits never mix their products. */
async function lockOwn(tx: Tx, id: number, actor: Actor): Promise<SellerCatalogAnswer> {
  await tx.$queryRaw`SELECT 1 FROM "Catalog" WHERE "id" = ${id} AND "sellerId" = ${actor.partyId} FOR UPDATE`;
  return answer(tx, id, actor);
}

/**
 * A seller makes a catalog. It is public at once, since its products, whose pictures it shows, are approved, and its own
 * words may not give a contact away.
 *
 * @throws Problem catalog_product_unknown (another's, or not public), catalogs_too_many
 */
export async function createCatalog(actor: Actor, body: SellerCatalogBody): Promise<SellerCatalogAnswer> {
  return transact(async (tx) => {
    await lockParty(tx, actor.partyId);
    if ((await tx.catalog.count({ where: { sellerId: actor.partyId } })) >= CATALOG_LIMITS.perSeller) throw new Problem('catalogs_too_many');
    await requireOwnApproved(tx, actor.partyId, body.productIds);
    const { id } = await tx.catalog.create({
      // The house's catalogs have drawn pictures; a seller's shows its first product.
      data: { key: randomUUID(), sellerId: actor.partyId, title: body.title, description: body.description, picture: '', status: catalogMachine.initial }, select: { id: true },
    });
    await tx.catalogProduct.createMany({ data: entriesOf(id, body.productIds) });
    await audit(tx, { actor: asTransitionActor(actor), action: 'catalog.create', entity: 'catalog', entityId: id, details: { products: body.productIds } });
    return answer(tx, id, actor);
  });
}

/**
 * A seller writes a catalog anew. Products that have left the shop since leave it as well.
 *
 * @throws Problem not_found (also another's), catalog_product_unknown
 */
export async function editCatalog(actor: Actor, id: number, body: SellerCatalogBody): Promise<SellerCatalogAnswer> {
  return transact(async (tx) => {
    await lockOwn(tx, id, actor);
    await requireOwnApproved(tx, actor.partyId, body.productIds);
    await tx.catalog.update({ where: { id }, data: { title: body.title, description: body.description }, select: { id: true } });
    await tx.catalogText.deleteMany({ where: { catalogId: id } });
    await tx.catalogProduct.deleteMany({ where: { catalogId: id } });
    await tx.catalogProduct.createMany({ data: entriesOf(id, body.productIds) });
    await audit(tx, { actor: asTransitionActor(actor), action: 'catalog.edit', entity: 'catalog', entityId: id, details: { products: body.productIds } });
    return answer(tx, id, actor);
  });
}

/**
 * A seller deletes a catalog; its products stay as they are.
 *
 * @throws Problem not_found (also another's)
 */
export async function deleteCatalog(actor: Actor, id: number): Promise<void> {
  await transact(async (tx) => {
    const { title } = await lockOwn(tx, id, actor);
    await tx.catalog.delete({ where: { id }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'catalog.delete', entity: 'catalog', entityId: id, details: { title } });
  });
}
