import { bookedToday } from '@/modules/payment/payment.factory';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeCaseOf, rulingRequest } from '@/modules/dispute/dispute.factory';
import { giveRuling } from '@/modules/dispute/ruling.commands';
import { rulingBody } from '@/modules/dispute/ruling.schema';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { cancelDpo } from '@/modules/order/order.commands';
import { processPayment, recordReceipt } from '@/modules/payment/payment.commands';
import { platformFee } from '@/modules/payment/payment.schema';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { toldOf } from '@/test/effects';
import { share } from '@/test/effort';
import { acceptFee, fileCustoms } from './customs.commands';
import { feeRequest, filingRequest, makeHeldCustoms, makeProposedFee } from './customs.factory';
import { filingBody, type FeeAnswer } from './customs.schema';

const PROPOSE = 'POST /api/cha/orders/{workId}/fees';
const EDIT = 'PUT /api/cha/fees/{feeId}';
const ACCEPT = 'POST /api/captain/fees/{feeId}/accept';
const DECLINE = 'POST /api/captain/fees/{feeId}/decline';
const FILE = 'POST /api/cha/orders/{workId}/filing';
const REJECT = 'POST /api/cha/requests/{workId}/reject';

let captain: SignedIn;
let accountant: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const feesOf = async (as: SignedIn) => (await call('GET /api/cha/fees', { as })).body as FeeAnswer[];
const moneyOf = (dpoId: number) => db.dpo.findUniqueOrThrow({
  where: { id: dpoId },
  select: {
    totalMinor: true, currency: true, payments: { select: { id: true, amountMinor: true, status: true } },
    invoice: { select: { id: true, amountMinor: true, taxes: { select: { netMinor: true, taxMinor: true } }, charges: { select: { amountMinor: true } } } },
  },
});
const walletOf = async (partyId: number) => (await db.ledgerAccount.findFirst({ where: { kind: 'wallet', partyId }, select: { balanceMinor: true } }))?.balanceMinor ?? 0n;

