import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { orphanKeys } from '@/modules/upload/upload.queries';
import type { OrderWorkAnswer, WorkAnswer } from '@/modules/work/work.schema';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { makeHeldInsurance, policyRequest } from './insurance.factory';
import { makeWork } from '@/modules/work/work.factory';

let captain: SignedIn;
const ISSUE = 'POST /api/insurance/policies/{workId}/policy';

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

describe('issuing a policy', () => {
  it('ends the insurance with its paper, in the order’s currency, and tells both sides', async () => {
    const { workId, insurance, dpo, buyer, seller } = await makeHeldInsurance({ captain });
    const answer = await call(ISSUE, { as: insurance, params: { workId }, body: await policyRequest(insurance) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, work: {
      id: workId, status: 'completed', paper: { kind: 'policy', number: 'POL-4711', issuer: 'Harbour Mutual', validUntil: '2099-01-05', insured: { amount: 110, currency: dpo.currency }, clauses: 'A', hasFile: true },
    } } });
    expect((await call('GET /api/insurance/documents', { as: insurance })).body).toMatchObject([{ id: workId, paper: { number: 'POL-4711' } }]);
    const seen = (await call('GET /api/dpos/{entityId}/work', { as: buyer, params: { entityId: dpo.id } })).body as OrderWorkAnswer[];
    expect(seen.find(({ id }) => id === workId)).toMatchObject({ status: 'completed', holder: insurance.companyName, paper: { number: 'POL-4711' } });
    const told = await db.notification.findMany({ where: { kind: 'work_finished', params: { path: ['workOrderId'], equals: workId } }, select: { partyId: true } });
    expect(told.map(({ partyId }) => partyId)).toEqual(expect.arrayContaining([buyer.partyId, seller.partyId, captain.partyId]));
  });

  it('happens once, of many at once, and its file is nobody’s to hand in again or to be swept away', async () => {
    const { workId, insurance } = await makeHeldInsurance({ captain });
    const body = await policyRequest(insurance);
    const answers = await atOnce(6, () => call(ISSUE, { as: insurance, params: { workId }, body }));
    expect([...answers].map(([status, { length }]) => [status, length]).sort()).toEqual([[200, 1], [409, 5]]);
    expect(await db.workPaper.count({ where: { workOrderId: workId } })).toBe(1);
    expect(await orphanKeys(new Date(Date.now() + 60_000), 10_000)).not.toContain(body.key);
    const next = await makeWork('insurance', { captain });
    await call('POST /api/insurance/policies/{workId}/accept', { as: insurance, params: { workId: next.workId } });
    expect(await call(ISSUE, { as: insurance, params: { workId: next.workId }, body })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'key' } });
  });

  it('takes no day to come, no other party’s file, and nothing before the work is accepted', async () => {
    const { workId, insurance } = await makeHeldInsurance({ captain });
    const issue = async (over: object) => call(ISSUE, { as: insurance, params: { workId }, body: await policyRequest(insurance, over) });
    expect(await issue({ issuedOn: '2098-01-01' })).toMatchObject({ status: 400, body: { code: 'paper_day_invalid', field: 'issuedOn' } });
    expect(await issue({ issuedOn: '1900-01-01' })).toMatchObject({ status: 400, body: { code: 'policy_too_old', field: 'issuedOn' } });
    expect(await issue({ validUntil: '2026-02-01' })).toMatchObject({ status: 400, body: { code: 'policy_over', field: 'validUntil' } });
    expect(await issue({ key: (await makeStoredFile(await makeSignedIn({ roles: ['insurance'] }))).key })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    expect(await db.workOrder.findUniqueOrThrow({ where: { id: workId }, select: { status: true } })).toEqual({ status: 'accepted' });
    const offered = await makeWork('insurance', { captain });
    expect(await call(ISSUE, { as: insurance, params: { workId: offered.workId }, body: await policyRequest(insurance) })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'pending' } });
  });

  it('holds back from both sides a note that gives a contact away; the house reads it', async () => {
    const { workId, insurance, dpo, seller } = await makeHeldInsurance({ captain });
    const note = 'Claims: write to claims@harbour-mutual.example';
    const { body } = await call(ISSUE, { as: insurance, params: { workId }, body: await policyRequest(insurance, { note }) });
    expect((body as { work: WorkAnswer }).work.paper?.note).toBe(note);
    const noteFor = async (as: SignedIn) => ((await call('GET /api/dpos/{entityId}/work', { as, params: { entityId: dpo.id } })).body as OrderWorkAnswer[]).find(({ id }) => id === workId)?.paper?.note;
    expect(await noteFor(seller)).toBe('This text is held back until it has been reviewed.');
    expect(await noteFor(captain)).toBe(note);
  });

  it('holds its number and its issuer back as its note', async () => {
    const { workId, insurance, dpo, buyer, seller } = await makeHeldInsurance({ captain });
    const said = { number: 'mail me: a@b.com', issuer: 'تأمين، اتصل على ٠٥٠١٢٣٤٥٦٧' };
    const { body } = await call(ISSUE, { as: insurance, params: { workId }, body: await policyRequest(insurance, said) });
    expect((body as { work: WorkAnswer }).work.paper).toMatchObject(said);
    const paperFor = async (as: SignedIn) => ((await call('GET /api/dpos/{entityId}/work', { as, params: { entityId: dpo.id } })).body as OrderWorkAnswer[]).find(({ id }) => id === workId)?.paper;
    for (const as of [buyer, seller]) expect(await paperFor(as)).toMatchObject({ number: HELD_SENTENCE.held, issuer: HELD_SENTENCE.held, note: 'Deductible of 1 %.' });
    expect(await paperFor(captain)).toMatchObject(said);
  });
});
