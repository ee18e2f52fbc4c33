import fc from 'fast-check';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { makeCase, makeCaseOf, rulingRequest } from '@/modules/dispute/dispute.factory';
import { approveRuling, giveRuling } from '@/modules/dispute/ruling.commands';
import { rulingBody } from '@/modules/dispute/ruling.schema';
import { toDecimal } from '@/modules/ledger/money.schema';
import { makeArrivedOrder, makeHeldPayment } from '@/modules/payment/payment.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { bankDetailsRequest, makeBankDetails, payoutRequest } from './payout.factory';
import { unseal } from './sealed';

const PASSWORD = 'Harbour-7-crane';
const splitOf = (buyerMinor: bigint, sellerMinor: bigint) => rulingBody.parse(rulingRequest({ outcome: 'split', buyerAmount: toDecimal(buyerMinor), sellerAmount: toDecimal(sellerMinor) }));
let captain: SignedIn;
let accountant: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

/** A seller in whose wallet the money of an order lies: 20.00 less the fee. */
async function aPaidSeller(): Promise<SignedIn> {
  const { buyer, seller, dpo } = await makeArrivedOrder(accountant, { captain, rfq: { quantity: 1 }, terms: { finalPrice: '20' } });
  await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } });
  return seller;
}

const balanceOf = async (partyId: number) => (await db.ledgerAccount.findFirst({ where: { kind: 'wallet', partyId }, select: { balanceMinor: true } }))?.balanceMinor ?? 0n;
const PAY = 'POST /api/accountant/payouts';
const BANK = 'PUT /api/account/bank-details';

describe('bank details', () => {
  it('are kept with the password alone, sealed, shown by their last four signs, and told of by bell and mail', async () => {
    const seller = await signedIn(await makeParty({ roles: ['seller'], password: PASSWORD }));
    expect(await call('GET /api/account/bank-details', { as: seller })).toMatchObject({ status: 200, body: { details: null } });
    expect(await call(BANK, { as: seller, body: bankDetailsRequest('Harbour-8-crane') })).toMatchObject({ status: 400, body: { code: 'current_password_wrong', field: 'currentPassword' } });
    const kept = await call(BANK, { as: seller, body: bankDetailsRequest(PASSWORD) });
    expect(kept).toMatchObject({ status: 200, body: { details: { holder: 'Elbe Trading', country: 'DE', lastFour: '3000', isUsable: false } } });
    expect(kept.text).not.toContain('0532');
    const row = await db.bankDetails.findUniqueOrThrow({ where: { partyId: seller.partyId }, select: { sealed: true, usableFrom: true, changedAt: true } });
    expect(row.sealed).not.toContain('DE89');
    expect(JSON.parse(unseal(row.sealed, String(seller.partyId)))).toEqual({ iban: 'DE89370400440532013000' });
    expect(() => unseal(row.sealed, String(seller.partyId + 1))).toThrow();
    expect(row.usableFrom.getTime() - row.changedAt.getTime()).toBe(48 * 3_600_000);
    expect(await db.notification.count({ where: { partyId: seller.partyId, kind: 'bank_details_changed' } })).toBe(1);
    const entries = await db.auditEntry.findMany({ where: { entity: 'party', entityId: String(seller.partyId), action: 'bank_details.changed' }, select: { details: true } });
    expect(entries).toEqual([{ details: { country: 'DE' } }]);
  });

  it.each([
    ['iban_invalid', { iban: 'DE89370400440532013001' }], ['iban_invalid', { iban: 'GB29NWBK60161331926819' }], ['bank_account_invalid', { country: 'US', routing: '021000021' }],
    ['bank_routing_invalid', { country: 'IN', account: '123456789' }], ['country_unknown', { country: 'Germany' }], ['country_unknown', { country: 'ZZ', account: '12345678', routing: '1234' }], ['bank_holder_required', { holder: ' ' }],
  ])('are refused with %s: %j', async (code, wish) => {
    const seller = await signedIn(await makeParty({ roles: ['seller'], password: PASSWORD }));
    expect(await call(BANK, { as: seller, body: bankDetailsRequest(PASSWORD, wish) })).toMatchObject({ status: 400, body: { code } });
  });

  it('are an account and a routing number where there are no IBANs', async () => {
    const seller = await signedIn(await makeParty({ roles: ['seller'], password: PASSWORD }));
    expect(await call(BANK, { as: seller, body: bankDetailsRequest(PASSWORD, { country: 'IN', iban: '', account: '50100012345678', routing: 'hdfc0000123' }) })).toMatchObject({ status: 200, body: { details: { lastFour: '5678', country: 'IN' } } });
  });
});

