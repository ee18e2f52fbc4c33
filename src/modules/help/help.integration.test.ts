import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { issueRequest, makeIssue } from './help.factory';
import type { HrIssueAnswer, IssueAnswer } from './help.schema';

let hr: SignedIn;

beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
});

const resolve = (issueId: number, answer: unknown = 'Please reload the page.', as = hr) => call('POST /api/hr/issues/{issueId}/resolve', { as, params: { issueId }, body: { answer } });
const reopen = (issueId: number, as = hr) => call('POST /api/hr/issues/{issueId}/reopen', { as, params: { issueId } });
const own = async (as: SignedIn) => (await call('GET /api/issues', { as })).body as IssueAnswer[];

describe('a party asks for help', () => {
  it.each(['buyer', 'cha', 'hr'] as const)('as %s, and HR is told', async (role) => {
    const party = await makeSignedIn({ roles: [role], approved: false });
    const answer = await call('POST /api/issues', { as: party, body: issueRequest() });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, issue: { status: 'open', title: 'A page stays empty', answer: '', resolved: null } } });
    const { id } = (answer.body as { issue: IssueAnswer }).issue;
    expect(await toldOf('issue_opened', 'issueId', id)).toContain(hr.partyId);
    expect(await auditOf('issue', id)).toMatchObject([{ action: 'issue.create', actorId: party.partyId }]);
    const list = (await call('GET /api/hr/issues', { as: hr })).body as HrIssueAnswer[];
    expect(list.find((issue) => issue.id === id)).toMatchObject({ status: 'open', who: party.companyName, vendor_code: party.vendorCode, text: issueRequest().text });
  });

  it('and sees its own alone', async () => {
    const [first, second] = [await makeIssue(), await makeIssue()];
    expect((await own(first.owner)).map(({ id }) => id)).toEqual([first.id]);
    expect((await own(second.owner)).map(({ id }) => id)).toEqual([second.id]);
  });

  it.each([[{ title: '' }, 'issue_title_required'], [{ title: 'a\nb' }, 'text_invalid'], [{ title: 'x'.repeat(201) }, 'text_too_long'], [{ text: ' ' }, 'issue_text_required'], [{ text: null }, 'issue_text_required'], [{ status: 'resolved' }, 'invalid_input']])('and is refused %j', async (over, code) => {
    const party = await makeSignedIn();
    expect(await call('POST /api/issues', { as: party, body: issueRequest(over) })).toMatchObject({ status: 400, body: { code } });
    expect(await own(party)).toEqual([]);
  });

  it('and has to wait after twenty in an hour', async () => {
    const party = await makeSignedIn();
    await db.throttle.create({ data: { key: `issue:party:${party.partyId}`, failures: 19 }, select: { key: true } });
    const statuses = [];
    for (let index = 0; index < 2; index += 1) statuses.push((await call('POST /api/issues', { as: party, body: issueRequest({ title: `Again ${index}` }) })).status);
    expect(statuses).toEqual([200, 429]);
  });
});

describe('HR', () => {
  it('answers, and the party reads it and gets it by mail', async () => {
    const { id, owner } = await makeIssue();
    expect(await resolve(id)).toMatchObject({ status: 200, body: { success: true, issue: { id, status: 'resolved', answer: 'Please reload the page.' } } });
    expect(await own(owner)).toMatchObject([{ status: 'resolved', answer: 'Please reload the page.', resolved: expect.any(String) as string }]);
    expect(await toldOf('issue_resolved', 'issueId', id)).toEqual([owner.partyId]);
    const { email } = await db.party.findUniqueOrThrow({ where: { id: owner.partyId }, select: { email: true } });
    expect(await db.mail.findMany({ where: { to: email }, select: { kind: true, params: true } })).toEqual([
      { kind: 'issue_resolved', params: { name: 'Ada', title: 'A page stays empty', answer: 'Please reload the page.' } },
    ]);
    expect((await auditOf('issue', id)).at(-1)).toMatchObject({ action: 'issue.resolve', actorId: hr.partyId, details: { from: 'open', to: 'resolved' } });
  });

  it('opens one again, and answers again', async () => {
    const { id, owner } = await makeIssue();
    expect(await reopen(id)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'open' } });
    await resolve(id);
    expect(await resolve(id)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'resolved' } });
    expect(await reopen(id)).toMatchObject({ status: 200, body: { issue: { status: 'open', resolved: null, answer: 'Please reload the page.' } } });
    expect(await resolve(id, 'Better now?')).toMatchObject({ status: 200 });
    expect(await own(owner)).toMatchObject([{ status: 'resolved', answer: 'Better now?' }]);
  });

  it('does so once, when twenty do it at once', async () => {
    const { id, owner } = await makeIssue();
    const answers = await atOnce(20, () => resolve(id));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
    expect(await toldOf('issue_resolved', 'issueId', id)).toEqual([owner.partyId]);
    const again = await atOnce(20, () => reopen(id));
    expect([again.get(200)?.length, again.get(409)?.length]).toEqual([1, 19]);
  });

  it('and nobody else does, and not without an answer, and not what is not there', async () => {
    const { id, owner } = await makeIssue();
    for (const as of [owner, await makeSignedIn({ roles: ['admin'] }), await makeSignedIn({ roles: ['captain'] })]) {
      expect([(await resolve(id, 'x', as)).status, (await reopen(id, as)).status, (await call('GET /api/hr/issues', { as })).status]).toEqual([403, 403, 403]);
    }
    expect(await resolve(id, '')).toMatchObject({ status: 400, body: { code: 'issue_answer_required' } });
    expect([(await resolve(2_147_483_647)).status, (await reopen(2_147_483_647)).status]).toEqual([404, 404]);
  });
});