describe('a customs fee', () => {
  it('is asked for work that one holds, one at a time, and changed until the captain decides', async () => {
    const { workId, cha, dpo } = await makeHeldCustoms({ captain });
    const answer = await call(PROPOSE, { as: cha, params: { workId }, body: feeRequest() });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { fee: { workId, orderId: dpo.id, fee: 40.5, currency: dpo.currency, status: 'proposed', version: 1 } } });
    const { fee } = answer.body as { fee: FeeAnswer };
    expect(await call(PROPOSE, { as: cha, params: { workId }, body: feeRequest() })).toMatchObject({ status: 409, body: { code: 'fee_standing' } });
    expect(await call(EDIT, { as: cha, params: { feeId: fee.id }, body: feeRequest({ amount: '30', version: 1 }) })).toMatchObject({ status: 200, body: { fee: { fee: 30, version: 2 } } });
    // The captain has read the first amount.
    expect(await call(ACCEPT, { as: captain, params: { feeId: fee.id }, body: { version: 1 } })).toMatchObject({ status: 409, body: { code: 'version_changed' } });
    expect(await call(DECLINE, { as: captain, params: { feeId: fee.id }, body: { version: 2 } })).toMatchObject({ status: 200, body: { fee: { status: 'declined' } } });
    expect(await call(EDIT, { as: cha, params: { feeId: fee.id }, body: feeRequest({ version: 3 }) })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    expect((await call(PROPOSE, { as: cha, params: { workId }, body: feeRequest() })).status).toBe(200);
    expect((await feesOf(cha)).map(({ status, fee: amount }) => [status, amount])).toEqual([['proposed', 40.5], ['declined', 30]]);
    expect((await call('GET /api/captain/dpos/{dpoId}/fees', { as: captain, params: { dpoId: dpo.id } })).body).toMatchObject([{ status: 'proposed', partner: cha.companyName }, { status: 'declined' }]);
  });

  it('is asked once, of many at once, and decided once', async () => {
    const { workId, cha, dpo } = await makeHeldCustoms({ captain });
    const asked = await atOnce(5, () => call(PROPOSE, { as: cha, params: { workId }, body: feeRequest() }));
    expect([...asked].map(([status, { length }]) => [status, length]).sort()).toEqual([[200, 1], [409, 4]]);
    const [fee] = await feesOf(cha);
    const decided = await atOnce(6, (index) => call(index % 2 ? DECLINE : ACCEPT, { as: captain, params: { feeId: fee?.id ?? 0 }, body: { version: 1 } }));
    expect(decided.get(200)).toHaveLength(1);
    expect(decided.get(409)).toHaveLength(5);
    const [after] = await feesOf(cha);
    expect(await db.invoiceCharge.count({ where: { invoice: { dpoId: dpo.id } } })).toBe(after?.status === 'accepted' ? 1 : 0);
  });

  it('becomes a line of the invoice; invoice and payment grow by it, and the tax stays', async () => {
    const { fee, dpo, buyer, cha } = await makeProposedFee({ captain });
    const before = await moneyOf(dpo.id);
    expect(await call(ACCEPT, { as: captain, params: { feeId: fee.id }, body: { version: 1 } })).toMatchObject({ status: 200, body: { fee: { status: 'accepted' } } });
    const after = await moneyOf(dpo.id);
    expect(after.payments[0]?.amountMinor).toBe(before.totalMinor + 4050n);
    expect(after.invoice).toMatchObject({ amountMinor: before.totalMinor + 4050n, taxes: before.invoice?.taxes, charges: [{ amountMinor: 4050n }] });
    const [listed] = (await call('GET /api/buyer/invoices', { as: buyer })).body as object[];
    expect(listed).toMatchObject({ amount: Number(toDecimal(before.totalMinor + 4050n)), charges: [{ kind: 'customs', amount: 40.5, partner: cha.companyName }] });
    const told = await db.notification.findMany({ where: { kind: 'fee_accepted', params: { path: ['feeId'], equals: fee.id } }, select: { partyId: true }, orderBy: { partyId: 'asc' } });
    expect(told.map(({ partyId }) => partyId).sort()).toEqual([buyer.partyId, cha.partyId].sort());
  });

  it('is void once the money has come, and its agent is told', async () => {
    const { fee, dpo, workId, cha } = await makeProposedFee({ captain });
    const { payments: [payment] } = await moneyOf(dpo.id);
    await processPayment(accountant, payment?.id ?? 0);
    expect(await call(ACCEPT, { as: captain, params: { feeId: fee.id }, body: { version: 1 } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'declined' } });
    expect(await toldOf('fee_void', 'feeId', fee.id)).toEqual([cha.partyId]);
    expect((await moneyOf(dpo.id)).invoice).toMatchObject({ charges: [] });
    expect(await call(PROPOSE, { as: cha, params: { workId }, body: feeRequest() })).toMatchObject({ status: 409, body: { code: 'payment_not_awaited' } });
  });

  it('that comes while money arrives is either awaited with it, or refused', async () => {
    const { fee, dpo } = await makeProposedFee({ captain });
    const { payments: [payment] } = await moneyOf(dpo.id);
    const [accepted] = await Promise.all([
      call(ACCEPT, { as: captain, params: { feeId: fee.id }, body: { version: 1 } }),
      call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId: payment?.id ?? 0 } }),
    ]);
    const after = await moneyOf(dpo.id);
    const charged = accepted.status === 200 ? 4050n : 0n;
    expect(after).toMatchObject({ payments: [{ status: 'processed', amountMinor: after.totalMinor + charged }], invoice: { amountMinor: after.totalMinor + charged } });
    const escrow = await db.ledgerAccount.findFirstOrThrow({ where: { kind: 'escrow', dpoId: dpo.id }, select: { balanceMinor: true } });
    expect(escrow.balanceMinor).toBe(after.totalMinor + charged);
  });

  it('is not agreed to while the order is in dispute: a ruling would be on other sums', async () => {
    const { fee, buyer, dpo } = await makeProposedFee({ captain });
    await openDispute(buyer, 'buyer', dpo.id, { reason: 'Wet.', keys: [] });
    expect(await call(ACCEPT, { as: captain, params: { feeId: fee.id }, body: { version: 1 } })).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
  });

  it('ends with the work that is given back, unless it is agreed; and with the order', async () => {
    const proposed = await makeProposedFee({ captain });
    expect((await call(REJECT, { as: proposed.cha, params: { workId: proposed.workId } })).status).toBe(200);
    expect(await feesOf(proposed.cha)).toMatchObject([{ status: 'declined' }]);
    const agreed = await makeProposedFee({ captain });
    await acceptFee(captain, agreed.fee.id, 1);
    expect(await call(REJECT, { as: agreed.cha, params: { workId: agreed.workId } })).toMatchObject({ status: 409, body: { code: 'fee_agreed' } });
    const cancelled = await makeProposedFee({ captain });
    await cancelDpo(captain, cancelled.dpo.id, '');
    expect(await feesOf(cancelled.cha)).toMatchObject([{ status: 'declined' }]);
  });

  it('goes at the release to its agent’s wallet if it has filed and back to the buyer’s if not, the house’s fee comes off the goods alone, and the books stay sound (invariant 1)', async () => {
    await fc.assert(fc.asyncProperty(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.boolean(), fc.boolean(), async (amountMinor, inParts, isFiled) => {
      const { fee, dpo, buyer, seller, cha, workId } = await makeProposedFee({ captain }, toDecimal(amountMinor).replace(/\.00$/, ''));
      await acceptFee(captain, fee.id, 1);
      const { payments: [payment], totalMinor } = await moneyOf(dpo.id);
      if (inParts) await recordReceipt(accountant, payment?.id ?? 0, { amount: 1n, bankReference: `PART-${dpo.id}`, receivedOn: new Date(bookedToday()) });
      await processPayment(accountant, payment?.id ?? 0);
      if (isFiled) await fileCustoms(cha, workId, filingBody.parse(filingRequest()));
      await db.dpo.update({ where: { id: dpo.id }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
      expect((await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })).status).toBe(200);
      const house = platformFee(totalMinor);
      expect([await walletOf(cha.partyId), await walletOf(buyer.partyId), await walletOf(seller.partyId)]).toEqual([...(isFiled ? [amountMinor, 0n] : [0n, amountMinor]), totalMinor - house]);
      expect(await db.ledgerTransfer.findMany({ where: { dpoId: dpo.id, kind: { not: 'hold' } }, select: { businessKey: true }, orderBy: { id: 'asc' } })).toEqual([`release:${payment?.id}`, ...(isFiled ? [] : [`fee_return:${payment?.id}`])].map((businessKey) => ({ businessKey })));
      expect((await call('GET /api/buyer/invoices', { as: buyer })).body).toMatchObject([
        ...(isFiled ? [] : [{ kind: 'credit_note', amount: Number(toDecimal(-amountMinor)), taxes: [], creditOf: { isFee: true, caseId: null } }]),
        { kind: 'invoice', status: 'paid', amount: Number(toDecimal(totalMinor + amountMinor)), charges: [{ returned: !isFiled }] },
      ]);
      const { isSound, currencies } = await readBooks();
      expect(isSound).toBe(true);
      expect(currencies.length).toBeGreaterThan(0);
      expect(parseDecimal(String(fee.fee.toFixed(2)))).toBe(amountMinor);
      const told = await db.notification.findMany({ where: { kind: isFiled ? 'fee_released' : 'fee_returned', params: { path: ['dpoId'], equals: dpo.id } }, select: { partyId: true } });
      expect(new Set(told.map(({ partyId }) => partyId))).toEqual(new Set(isFiled ? [cha.partyId] : [cha.partyId, buyer.partyId]));
    }), { numRuns: share(6), examples: [[777n, false, false], [777n, true, true]] });
  });
});

