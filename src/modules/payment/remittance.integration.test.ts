import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { orphanKeys } from '@/modules/upload/upload.queries';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { makeAdvisedPayment, makeAwaitedPayment, makeHeldPayment, remittanceRequest } from './payment.factory';
import type { PaymentAnswer } from './payment.schema';

let captain: SignedIn;
let accountant: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const advise = (as: SignedIn, paymentId: number, body: object) => call('POST /api/buyer/payments/{paymentId}/remittance-advice', { as, params: { paymentId }, body });
const look = (as: SignedIn, adviceId: number) => call('GET /api/remittance-advices/{adviceId}/file', { as, params: { adviceId } });

describe('a remittance advice', () => {
  it('may name what was sent: a part of what is owed, never more, and money as it is written everywhere', async () => {
    const { buyer, paymentId } = await makeAwaitedPayment({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '100' } });
    expect(await advise(buyer, paymentId, await remittanceRequest(buyer, { amount: '40.5' }))).toMatchObject({ status: 200, body: { payment: { received: 0, outstanding: 100, advices: [{ amount: 40.5 }] } } });
    const wrong = [['100.01', 'remittance_too_large'], ['0', 'remittance_amount_invalid'], ['-1', 'remittance_amount_invalid'], ['1.005', 'remittance_amount_invalid'], ['', 'remittance_amount_invalid']];
    for (const [amount, code] of wrong) {
      expect(await advise(buyer, paymentId, await remittanceRequest(buyer, { bankReference: 'B', amount }))).toMatchObject({ status: 400, body: { code, field: 'amount' } });
    }
  });

  it('stands beside the payment for its buyer and the accountant, who is told, and moves no money', async () => {
    const { buyer, seller, paymentId } = await makeAwaitedPayment({ captain });
    const answer = await advise(buyer, paymentId, await remittanceRequest(buyer));
    const advice = { bankReference: 'SEPA 4711', amount: null, sentOn: '2026-01-05', fileName: 'transfer.pdf', contentType: 'application/pdf' };
    expect(answer, answer.text).toMatchObject({ status: 200, body: { payment: { id: paymentId, status: 'pending', received: 0, held: 0, advices: [advice] } } });
    const [ofAccountant] = (await call('GET /api/accountant/payments', { as: accountant })).body as PaymentAnswer[];
    expect(ofAccountant).toMatchObject({ id: paymentId, advices: [advice] });
    const [ofSeller] = (await call('GET /api/seller/payments', { as: seller })).body as PaymentAnswer[];
    expect(ofSeller).toMatchObject({ id: paymentId, advices: [] });
    const told = await db.notification.findMany({ where: { kind: 'remittance_advised', params: { path: ['paymentId'], equals: paymentId } }, select: { partyId: true } });
    expect(told).toEqual([{ partyId: accountant.partyId }]);
  });

  it('leads its buyer and the accountant to the paper, nobody else, and the log says who looked', async () => {
    const { buyer, seller, paymentId, adviceId } = await makeAdvisedPayment({ captain });
    for (const as of [buyer, accountant]) expect(await look(as, adviceId)).toMatchObject({ status: 302, body: { success: true } });
    expect((await look(await makeSignedIn({ roles: ['buyer'] }), adviceId)).status).toBe(404);
    for (const as of [seller, captain]) expect((await look(as, adviceId)).status).toBe(403);
    expect(await db.auditEntry.count({ where: { action: 'payment.advice_view', entityId: String(paymentId) } })).toBe(2);
  });

  it('comes once for a bank reference, also when it is sent twice at once, and again for another part', async () => {
    const { buyer, paymentId } = await makeAwaitedPayment({ captain });
    const bodies = [await remittanceRequest(buyer), await remittanceRequest(buyer)];
    const answers = await atOnce(2, (index) => advise(buyer, paymentId, bodies[index] ?? {}));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 1]);
    expect(answers.get(409)?.[0]?.body).toMatchObject({ code: 'remittance_advised' });
    expect((await advise(buyer, paymentId, await remittanceRequest(buyer, { bankReference: 'SEPA 4712' }))).status).toBe(200);
  });

  it('takes only an own fresh file, a day that has come, and an awaited payment of one’s own', async () => {
    const { buyer, paymentId } = await makeAdvisedPayment({ captain });
    const used = await db.remittanceAdvice.findFirstOrThrow({ where: { paymentId }, select: { fileKey: true } });
    const { key: foreign } = await makeStoredFile(await makeSignedIn());
    for (const key of [used.fileKey, foreign]) {
      expect(await advise(buyer, paymentId, await remittanceRequest(buyer, { key, bankReference: 'B' }))).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    }
    expect(await advise(buyer, paymentId, await remittanceRequest(buyer, { bankReference: 'B', sentOn: '2099-01-01' }))).toMatchObject({ status: 400, body: { code: 'remittance_day_invalid' } });
    expect(await advise(buyer, paymentId, await remittanceRequest(buyer, { bankReference: ' ' }))).toMatchObject({ status: 400, body: { code: 'bank_reference_required' } });
    const other = await makeSignedIn({ roles: ['buyer'] });
    expect((await advise(other, paymentId, await remittanceRequest(other))).status).toBe(404);
    const held = await makeHeldPayment(accountant, { captain });
    expect(await advise(held.buyer, held.paymentId, await remittanceRequest(held.buyer))).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('keeps its file from the purge of what was never handed in', async () => {
    const { buyer, paymentId } = await makeAdvisedPayment({ captain });
    const { fileKey } = await db.remittanceAdvice.findFirstOrThrow({ where: { paymentId }, select: { fileKey: true } });
    const { key: loose } = await makeStoredFile(buyer);
    const orphans = await orphanKeys(new Date(Date.now() + 60_000), 1000);
    expect(orphans).toContain(loose);
    expect(orphans).not.toContain(fileKey);
  });
});
