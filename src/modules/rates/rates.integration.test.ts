import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct, TEST_RATES } from '@/modules/catalogue/catalogue.factory';
import { toBaseMinor } from '@/modules/ledger/money.schema';
import { makeAwaitedPayment } from '@/modules/payment/payment.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { deliverBasePrices, recomputeBasePrices } from './rates.commands';
import type { RateAnswer } from './rates.schema';

let admin: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
  seller = await makeSignedIn({ roles: ['seller'] });
  for (const [currency, usdMicros] of Object.entries(TEST_RATES) as [keyof typeof TEST_RATES, bigint][]) {
    await db.exchangeRate.upsert({ where: { currency }, create: { currency, usdMicros }, update: { usdMicros } });
  }
});

const set = (currency: string, rate: unknown) => call('PUT /api/admin/rates/{currency}', { as: admin, params: { currency }, body: { rate } });
const listed = async () => (await call('GET /api/admin/rates', { as: admin })).body as RateAnswer[];

describe('exchange rates', () => {
  it('are set by an admin, with an entry in the log; prices follow in batches, and only those of the currency', async () => {
    const products = [];
    for (const price of ['0.01', '1', '12.34', '9999.99', '1234567890.12']) products.push(await makeProduct(seller, { price, currency: 'EUR' }));
    const pounds = await makeProduct(seller, { price: '10', currency: 'GBP' });
    expect(await set('EUR', '1.234567')).toMatchObject({ status: 200, body: { success: true, rate: { currency: 'EUR', rate: '1.234567' } } });
    expect((await listed()).find(({ currency }) => currency === 'EUR')?.outdated).toBeGreaterThanOrEqual(4);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { action: 'rate.change' }, orderBy: { seq: 'desc' } });
    expect(entry).toMatchObject({ actorId: admin.partyId, entityId: 'EUR', details: { from: '1.10', to: '1.234567' } });

    const message = await db.outboxMessage.findFirstOrThrow({ where: { kind: 'base_prices' }, orderBy: { id: 'desc' } });
    await deliverBasePrices(message.payload);
    const rows = await db.product.findMany({ where: { id: { in: products.map(({ id }) => id) } }, select: { priceMinor: true, priceBaseMinor: true } });
    for (const { priceMinor, priceBaseMinor } of rows) expect(priceBaseMinor).toBe(toBaseMinor(priceMinor, 1_234_567n));
    expect((await db.product.findUniqueOrThrow({ where: { id: pounds.id }, select: { priceBaseMinor: true } })).priceBaseMinor).toBe(toBaseMinor(1000n, TEST_RATES.GBP));
    expect((await listed()).find(({ currency }) => currency === 'EUR')?.outdated).toBe(0);
  });

  it('are brought to all products however small the batches, once', async () => {
    await set('EUR', 1.5);
    expect(await recomputeBasePrices('EUR', 2)).toBeGreaterThanOrEqual(5);
    expect(await recomputeBasePrices('EUR', 2)).toBe(0);
  });

  it('leave what was agreed to as it was', async () => {
    const { paymentId } = await makeAwaitedPayment();
    const before = [await db.payment.findUniqueOrThrow({ where: { id: paymentId } }), await db.invoice.findMany(), await db.dpqRevision.findMany()];
    await set('INR', '0.02');
    await recomputeBasePrices('INR');
    expect([await db.payment.findUniqueOrThrow({ where: { id: paymentId } }), await db.invoice.findMany(), await db.dpqRevision.findMany()]).toEqual(before);
  });

  it.each([0, '0', '-1', '1.2345678', '1001', '1e3', 'one', '', null])('refuse %j', async (rate) => {
    expect(await set('GBP', rate)).toMatchObject({ status: 400, body: { code: 'rate_invalid', field: 'rate' } });
  });

  it.each(['USD', 'XYZ', 'eur'])('of %s is not to be set', async (currency) => {
    expect(await set(currency, '2')).toMatchObject({ status: 404 });
  });
});