describe('a customs fee that is more than what has come', () => {
  it('takes the same part of itself of what a ruling gives the seller, and nothing is left in escrow', async () => {
    const { fee, dpo, cha, seller, buyer } = await makeProposedFee({ captain });
    await acceptFee(captain, fee.id, 1);
    const { payments: [payment] } = await moneyOf(dpo.id);
    await recordReceipt(accountant, payment?.id ?? 0, { amount: 10_00n, bankReference: `PART-${dpo.id}`, receivedOn: new Date(bookedToday()) });
    const { disputeId, arbitrator } = await makeCaseOf({ buyer, captain, dpo });
    await giveRuling(arbitrator, disputeId, rulingBody.parse(rulingRequest()));
    const answer = await call('POST /api/accountant/disputes/{disputeId}/approve', { as: accountant, params: { disputeId } });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect([await walletOf(cha.partyId), await walletOf(seller.partyId)]).toEqual([0n, 741n]);
    // Nothing was filed, so its part is the buyer's again.
    expect(await walletOf(buyer.partyId)).toBe(244n);
    expect((await call('GET /api/account/statement', { as: buyer })).body).toMatchObject([{ kind: 'fee_return', amount: 2.44, balance: 2.44 }]);
    expect(await feesOf(cha)).toMatchObject([{ status: 'accepted', returned: true }]);
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toMatchObject([{ feesReturned: true }]);
    expect((await call('GET /api/cha/orders', { as: cha })).body).toMatchObject([{ fee: { status: 'accepted', returned: true } }]);
    expect(await db.creditNote.findMany({ where: { invoice: { dpoId: dpo.id } }, select: { amountMinor: true, netMinor: true, taxMinor: true, chargesMinor: true } })).toEqual([{ amountMinor: 244n, netMinor: 0n, taxMinor: 0n, chargesMinor: 244n }]);
    expect(await db.ledgerAccount.findFirstOrThrow({ where: { kind: 'escrow', dpoId: dpo.id }, select: { balanceMinor: true } })).toEqual({ balanceMinor: 0n });
    expect((await readBooks()).isSound).toBe(true);
  });
});

