import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { approveProduct, approveProductChange, rejectProduct, rejectProductChange } from '@/modules/catalogue/product-review.commands';
import { currentVersions } from '@/modules/legal/legal.schema';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { keepRates, listingRequest, makeListing } from './listing.factory';
import type { ImportAnswer, ListingAnswer } from './listing.schema';

const CREATE = 'POST /api/seller/products';
const EDIT = 'PUT /api/seller/products/{productId}';
let admin: SignedIn;
let seller: SignedIn;

beforeAll(async () => {
  await keepRates();
  admin = await makeSignedIn({ roles: ['admin'] });
  seller = await makeSignedIn({ roles: ['seller'] });
});

const publicOf = (productId: number) => call('GET /api/products/{productId}', { params: { productId } });
const edit = (productId: number, over: Readonly<Record<string, unknown>> = {}, as = seller) => call(EDIT, { as, params: { productId }, body: listingRequest(over) });
const approved = async (as = seller) => {
  const product = await makeListing(as);
  await approveProduct(admin, product.id);
  return product;
};
const productIn = (answer: { body: unknown }) => (answer.body as { product: ListingAnswer }).product;
const countIn = async (category: string) => (await db.productCount.aggregate({ where: { category }, _sum: { count: true } }))._sum.count ?? 0;

describe('a seller submits a product', () => {
  it('with all that the form has, and it waits for the admin, unseen', async () => {
    const { key } = await makeStoredFile(seller, { kind: 'picture' });
    const port = await makePort();
    const answer = await call(CREATE, { as: seller, body: listingRequest({ pictures: [key], port: port.id, accepted: currentVersions(['survey_terms', 'seller_agreement', 'relabeling_terms']) }) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, product: {
      name: 'Jute bags', category: 'Packaging', status: 'submitted', price: 2.5, currency: 'USD', description: 'Sound bags in bales.', branded: 'unbranded', moq: 100, moqUom: 'pcs', quantity: 5000,
      priceType: 'FOB', reLabeling: 'yes', relabelingPrice: 0.1, validityDate: '2099-12-31', validityTime: '18:30', hsCode: '6305.10', port: port.id, leadTimeDays: 14,
      tiers: [{ from: 500, price: 2.4 }], certificates: [{ name: 'ISO 9001', number: 'IN-1', issuer: 'Bureau', validUntil: '2098-01-31' }], specifications: [['Weight', '600 g']], pictures: [{ key }], change: null,
    } } });
    const { id } = productIn(answer);
    expect(await publicOf(id)).toMatchObject({ status: 404 });
    expect(await toldOf('product_submitted', 'productId', id)).toEqual([admin.partyId]);
    expect((await auditOf('product', id)).at(-1)).toMatchObject({ action: 'product.create', actorId: seller.partyId });
    expect(await db.consent.count({ where: { partyId: seller.partyId } })).toBe(3);
    expect((await call('GET /api/seller/products', { as: seller })).body).toMatchObject([{ id }]);
  });

  it('as a form of parts too, with the longer names of categories', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Dyes', category: 'Chemicals, Dyes & Allied Products', branded: 'branded', description: 'Fast dyes.', moq: '0', moqUom: 'kg', quantity: '40', quantityUom: 'kg', price: '12.5', currency: 'EUR', priceType: 'EXW', reLabeling: 'no', relabelingPrice: '', validityDate: '', validityTime: '' })) form.append(name, value);
    const keys = [await makeStoredFile(seller, { kind: 'picture' }), await makeStoredFile(seller, { kind: 'picture' })].map(({ key }) => key);
    for (const key of keys) form.append('pictures', key);
    const answer = await call(CREATE, { as: seller, raw: form, headers: { 'content-type': null } });
    expect(answer.status, answer.text).toBe(200);
    expect(productIn(answer)).toMatchObject({ name: 'Dyes', category: 'Chemicals, Dyes', moq: 0, quantity: 40, moqUom: 'kg', price: 12.5, validityDate: null, relabelingPrice: null });
    expect(productIn(answer).pictures.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    [{ name: ' ' }, 'product_name_empty', 'Field \'name\' cannot be empty'],
    [{ category: '' }, 'product_category_empty', 'Field \'category\' cannot be empty'],
    [{ price: '' }, 'product_price_empty', 'Field \'price\' cannot be empty'],
    [{ description: undefined }, 'product_description_empty', 'Field \'description\' cannot be empty'],
    [{ price: '-1' }, 'product_price_invalid', 'Price must be a valid positive number'],
    [{ price: 0 }, 'product_price_invalid', 'Price must be a valid positive number'],
    [{ relabelingPrice: '' }, 'relabeling_price_invalid', 'Re-labeling price must be a valid positive number'],
    [{ category: 'Moon dust' }, 'product_category_unknown', undefined],
    [{ quantityUom: 'kg' }, 'product_units_differ', undefined],
    [{ moq: -1 }, 'product_quantity_invalid', undefined], [{ moq: 5001 }, 'product_stock_below_minimum', undefined],
    [{ validityDate: '2020-01-01' }, 'product_validity_invalid', undefined],
    [{ hsCode: '12' }, 'hs_code_invalid', undefined],
    [{ port: 2_000_000_000 }, 'port_unknown', undefined],
    [{ tiers: [{ from: 500, price: '2.60' }] }, 'price_tiers_invalid', undefined],
    [{ certificates: [{ name: 'ISO', number: '', issuer: 'B', validUntil: '2098-01-01' }] }, 'certificate_fields_required', undefined],
    [{ pictures: ['a'.repeat(30)] }, 'file_unknown', undefined],
  ])('and is refused %j', async (over, code, said) => {
    expect(await call(CREATE, { as: seller, body: listingRequest(over) })).toMatchObject({ status: 400, body: { success: false, code, ...(said && { error: said }) } });
  });

  it('and another seller’s picture is no picture', async () => {
    const { key } = await makeStoredFile(await makeSignedIn({ roles: ['seller'] }), { kind: 'picture' });
    expect(await call(CREATE, { as: seller, body: listingRequest({ pictures: [key] }) })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
  });
});

