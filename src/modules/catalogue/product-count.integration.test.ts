import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { countsByCategory } from './catalogue.queries';
import { makePort, makeProduct } from './catalogue.factory';

let seller: { partyId: number; companyName: string };
let port: { id: number };

beforeAll(async () => {
  seller = await makeParty({ roles: ['seller'] });
  port = await makePort();
});

/** What the kept counts must be, counted from the products themselves; a count of 0 may be kept or not. */
async function expectTrueCounts(): Promise<void> {
  const approved = await db.product.findMany({ where: { status: 'approved' }, select: { category: true, portId: true } });
  const counted = new Map<string, number>();
  for (const { category, portId } of approved) {
    const key = `${category} at ${portId ?? 0}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const kept = (await db.productCount.findMany()).filter(({ count }) => count !== 0);
  expect(Object.fromEntries(kept.map(({ category, portId, count }) => [`${category} at ${portId}`, count]))).toEqual(Object.fromEntries(counted));
}

describe('the kept counts of products', () => {
  it('follow an insert, one or many, of approved products alone', async () => {
    await makeProduct(seller, { category: 'leather' });
    await makeProduct(seller, { category: 'leather', portId: port.id });
    await makeProduct(seller, { category: 'leather', status: 'submitted' });
    await expectTrueCounts();
    await db.product.createMany({ data: (await db.product.findMany({ omit: { id: true } })).map((row) => ({ ...row, specifications: [], category: 'furniture' })) });
    await expectTrueCounts();
    expect(await countsByCategory()).toEqual(new Map([['leather', 2], ['furniture', 2]]));
  });

  it('follow an approval, a rejection, a move to another category or port, and nothing else', async () => {
    const { id } = await makeProduct(seller, { category: 'telecom', status: 'submitted' });
    const { id: other } = await makeProduct(seller, { category: 'telecom' });
    const changes = [
      { status: 'approved' }, { category: 'packaging' }, { portId: port.id }, { name: 'Renamed' }, { status: 'rejected' }, { category: 'telecom' }, { status: 'approved', portId: null },
    ] as const;
    for (const data of changes) {
      await db.product.update({ where: { id }, data, select: { id: true } });
      await expectTrueCounts();
    }
    await db.product.updateMany({ where: { id: { in: [id, other] } }, data: { category: 'home-furnishings', portId: port.id } });
    await expectTrueCounts();
    await db.product.updateMany({ data: { status: 'submitted' } });
    await expectTrueCounts();
    expect([...(await countsByCategory()).values()].filter((count) => count !== 0)).toEqual([]);
    await db.product.updateMany({ data: { status: 'approved' } });
    await expectTrueCounts();
  });

  it('follow a deletion, one or many', async () => {
    const { id } = await makeProduct(seller, { category: 'chemicals-dyes' });
    await makeProduct(seller, { category: 'chemicals-dyes', status: 'rejected' });
    await db.product.delete({ where: { id }, select: { id: true } });
    await expectTrueCounts();
    await db.product.deleteMany({ where: { category: { in: ['chemicals-dyes', 'leather', 'furniture'] } } });
    await expectTrueCounts();
  });

  it('are taken back with their transaction', async () => {
    await db.$transaction(async (tx) => {
      await tx.product.updateMany({ data: { category: 'stationery-paper-products' } });
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await expectTrueCounts();
  });

  it('stay right under many changes at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeProduct(seller, { category: 'packaging', portId: port.id })));
    const categories = ['packaging', 'telecom', 'leather', 'furniture'] as const;
    const changes = Array.from({ length: 48 }, (_, index) => ({ id: made[(index * 7) % 12]?.id ?? 0, category: categories[(index * 5) % 4] ?? 'packaging', status: index % 3 ? ('approved' as const) : ('submitted' as const) }));
    const outcomes = await Promise.allSettled(changes.map(({ id, ...data }) => db.product.update({ where: { id }, data, select: { id: true } })));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await expectTrueCounts();
  });

  it('never fall below what there is, and the amounts of a product below what can be', async () => {
    for (const data of [{ priceMinor: 0n }, { priceMinor: -1n }, { priceBaseMinor: -1n }, { moq: -1 }, { availableQuantity: -1 }]) {
      await expect(db.product.updateMany({ data }), JSON.stringify(Object.keys(data))).rejects.toThrow(/Product_amounts/);
    }
  });
});
