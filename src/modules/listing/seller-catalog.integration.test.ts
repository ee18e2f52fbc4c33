import { describe, expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { keepRates } from './listing.factory';
import { makeOwnCatalog, sellerCatalogRequest } from './seller-catalog.factory';
import type { SellerCatalogAnswer } from './seller-catalog.schema';

const CREATE = 'POST /api/seller/catalogs';
const EDIT = 'PUT /api/seller/catalogs/{catalogId}';
const DELETE = 'DELETE /api/seller/catalogs/{catalogId}';

const aSeller = async () => {
  await keepRates();
  return makeSignedIn({ roles: ['seller'] });
};
const publicCatalog = async (id: number) => ((await call('GET /api/catalogs')).body as { id: number }[]).find((catalog) => catalog.id === id);

describe('a seller’s catalog', () => {
  it('is public at once, shows its products in their order and the first one’s picture', async () => {
    const as = await aSeller();
    const [first, second] = [await makeProduct(as), await makeProduct(as)];
    await db.product.update({ where: { id: second.id }, data: { picture: '1f33e' } });
    const made = await call(CREATE, { as, body: sellerCatalogRequest([second.id, first.id, second.id]) });
    expect(made).toMatchObject({ status: 200, body: { success: true, catalog: { status: 'approved', image: '/pictures/emoji/1f33e.webp', products: [{ id: second.id, isPublic: true }, { id: first.id }] } } });
    const { catalog } = made.body as { catalog: SellerCatalogAnswer };
    expect(await publicCatalog(catalog.id)).toMatchObject({ title: 'Bags for the harvest', image: '/pictures/emoji/1f33e.webp', status: 'approved', likes: 0 });
    expect((await call('GET /api/products', { query: `catalog=${catalog.id}` })).body).toMatchObject([{ id: second.id }, { id: first.id }]);
    expect((await call('GET /api/seller/catalogs', { as })).body).toMatchObject([{ id: catalog.id }]);
  });

  it('holds own products of the shop alone', async () => {
    const [as, other] = [await aSeller(), await aSeller()];
    const [foreign, waiting] = [await makeProduct(other), await makeProduct(as, { status: 'submitted' })];
    for (const id of [foreign.id, waiting.id]) {
      expect(await call(CREATE, { as, body: sellerCatalogRequest([id]) })).toMatchObject({ status: 400, body: { code: 'catalog_product_unknown', field: 'productIds' } });
    }
    expect(await call(CREATE, { as, body: sellerCatalogRequest([]) })).toMatchObject({ status: 400, body: { code: 'catalog_products_required' } });
    expect(await db.catalog.count({ where: { sellerId: as.partyId } })).toBe(0);
  });

  it.each(['title', 'description'])('gives no contact away in its %s', async (field) => {
    const as = await aSeller();
    const { id } = await makeProduct(as);
    expect(await call(CREATE, { as, body: sellerCatalogRequest([id], { [field]: 'Write to sales@example.com' }) })).toMatchObject({ status: 400, body: { code: 'catalog_contact_details', field } });
  });

  it('is not listed while none of its products is in the shop', async () => {
    const as = await aSeller();
    const { id, products } = await makeOwnCatalog(as);
    const hide = (isWithheld: boolean) => db.product.updateMany({ where: { id: { in: products.map((product) => product.id) } }, data: { isWithheld } });
    await hide(true);
    expect(await publicCatalog(id)).toBeUndefined();
    expect((await call('GET /api/seller/catalogs', { as })).body).toMatchObject([{ id, image: '', products: [{ isPublic: false }, { isPublic: false }] }]);
    await hide(false);
    expect(await publicCatalog(id)).toMatchObject({ id });
  });

  it('is edited, and deleted without its products', async () => {
    const as = await aSeller();
    const { id, products } = await makeOwnCatalog(as);
    const kept = products[1]?.id ?? 0;
    expect(await call(EDIT, { as, params: { catalogId: id }, body: sellerCatalogRequest([kept], { title: 'Paper bags' }) })).toMatchObject({ status: 200, body: { catalog: { title: 'Paper bags', products: [{ id: kept }] } } });
    expect(await call(DELETE, { as, params: { catalogId: id } })).toMatchObject({ status: 200, body: { success: true } });
    expect(await call(DELETE, { as, params: { catalogId: id } })).toMatchObject({ status: 404 });
    expect(await db.product.count({ where: { id: kept, status: 'approved' } })).toBe(1);
  });

  it('is one of twenty at most, also when they are made together', async () => {
    const as = await aSeller();
    const { id } = await makeProduct(as);
    await db.catalog.createMany({ data: Array.from({ length: 19 }, (_, index) => ({ key: `limit-${as.partyId}-${index}`, title: 'T', description: 'D', picture: '', sellerId: as.partyId })) });
    const answers = await Promise.all([1, 2, 3].map((index) => call(CREATE, { as, body: sellerCatalogRequest([id], { title: `Catalog ${index}` }) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
