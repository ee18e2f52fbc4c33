import { describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { makePort, makeProduct } from '@/modules/catalogue/catalogue.factory';
import { countProductsOfSeller, productsOfSeller } from '@/modules/catalogue/product-list.queries';
import { listCertificatesOfSeller } from '@/modules/catalogue/catalogue.queries';
import { makeOrder } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { checkedPapers, findSupplier, findSuppliers, listSupplierIds, listSuppliersOfPort, supplierFigures } from './supplier.queries';

describe('a supplier’s page', () => {
  it('is there for a seller that HR has approved, without what is nobody’s business', async () => {
    const seller = await makeParty({ roles: ['seller'] });
    const supplier = await findSupplier(seller.partyId);
    expect(supplier).toMatchObject({ id: seller.partyId, companyName: seller.companyName, verifiedAt: null, port: null });
    expect(JSON.stringify(supplier)).not.toContain(seller.email);
    expect(JSON.stringify(supplier)).not.toContain('+49');
    expect(await listSupplierIds()).toContain(seller.partyId);
  });

  it.each([
    ['a buyer', { roles: ['buyer'] }],
    ['a seller that waits for HR', { roles: ['seller'], approved: false }],
    ['a seller that is blocked for a time', { roles: ['seller'], status: 'temporarily_blocked' }],
    ['a seller that is blocked for good', { roles: ['seller'], status: 'permanently_blocked' }],
    ['a seller whose account is closed', { roles: ['seller'], status: 'inactive' }],
  ] as const)('is not there for %s', async (_, wish) => {
    const { partyId } = await makeParty(wish);
    expect(await findSupplier(partyId)).toBeNull();
    expect(await listSupplierIds()).not.toContain(partyId);
  });

  it('holds its own approved products alone', async () => {
    const [seller, other] = [await makeParty({ roles: ['seller'] }), await makeParty({ roles: ['seller'] })];
    const product = await makeProduct(seller);
    await makeProduct(seller, { status: 'submitted' });
    await makeProduct(other);
    expect(await countProductsOfSeller(seller.partyId)).toBe(1);
    expect((await productsOfSeller(seller.partyId, 1)).map(({ id, supplier_id: of }) => [id, of])).toEqual([[product.id, seller.partyId]]);
  });

  it('shows certificates that are still valid, each once', async () => {
    const seller = await makeParty({ roles: ['seller'] });
    const products = [await makeProduct(seller), await makeProduct(seller)];
    const [valid, past] = [new Date(Date.now() + 90 * 86_400_000), new Date('2020-01-01')];
    for (const { id } of products) await db.productCertificate.create({ data: { productId: id, name: 'ISO 9001', number: 'Q-1', issuer: 'A body', validUntil: valid }, select: { id: true } });
    await db.productCertificate.create({ data: { productId: products[0]?.id ?? 0, name: 'Old', number: 'Q-2', issuer: 'A body', validUntil: past }, select: { id: true } });
    expect((await listCertificatesOfSeller(seller.partyId)).map(({ number }) => number)).toEqual(['Q-1']);
  });

  it('counts what was done, and says no answer time before there is one', async () => {
    const seller = await makeParty({ roles: ['seller'] });
    expect(await supplierFigures(seller.partyId)).toEqual({ offers: 0, orders: 0, answerHours: null });
    expect(await checkedPapers(seller.partyId)).toEqual([]);
    const trade = await makeOrder();
    expect(await supplierFigures(trade.seller.partyId)).toMatchObject({ answerHours: null });
  });

  it('stands in the list, by its name, port and category, while it may be seen', async () => {
    const port = await makePort();
    const seller = await makeParty({ roles: ['seller'] });
    const product = await makeProduct(seller);
    const { category } = await db.product.update({ where: { id: product.id }, data: { portId: port.id }, select: { category: true } });
    const asked = { search: seller.companyName.toLowerCase(), portId: port.id, category, page: 1 };
    const found = async (wish: Partial<Parameters<typeof findSuppliers>[0]>) => (await findSuppliers({ ...asked, ...wish })).suppliers.map(({ id, products }) => [id, products]);
    expect(await found({})).toEqual([[seller.partyId, 1]]);
    expect(await findSuppliers({ ...asked, page: 7 })).toMatchObject({ page: 1, pages: 1, count: 1 });
    expect([await found({ search: '%' }), await found({ category: 'none' }), await found({ portId: (await makePort()).id })]).toEqual([[], [], []]);
    await db.party.update({ where: { id: seller.partyId }, data: { status: 'permanently_blocked' }, select: { id: true } });
    expect(await found({})).toEqual([]);
  });

  it('is found at the port where it is at home or offers goods', async () => {
    const [home, elsewhere] = [await makePort(), await makePort()];
    const seller = await makeParty({ roles: ['seller'] });
    await db.party.update({ where: { id: seller.partyId }, data: { portId: home.id }, select: { id: true } });
    await makeProduct(seller, { portId: elsewhere.id });
    for (const { id } of [home, elsewhere]) expect((await listSuppliersOfPort(id)).map((supplier) => supplier.id)).toEqual([seller.partyId]);
    await db.party.update({ where: { id: seller.partyId }, data: { status: 'inactive' }, select: { id: true } });
    expect(await listSuppliersOfPort(home.id)).toEqual([]);
  });
});