describe('a payout', () => {
  it('of the accountant’s own wallet is made by another one', async () => {
    const seller = await aPaidSeller();
    await makeBankDetails(seller.partyId);
    await db.grant.create({ data: { party: { connect: { id: seller.partyId } }, role: { connect: { slug: 'accountant' } } }, select: { id: true } });
    const as = await signedIn({ ...seller, role: 'accountant' });
    expect(await call(PAY, { as, body: await payoutRequest(seller.partyId) })).toMatchObject({ status: 403, body: { code: 'own_wallet' } });
    expect(await balanceOf(seller.partyId)).toBe(1960n);
  });

  it('takes money from the wallet, once per reference, and never more than is there', async () => {
    const seller = await aPaidSeller();
    await makeBankDetails(seller.partyId);
    const body = await payoutRequest(seller.partyId, { amount: '9.60' });
    expect(await call(PAY, { as: accountant, body })).toMatchObject({ status: 200, body: { payout: { amount: 9.6, lastFour: '3000' } } });
    expect(await call(PAY, { as: accountant, body })).toMatchObject({ status: 409, body: { code: 'payout_made' } });
    expect(await balanceOf(seller.partyId)).toBe(1000n);
    expect(await call(PAY, { as: accountant, body: await payoutRequest(seller.partyId, { amount: '10.01' }) })).toMatchObject({ status: 409, body: { code: 'funds_insufficient' } });
    expect(await db.payout.count({ where: { partyId: seller.partyId } })).toBe(1);
    const answers = await atOnce(5, async () => call(PAY, { as: accountant, body: await payoutRequest(seller.partyId, { amount: '10' }) }));
    expect(answers.get(200)).toHaveLength(1);
    expect(await balanceOf(seller.partyId)).toBe(0n);
    expect((await readBooks()).isSound).toBe(true);
  });

  it('is refused without bank details, and while they wait', async () => {
    const seller = await aPaidSeller();
    expect(await call(PAY, { as: accountant, body: await payoutRequest(seller.partyId) })).toMatchObject({ status: 409, body: { code: 'bank_details_missing' } });
    await makeBankDetails(seller.partyId, new Date(Date.now() + 60_000));
    expect(await call(PAY, { as: accountant, body: await payoutRequest(seller.partyId) })).toMatchObject({ status: 409, body: { code: 'bank_details_waiting' } });
    const wallets = (await call('GET /api/accountant/wallets', { as: accountant })).body as { partyId: number }[];
    expect(wallets.find(({ partyId }) => partyId === seller.partyId)).toMatchObject({ bank: 'waiting', balance: 19.6, lastFour: '3000' });
  });

  it.each([['vendor_code_invalid', { party: 'nobody' }], ['payout_amount_invalid', { amount: '0' }], ['payout_amount_invalid', { amount: '-1' }], ['payout_amount_invalid', { amount: '1.001' }], ['bank_reference_required', { reference: undefined }], ['bank_reference_required', { reference: ' ' }]])('is refused with %s: %j', async (code, wish) => {
    expect(await call(PAY, { as: accountant, body: { party: 'SELL-7K3Q9M', currency: 'USD', amount: '1', reference: 'BANK 7', ...wish } })).toMatchObject({ status: 400, body: { code } });
  });
});

