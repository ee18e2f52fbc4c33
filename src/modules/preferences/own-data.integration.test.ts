import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProposedFee } from '@/modules/customs/customs.factory';
import { makeFilledCase } from '@/modules/dispute/dispute.factory';
import { makePolicy } from '@/modules/insurance/insurance.factory';
import { makeBankDetails } from '@/modules/payout/payout.factory';
import { makeReport } from '@/modules/survey/survey.factory';
import { makeCompletedOrder } from '@/modules/tracking/tracking.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { expectNoLeak } from '@/test/leaks';
import type { OwnDataAnswer } from './preferences.schema';

let accountant: SignedIn;
beforeAll(async () => {
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

async function take(as: SignedIn): Promise<OwnDataAnswer> {
  const { status, body, text } = await call('GET /api/account/data', { as });
  expect(status, text).toBe(200);
  expectNoLeak('GET /api/account/data', body);
  expect(text).not.toMatch(/argon2|hash|token|fileKey|sealed|"key"/i);
  return body as OwnDataAnswer;
}

describe('a copy of the own data', () => {
  it('holds what each of the three has said in a dispute, and nothing that the others have', async () => {
    const { buyer, seller, arbitrator, disputeId, dpo } = await makeFilledCase(accountant);
    expect(await take(buyer)).toMatchObject({ disputes: [{ id: disputeId, orderId: dpo.id, as: 'claimant', reason: 'The bags are wet.' }], evidence: [{ disputeId, title: 'Photo of the wet bags', file: 'photo.pdf' }], case_messages: [], payments: [{ orderId: dpo.id, side: 'bought', receipts: [{}] }] });
    expect(await take(seller)).toMatchObject({ disputes: [{ id: disputeId, as: 'other_side', reason: null }], evidence: [], case_messages: [{ text: 'They left us dry.', files: ['packing-list.pdf'] }], payments: [{ side: 'sold', receipts: [] }] });
    expect(await take(arbitrator)).toMatchObject({ disputes: [{ id: disputeId, as: 'arbitrator', reason: null }], evidence: [], case_messages: [], orders: [], payments: [] });
  });

  it('holds a partner’s work, papers, milestones, fees and reports', async () => {
    const [customs, policy, survey, delivered] = [await makeProposedFee(), await makePolicy(), await makeReport(), await makeCompletedOrder()];
    expect(await take(customs.cha)).toMatchObject({ work_orders: [{ kind: 'customs', status: 'accepted', orderId: customs.dpo.id }], fees: [{ amount: 40.5, status: 'proposed' }] });
    expect(await take(policy.insurance)).toMatchObject({ work_orders: [{ kind: 'insurance', status: 'completed' }], work_papers: [{ orderId: policy.dpo.id, kind: 'policy' }] });
    expect(await take(survey.surveyor)).toMatchObject({ work_orders: [{ kind: 'survey' }], survey_reports: [{ orderId: survey.dpo.id, verdict: 'passed', lines: expect.any(Array) }] });
    const { milestones, work_papers: papers } = await take(delivered.forwarder);
    expect([milestones.length, papers.length]).toEqual([await db.milestone.count({ where: { partyId: delivered.forwarder.partyId } }), 1]);
    expect(milestones.length).toBeGreaterThan(3);
  });

  it('holds the money of an order, the wallet and where it is paid out to', async () => {
    const { buyer, seller, dpo } = await makeCompletedOrder();
    await makeBankDetails(seller.partyId);
    const rating = { dpoId: dpo.id, sellerId: seller.partyId, productStars: 4, supplierStars: 5, message: 'Dry and in time.' };
    await db.rating.create({ data: rating, select: { id: true } });
    const sold = await take(seller);
    expect(sold).toMatchObject({ wallets: [{ entries: [{ orderId: dpo.id, kind: 'release' }] }], bank_details: [{ lastFour: '3000' }], invoices: [{ orderId: dpo.id, status: 'paid' }], ratings: [{ side: 'received', supplierStars: 5, message: null }], orders: [{ side: 'sold', delivery: null }] });
    expect(await take(buyer)).toMatchObject({ wallets: [], bank_details: [], invoices: [{ orderId: dpo.id }], ratings: [{ side: 'given', message: 'Dry and in time.' }], orders: [{ side: 'bought', packing: null }] });
  });
});
