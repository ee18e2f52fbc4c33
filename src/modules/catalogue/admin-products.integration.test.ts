import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { remade } from '@/test/next-cache';
import { call } from '@/test/call';
import { adminProductRequest, makeProposedChange, makeSubmitted } from './admin-products.factory';
import type { AdminProductAnswer } from './admin-products.schema';

let admin: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
});

const waiting = async () => (await call('GET /api/admin/products', { as: admin })).body as AdminProductAnswer[];

describe('products that wait', () => {
  it('have the documented keys, and say what their texts give away', async () => {
    const id = await makeSubmitted({ description: 'Ask sales@quay.com', unit: 'kg' });
    expect((await waiting()).find((row) => row.id === id)).toMatchObject({
      status: 'submitted', category: 'Packaging', price: 12.5, currency: 'USD', moqUom: 'kg', quantityUom: 'kg', quantity: 10_000, priceType: 'EXW', reLabeling: 'no', branded: 'branded', validityDate: '', validityTime: '',
      contactDetails: ['email'], change: null, isSellerApproved: true,
    });
  });

  it('leave the list when they are approved, and everybody sees them', async () => {
    const id = await makeSubmitted();
    expect(await call('GET /api/products/{productId}', { params: { productId: id } })).toMatchObject({ status: 404 });
    expect(await call('POST /api/admin/products/approve', { as: admin, body: { productId: id } })).toMatchObject({ status: 200, body: { success: true } });
    expect((await waiting()).some((row) => row.id === id)).toBe(false);
    expect(await call('GET /api/products/{productId}', { params: { productId: id } })).toMatchObject({ status: 200 });
    expect(await call('POST /api/admin/products/approve', { as: admin, body: { productId: id } })).toMatchObject({ status: 409 });
  });

  it('are rejected with a reason that the seller reads', async () => {
    const id = await makeSubmitted();
    expect(await call('POST /api/admin/products/reject', { as: admin, body: { productId: id, reason: ' ' } })).toMatchObject({ status: 400, body: { error: 'Please provide a rejection reason' } });
    expect(await call('POST /api/admin/products/reject', { as: admin, body: { productId: id, reason: 'Duplicate product listing' } })).toMatchObject({ status: 200, body: { success: true } });
    expect(await db.product.findUniqueOrThrow({ where: { id }, select: { status: true, rejectReason: true } })).toEqual({ status: 'rejected', rejectReason: 'Duplicate product listing' });
  });

  it('are mended: prices with their comparing price, and the log keeps which parts', async () => {
    const id = await makeSubmitted();
    const body = adminProductRequest({ price: '20', currency: 'EUR' });
    expect(await call('PUT /api/admin/products/{productId}', { as: admin, params: { productId: id }, body })).toMatchObject({ status: 200, body: { success: true, product: { name: 'Deck planks', price: 20, currency: 'EUR', validityDate: '2099-12-31', validityTime: '18:00' } } });
    const row = await db.product.findUniqueOrThrow({ where: { id }, select: { priceMinor: true, priceBaseMinor: true } });
    const { usdMicros } = await db.exchangeRate.findUniqueOrThrow({ where: { currency: 'EUR' }, select: { usdMicros: true } });
    expect([row.priceMinor, row.priceBaseMinor]).toEqual([2000n, (2000n * usdMicros + 500_000n) / 1_000_000n]);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: 'product', entityId: String(id), action: 'product.mend' } });
    expect((entry.details as { changed: string[] }).changed).toEqual(expect.arrayContaining(['name', 'price', 'currency']));
  });

  it('keep what an edit does not name', async () => {
    const id = await makeSubmitted();
    const put = (body: object) => call('PUT /api/admin/products/{productId}', { as: admin, params: { productId: id }, body });
    const first = await put(adminProductRequest({ currency: 'EUR', moq: 7, reLabeling: 'yes', priceType: 'CIF' }));
    const { name, category, description } = adminProductRequest();
    const second = await put({ name, category, description, price: '11' });
    expect(second).toMatchObject({ status: 200, body: { product: { price: 11, currency: 'EUR', moq: 7, moqUom: 'pcs', quantity: 10, priceType: 'CIF', reLabeling: 'yes', validityDate: '2099-12-31', validityTime: '18:00' } } });
    expect(await put({ ...(second.body as { product: object }).product, validityTime: '09:30' })).toMatchObject({ status: 200, body: { product: { price: 11, validityDate: '2099-12-31', validityTime: '09:30' } } });
    expect(await put({ name, category, description, price: '11', validityDate: null })).toMatchObject({ status: 200, body: { product: { validityDate: '', validityTime: '' } } });
    expect(first.status).toBe(200);
  });

  it.each([[{ name: '' }, 'product_name_empty'], [{ price: '' }, 'product_price_empty'], [{ price: undefined }, 'product_price_empty'], [{ category: 'Ships' }, 'product_category_unknown'], [{ price: '-1' }, 'product_price_invalid'], [{ quantityUom: 'kg' }, 'product_units_differ'], [{ validityTime: '25:00' }, 'product_validity_invalid'], [{ moq: -1 }, 'product_quantity_invalid']])('refuses %j', async (over, code) => {
    expect(await call('PUT /api/admin/products/{productId}', { as: admin, params: { productId: await makeSubmitted() }, body: adminProductRequest(over) })).toMatchObject({ status: 400, body: { code } });
  });
});