describe('money that was held', () => {
  it('is split to the cent, whatever the shares, and only into exactly what is held (invariant 1)', async () => {
    await fc.assert(fc.asyncProperty(fc.bigInt({ min: 0n, max: 1999n }), fc.bigInt({ min: -1n, max: 1n }), async (buyerMinor, off) => {
      const { buyer, seller, paymentId, dpo, disputeId, arbitrator } = await makeCase(accountant, { captain, rfq: { quantity: 1 }, terms: { finalPrice: '20' } });
      const ruling = giveRuling(arbitrator, disputeId, splitOf(buyerMinor, 2000n - buyerMinor + off));
      if (off !== 0n) await expect(ruling).rejects.toMatchObject({ code: 'split_invalid' });
      else expect(await ruling).toMatchObject({ status: 'resolved', held: 20, ruling: { status: 'pending' } });
      if (off === 0n) expect(await approveRuling(accountant, disputeId)).toMatchObject({ held: 0, ruling: { status: 'approved' } });
      expect(await db.payment.findUnique({ where: { id: paymentId }, select: { status: true } })).toEqual({ status: off === 0n ? 'settled' : 'processed' });
      expect([await balanceOf(buyer.partyId), await balanceOf(seller.partyId)]).toEqual(off === 0n ? [buyerMinor, 2000n - buyerMinor] : [0n, 0n]);
      if (off === 0n) await expect(approveRuling(accountant, disputeId)).rejects.toMatchObject({ code: 'status_changed' });
      expect((await db.ledgerAccount.findFirstOrThrow({ where: { kind: 'escrow', dpoId: dpo.id }, select: { balanceMinor: true } })).balanceMinor).toBe(off === 0n ? 0n : 2000n);
      expect((await readBooks()).isSound).toBe(true);
    }), { numRuns: 6 });
  });

  it('goes through releases, splits, refunds and payouts in any order, and the books hold (invariant 1)', async () => {
    const step = fc.record({ end: fc.constantFrom('release', 'split', 'refund'), share: fc.bigInt({ min: 0n, max: 2000n }), out: fc.bigInt({ min: 1n, max: 2500n }) });
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { end, share, out } of steps) {
        const wish = { captain, rfq: { quantity: 1 }, terms: { finalPrice: '20' } };
        const order = end === 'release' ? await makeArrivedOrder(accountant, wish) : await makeHeldPayment(accountant, wish);
        if (end === 'release') await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: order.buyer, params: { dpoId: order.dpo.id } });
        if (end === 'split') {
          const { disputeId, arbitrator } = await makeCaseOf(order);
          await giveRuling(arbitrator, disputeId, splitOf(share, 2000n - share));
          await approveRuling(accountant, disputeId);
        }
        if (end === 'refund') {
          await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: order.dpo.id }, body: {} });
          await call('POST /api/accountant/payments/{paymentId}/refund', { as: accountant, params: { paymentId: order.paymentId } });
        }
        for (const { partyId } of [order.buyer, order.seller]) {
          const before = await balanceOf(partyId);
          if (before === 0n) continue;
          await makeBankDetails(partyId);
          const paid = await call(PAY, { as: accountant, body: await payoutRequest(partyId, { amount: `${out / 100n}.${String(out % 100n).padStart(2, '0')}` }) });
          expect(paid.status).toBe(out <= before ? 200 : 409);
          expect(await balanceOf(partyId)).toBe(out <= before ? before - out : before);
        }
      }
      expect((await readBooks()).isSound).toBe(true);
    }), { numRuns: 5 });
  });
});

describe('a statement', () => {
  const period = `from=${new Date().toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}`;

  it('says what moved in a period, as CSV and on paper', async () => {
    const seller = await aPaidSeller();
    await makeBankDetails(seller.partyId);
    await call(PAY, { as: accountant, body: await payoutRequest(seller.partyId, { amount: '9.60' }) });
    const csv = await call('GET /api/accountant/statements/{partyId}/csv', { as: accountant, params: { partyId: seller.partyId }, query: `${period}&lang=en` });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = csv.text.trim().split('\r\n').map((line) => line.split(','));
    expect(lines.map((line) => [line[2], line[4], line[5]])).toEqual([['Kind', 'Amount', 'Balance'], ['Opening balance', '', '0.00'], ['Released: 20.00 less platform fee 0.40', '19.60', '19.60'], ['Paid out', '-9.60', '10.00'], ['Closing balance', '', '10.00']]);
    const pdf = await call('GET /api/accountant/statements/{partyId}/pdf', { as: accountant, params: { partyId: seller.partyId }, query: `${period}&lang=de` });
    const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
    for (const part of ['Kontoauszug', 'Anfangssaldo', '$19,60', '$10,00', 'Seite 1 von 1']) expect(text.normalize('NFKC')).toContain(part);
    const later = await call('GET /api/accountant/statements/{partyId}/csv', { as: accountant, params: { partyId: seller.partyId }, query: 'from=2099-01-01&to=2099-01-31&lang=en' });
    expect(later.text.trim().split('\r\n').slice(1).map((line) => line.split(',')[5])).toEqual(['10.00', '10.00']);
  });

  it('is refused for no period, a wrong one, and nobody', async () => {
    const ask = (partyId: number, query: string) => call('GET /api/accountant/statements/{partyId}/csv', { as: accountant, params: { partyId }, query });
    expect(await ask(accountant.partyId, '')).toMatchObject({ status: 400 });
    expect(await ask(accountant.partyId, 'from=2026-02-01&to=2026-01-01')).toMatchObject({ status: 400, body: { code: 'period_invalid' } });
    expect(await ask(2_147_483_647, period)).toMatchObject({ status: 404 });
  });
});