describe('the admin', () => {
  it('approves: everybody sees it, the counts follow and the seller is told', async () => {
    const product = await makeListing(seller);
    const before = await countIn('packaging');
    await approveProduct(admin, product.id);
    expect(await publicOf(product.id)).toMatchObject({ status: 200, body: { name: 'Jute bags' } });
    expect(await countIn('packaging')).toBe(before + 1);
    expect(await db.productSearch.count({ where: { productId: product.id } })).toBeGreaterThan(0);
    expect(await toldOf('product_approved', 'productId', product.id)).toEqual([seller.partyId]);
    await expect(approveProduct(admin, product.id)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('can’t approve what a seller offers whom HR has not approved', async () => {
    const fresh = await makeSignedIn({ roles: ['seller'], approved: false });
    const { id } = await makeListing(fresh);
    await expect(approveProduct(admin, id)).rejects.toMatchObject({ code: 'seller_not_approved', status: 409 });
    expect(await publicOf(id)).toMatchObject({ status: 404 });
  });

  it('rejects with a reason; mended, it is submitted again', async () => {
    const { id } = await makeListing(seller);
    await rejectProduct(admin, id, 'Wrong product name');
    expect((await call('GET /api/seller/products', { as: seller })).body).toContainEqual(expect.objectContaining({ id, status: 'rejected', rejectReason: 'Wrong product name' }));
    expect(productIn(await edit(id, { name: 'Jute sacks' }))).toMatchObject({ status: 'submitted', rejectReason: '', name: 'Jute sacks' });
  });
});

describe('an edit of an approved product', () => {
  it('waits while the approved version stays public, and replaces it when it is approved', async () => {
    const { id } = await approved();
    const answer = productIn(await edit(id, { name: 'Jute sacks', price: '3', category: 'Leather', tiers: [] }));
    expect(answer).toMatchObject({ status: 'approved', name: 'Jute bags', change: { name: 'Jute sacks', price: 3, category: 'Leather', isRefused: false } });
    expect(await publicOf(id)).toMatchObject({ body: { name: 'Jute bags' } });
    await approveProductChange(admin, answer.change?.id ?? 0);
    expect(await publicOf(id)).toMatchObject({ body: { name: 'Jute sacks', price: 3, category: 'leather', price_tiers: [] } });
    expect(await db.productSearch.findFirstOrThrow({ where: { productId: id }, select: { category: true } })).toEqual({ category: 'leather' });
    expect(await db.productChange.count({ where: { productId: id } })).toBe(0);
  });

  it('is approved as it was read, never a newer one', async () => {
    const { id } = await approved();
    const first = productIn(await edit(id, { name: 'First' }));
    await edit(id, { name: 'Second' });
    await expect(approveProductChange(admin, first.change?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' });
    expect(await publicOf(id)).toMatchObject({ body: { name: 'Jute bags' } });
  });

  it('is refused with a reason, which its seller reads', async () => {
    const { id } = await approved();
    const { change } = productIn(await edit(id, { name: 'Call me' }));
    await rejectProductChange(admin, change?.id ?? 0, 'Contact details in description');
    const [mine] = (await call('GET /api/seller/products', { as: seller })).body as ListingAnswer[];
    expect(mine).toMatchObject({ id, status: 'approved', change: { isRefused: true, refuseReason: 'Contact details in description' } });
    await expect(approveProductChange(admin, change?.id ?? 0)).rejects.toMatchObject({ code: 'status_changed' });
  });
});

it('archived, a product leaves the shop; restored, it is submitted with the change that waited', async () => {
  const { id } = await approved();
  const before = await countIn('packaging');
  await edit(id, { name: 'Jute sacks' });
  expect(await call('POST /api/seller/products/{productId}/archive', { as: seller, params: { productId: id } })).toMatchObject({ status: 200, body: { product: { status: 'archived' } } });
  expect(await publicOf(id)).toMatchObject({ status: 404 });
  expect(await countIn('packaging')).toBe(before - 1);
  expect(await edit(id)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'archived' } });
  expect(await call('POST /api/seller/products/{productId}/restore', { as: seller, params: { productId: id } })).toMatchObject({ status: 200, body: { product: { status: 'submitted', name: 'Jute sacks', change: null } } });
});

describe('a CSV file', () => {
  it('brings in its correct lines and tells of the others; a check changes nothing', async () => {
    const as = await makeSignedIn({ roles: ['seller'] });
    const csv = '\uFEFFname;category;price;description;port\nBags;Packaging;2.50;"Two\nlines";\nNone;Packaging;x;Bad price;\n;Packaging;1;No name;\nCrates;Moon;1;x;\nPorted;Packaging;1;x;XXNOWHERE\n';
    const refused = [{ line: 4, name: 'None', code: 'product_price_invalid', field: 'price', error: 'Price must be a valid positive number' }, { line: 5, code: 'product_name_empty' }, { line: 6, code: 'product_category_unknown' }, { line: 7, code: 'port_unknown' }];
    expect(await call('POST /api/seller/products/import', { as, body: { csv, check: true } })).toMatchObject({ status: 200, body: { success: true, added: 1, refused } });
    expect(await db.product.count({ where: { sellerId: as.partyId } })).toBe(0);
    expect(await call('POST /api/seller/products/import', { as, body: { csv } })).toMatchObject({ status: 200, body: { added: 1, refused } });
    expect(await db.product.findMany({ where: { sellerId: as.partyId }, select: { name: true, description: true, status: true } })).toEqual([{ name: 'Bags', description: 'Two\nlines', status: 'submitted' }]);
  });

  it('tells all faults of a line, those between its fields too', async () => {
    const as = await makeSignedIn({ roles: ['seller'] });
    const csv = 'name,category,price,description,moqUom,quantityUom,reLabeling,relabelingPrice,validityDate,port\n,Moon,x,,pcs,kg,yes,,2020-01-01,XXNOWHERE\n';
    const { body } = await call('POST /api/seller/products/import', { as, body: { csv, check: true } });
    const [line] = (body as ImportAnswer).refused;
    expect(line?.faults.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'category product_category_unknown', 'description product_description_empty', 'name product_name_empty', 'port port_unknown', 'price product_price_invalid',
      'quantityUom product_units_differ', 'relabelingPrice relabeling_price_invalid', 'validityDate product_validity_invalid',
    ]);
    expect(line).toMatchObject({ line: 2, code: line?.faults[0]?.code });
  });

  it('of some products holds those alone, also archived ones, and nobody else\'s', async () => {
    const [as, other] = [await makeSignedIn({ roles: ['seller'] }), await makeSignedIn({ roles: ['seller'] })];
    const one = await makeListing(as, { name: 'One' });
    await makeListing(as, { name: 'Two' });
    const foreign = await makeListing(other, { name: 'Foreign' });
    const { text } = await call('GET /api/seller/products/export', { as, query: `ids=${one.id},${foreign.id}` });
    expect([text.includes('One'), text.includes('Two'), text.includes('Foreign')]).toEqual([true, false, false]);
    expect(await call('GET /api/seller/products/export', { as, query: 'ids=x' })).toMatchObject({ status: 400 });
  });

  it('of the export is read back as it was, and runs nothing', async () => {
    const [from, to] = [await makeSignedIn({ roles: ['seller'] }), await makeSignedIn({ roles: ['seller'] })];
    await makeListing(from, { name: '=HYPERLINK("x")' });
    const file = await call('GET /api/seller/products/export', { as: from });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await call('POST /api/seller/products/import', { as: to, body: { csv: file.text } })).toMatchObject({ body: { added: 1, refused: [] } });
    const [mine] = (await call('GET /api/seller/products', { as: to })).body as ListingAnswer[];
    expect(mine).toMatchObject({ name: '=HYPERLINK("x")', tiers: [{ from: 500, price: 2.4 }], certificates: [{ number: 'IN-1' }], hsCode: '6305.10', relabelingPrice: 0.1 });
  });
});