describe('a proposed change', () => {
  it('shows old and new beside each other, and is written over the product when it is approved', async () => {
    const changeId = await makeProposedChange({ name: 'Deck planks', price: '11.00' });
    const row = (await waiting()).find(({ change }) => change?.id === changeId);
    expect(row?.change?.fields).toEqual(expect.arrayContaining([{ field: 'name', before: 'Deck boards', after: 'Deck planks' }, expect.objectContaining({
      field: 'price', before: '10.00 USD', after: '11.00 USD', figures: { before: [expect.objectContaining({ quantity: null, amount: '10.00', currency: 'USD' })], after: [expect.objectContaining({ amount: '11.00', currency: 'USD' })] },
    })]));
    expect(await call('POST /api/admin/product-changes/{changeId}/approve', { as: admin, params: { changeId } })).toMatchObject({ status: 200, body: { success: true } });
    expect(await db.product.findUniqueOrThrow({ where: { id: row?.id ?? 0 }, select: { name: true, status: true } })).toEqual({ name: 'Deck planks', status: 'approved' });
    expect((await waiting()).some(({ change }) => change?.id === changeId)).toBe(false);
  });

  it('leaves the product as it is when it is refused', async () => {
    const changeId = await makeProposedChange();
    expect(await call('POST /api/admin/product-changes/{changeId}/reject', { as: admin, params: { changeId }, body: { reason: 'Pricing policy violation' } })).toMatchObject({ status: 200 });
    expect(await db.productChange.findUniqueOrThrow({ where: { id: changeId }, select: { refuseReason: true, product: { select: { name: true } } } })).toEqual({ refuseReason: 'Pricing policy violation', product: { name: 'Deck boards' } });
    expect(await call('POST /api/admin/product-changes/{changeId}/approve', { as: admin, params: { changeId } })).toMatchObject({ status: 409 });
  });
});

describe('an approval', () => {
  const APPROVE_READ = 'POST /api/admin/products/approve';

  it('names the version that was read; what was edited since is read anew', async () => {
    const [as, id] = [await makeSignedIn({ roles: ['admin'] }), await makeSubmitted()];
    const { updatedAt } = await db.product.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } });
    await db.product.update({ where: { id }, data: { name: 'Other planks', updatedAt: new Date(updatedAt.getTime() + 1000) }, select: { id: true } });
    expect(await call(APPROVE_READ, { as, body: { productId: id, updatedAt: updatedAt.toISOString() } })).toMatchObject({ status: 409, body: { code: 'version_changed' } });
    const rows = (await call('GET /api/admin/products', { as })).body as { id: number; updatedAt: string }[];
    const now = rows.find((row) => row.id === id)?.updatedAt;
    expect(await call(APPROVE_READ, { as, body: { productId: id, updatedAt: now } })).toMatchObject({ status: 200 });
  });

  it('has the product’s page and the shop made anew in every language, and a refused one does not', async () => {
    const [as, id] = [await makeSignedIn({ roles: ['admin'] }), await makeSubmitted()];
    remade.length = 0;
    await call(APPROVE_READ, { as, body: { productId: id } });
    for (const path of [`/product/${id}`, `/en/product/${id}`, `/ar/product/${id}`, '/en/shop', '/en']) expect(remade).toContain(path);
    remade.length = 0;
    expect(await call(APPROVE_READ, { as, body: { productId: id } })).toMatchObject({ status: 409 });
    expect(remade).toEqual([]);
  });
});
