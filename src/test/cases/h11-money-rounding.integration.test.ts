import { bookedToday } from '@/modules/payment/payment.factory';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { makeConfirmedOrder, makeTrade } from '@/modules/order/order.factory';
import { processDpo } from '@/modules/order/order.commands';
import { bringGoods } from '@/modules/tracking/tracking.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { db } from '@/server/db';
import { call } from '../call';
import { everything } from '../everything';

/** Cents that drift: a price rounded before or after it is multiplied, sums in floating point. From the quotation to the ledger a sum is the same, to the cent. */

let captain: SignedIn;
let accountant: SignedIn;
beforeAll(async () => {
  [captain, accountant] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['accountant'] })];
});

const CURRENCY_IDS = { USD: 1, EUR: 2, GBP: 3, INR: 4 } as const;

/** Unit price, quantity, currency, and the total in minor units, worked out by hand. */
const SUMS: readonly (readonly [price: string | number, quantity: number, currency: keyof typeof CURRENCY_IDS, minor: bigint])[] = [
  ['0.07', 3, 'USD', 21n], [0.07, 3, 'USD', 21n], ['19.99', 1_000_000, 'EUR', 1_999_000_000n], ['33.33', 3, 'GBP', 9999n], ['0.10', 3, 'INR', 30n], [0.1, 3, 'USD', 30n],
  ['1.15', 100, 'EUR', 11_500n], [8.2, 3, 'INR', 2460n], [1.1, 1_000_001, 'GBP', 110_000_110n], ['0.01', 1, 'USD', 1n],
];

describe('a sum on its way', () => {
  it.each(SUMS)('%j × %i %s is the same in quotation, order, payment, invoice and ledger', async (finalPrice, quantity, currency, minor) => {
    const { buyer, seller, dpq, dpo } = await makeConfirmedOrder({ captain, rfq: { quantity, currency_id: CURRENCY_IDS[currency] }, terms: { finalPrice } });
    const total = Number(minor) / 100;
    expect([dpq.total, dpo.total, dpo.currency]).toEqual([total, total, currency]);
    const payment = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true, amountMinor: true, currency: true } });
    expect(payment).toMatchObject({ amountMinor: minor, currency });
    const taxes = (await db.invoice.findUniqueOrThrow({ where: { dpoId: dpo.id }, select: { amountMinor: true, taxes: { select: { netMinor: true, taxMinor: true } } } }));
    expect(taxes.amountMinor).toBe(minor);
    expect(taxes.taxes.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0n)).toBe(minor);
    expect((await call('GET /api/buyer/invoices', { as: buyer })).body).toMatchObject([{ amount: total, currency }]);
    expect((await call('GET /api/seller/payments', { as: seller })).body).toMatchObject([{ amount: total, currency }]);

    expect(await call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId: payment.id } })).toMatchObject({ status: 200, body: { payment: { received: total, held: total, outstanding: 0 } } });
    await processDpo(captain, dpo.id);
    await bringGoods({ dpo });
    expect((await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })).status).toBe(200);
    const [release] = await db.ledgerTransfer.findMany({ where: { dpoId: dpo.id, kind: 'release' }, select: { entries: { select: { amountMinor: true, account: { select: { kind: true } } } } } });
    const of = (kind: string) => release?.entries.find(({ account }) => account.kind === kind)?.amountMinor ?? 0n;
    expect(of('escrow')).toBe(-minor);
    expect(of('wallet') + of('fees')).toBe(minor);
    expect((await readBooks()).isSound).toBe(true);
  });

  it.each(['0.005', '10.005', 10.005, 1.005, '0.30000000000000004', 0.1 + 0.2, 34.116425])('takes no part of a cent: %j', async (wrong) => {
    const { rfq, dpo } = { ...(await makeTrade({ captain })), ...(await makeConfirmedOrder({ captain })) };
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const before = await everything();
    expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ finalPrice: wrong }) })).toMatchObject({ status: 400 });
    expect(await call('POST /api/accountant/payments/{paymentId}/receipts', { as: accountant, params: { paymentId }, body: { amount: wrong, bankReference: 'A', receivedOn: bookedToday() } })).toMatchObject({ status: 400, body: { code: 'receipt_amount_invalid' } });
    expect(await call('POST /api/accountant/payouts', { as: accountant, body: { party: captain.vendorCode, currency: 'USD', amount: wrong } })).toMatchObject({ status: 400, body: { code: 'payout_amount_invalid' } });
    expect(await everything()).toBe(before);
  });

  it('is refused as a receipt or a payout that is no amount (case H3)', async () => {
    const { dpo } = await makeConfirmedOrder({ captain });
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const before = await everything();
    for (const wrong of [0, -1, '-5', '1e3', 'NaN', null, true, [5], {}, '５', 1e21, '0x10', '1,5', '']) {
      expect(await call('POST /api/accountant/payments/{paymentId}/receipts', { as: accountant, params: { paymentId }, body: { amount: wrong, bankReference: 'A', receivedOn: bookedToday() } }), `receipt ${JSON.stringify(wrong)}`).toMatchObject({ status: 400, body: { code: 'receipt_amount_invalid' } });
      expect(await call('POST /api/accountant/payouts', { as: accountant, body: { party: captain.vendorCode, currency: 'USD', amount: wrong } }), `payout ${JSON.stringify(wrong)}`).toMatchObject({ status: 400, body: { code: 'payout_amount_invalid' } });
    }
    expect(await everything()).toBe(before);
  });
});