describe('a customs filing', () => {
  it('is not older than its order', async () => {
    const { workId, cha } = await makeHeldCustoms({ captain });
    expect(await call(FILE, { as: cha, params: { workId }, body: filingRequest({ issuedOn: '0001-01-01' }) })).toMatchObject({ status: 400, body: { field: 'issuedOn' } });
    expect(await call(FILE, { as: cha, params: { workId }, body: filingRequest({ issuedOn: '2020-01-01' }) })).toMatchObject({ status: 400, body: { code: 'paper_before_order', field: 'issuedOn' } });
  });

  it('ends the work with its number, with or without the paper', async () => {
    const { workId, cha } = await makeHeldCustoms({ captain });
    expect((await call('GET /api/cha/orders', { as: cha })).body).toMatchObject([{ id: workId, status: 'accepted', fee: null, isAwaited: true }]);
    const { key } = await makeStoredFile(cha);
    const answer = await call(FILE, { as: cha, params: { workId }, body: filingRequest({ key }) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { work: { status: 'completed', paper: { kind: 'customs_filing', number: '26IN-778812', issuer: 'Nhava Sheva', hasFile: true, insured: null, clauses: null } } } });
    expect(await call(FILE, { as: cha, params: { workId }, body: filingRequest() })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'completed' } });
    const other = await makeHeldCustoms({ captain });
    expect(await call(FILE, { as: other.cha, params: { workId: other.workId }, body: filingRequest() })).toMatchObject({ status: 200, body: { work: { paper: { hasFile: false } } } });
  });
});
