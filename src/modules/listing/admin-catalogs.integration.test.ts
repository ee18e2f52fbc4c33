import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import type { AdminCatalogAnswer } from './admin-catalogs.schema';
import { makeOwnCatalog, sellerCatalogRequest } from './seller-catalog.factory';

const DOWN = 'POST /api/admin/catalogs/{catalogId}/take-down';
const RESTORE = 'POST /api/admin/catalogs/{catalogId}/restore';

let admin: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
});

const isPublic = async (id: number) => ((await call('GET /api/catalogs')).body as { id: number }[]).some((catalog) => catalog.id === id);
const takeDown = (id: number, reason = 'Misleading title') => call(DOWN, { as: admin, params: { catalogId: id }, body: { reason } });
const restore = (id: number) => call(RESTORE, { as: admin, params: { catalogId: id } });

describe('a seller’s catalog', () => {
  it('is taken down with a reason that its seller reads, and shown again', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id, products } = await makeOwnCatalog(seller);
    expect(((await call('GET /api/admin/catalogs', { as: admin })).body as AdminCatalogAnswer[]).find((catalog) => catalog.id === id)).toMatchObject({ vendorCode: seller.vendorCode, status: 'approved', reason: '', products: [{}, {}] });
    expect(await takeDown(id)).toMatchObject({ status: 200, body: { success: true, catalog: { id, status: 'taken_down', reason: 'Misleading title' } } });
    expect(await isPublic(id)).toBe(false);
    expect((await call('GET /api/products', { query: `catalog=${id}` })).body).toEqual([]);
    expect((await call('GET /api/seller/catalogs', { as: seller })).body).toMatchObject([{ id, status: 'taken_down', reason: 'Misleading title' }]);
    // What its seller changes meanwhile does not bring it back.
    const edited = await call('PUT /api/seller/catalogs/{catalogId}', { as: seller, params: { catalogId: id }, body: sellerCatalogRequest(products.map((product) => product.id), { title: 'Plain bags' }) });
    expect(edited).toMatchObject({ status: 200, body: { catalog: { status: 'taken_down' } } });
    expect(await restore(id)).toMatchObject({ status: 200, body: { catalog: { status: 'approved', reason: '', title: 'Plain bags' } } });
    expect(await isPublic(id)).toBe(true);
    const told = await db.notification.findMany({ where: { partyId: seller.partyId, kind: { in: ['catalog_taken_down', 'catalog_restored'] } }, orderBy: { id: 'asc' }, select: { kind: true, params: true } });
    expect(told).toMatchObject([{ kind: 'catalog_taken_down', params: { catalogId: id, reason: 'Misleading title' } }, { kind: 'catalog_restored', params: { catalogId: id } }]);
    const log = await db.auditEntry.findMany({ where: { entity: 'catalog', entityId: String(id), action: { in: ['catalog.take_down', 'catalog.restore'] } }, orderBy: { seq: 'asc' }, select: { action: true, details: true } });
    expect(log).toMatchObject([{ action: 'catalog.take_down', details: { from: 'approved', to: 'taken_down', reason: 'Misleading title' } }, { action: 'catalog.restore' }]);
  });

  it('is taken down once, however many press at once, and restored only from there', async () => {
    const { id } = await makeOwnCatalog(await makeSignedIn({ roles: ['seller'] }));
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    const answers = await atOnce(4, () => takeDown(id));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 3]);
  });

  it('needs a reason', async () => {
    const { id } = await makeOwnCatalog(await makeSignedIn({ roles: ['seller'] }));
    expect(await takeDown(id, ' ')).toMatchObject({ status: 400, body: { code: 'reason_required', field: 'reason' } });
  });

});

it('a catalog of the house is none that is taken down here', async () => {
  const { id } = await db.catalog.create({ data: { key: `house-${Date.now()}`, title: 'House', description: '', picture: '1f4e6', status: 'approved' }, select: { id: true } });
  expect(await takeDown(id)).toMatchObject({ status: 404 });
  expect(((await call('GET /api/admin/catalogs', { as: admin })).body as AdminCatalogAnswer[]).some((catalog) => catalog.id === id)).toBe(false);
});
