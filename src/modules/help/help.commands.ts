import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { addresseeOf, displayName } from '@/modules/account/party.queries';
import { sendMail } from '@/modules/mail/mail.commands';
import { notify } from '@/modules/notification/notification.commands';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { countAttempt } from '@/server/throttle';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { issueMachine, type IssueAction } from './help.machine';
import { issueFields, toHrIssue, toIssue } from './help.queries';
import type { HrIssueAnswer, IssueAnswer, IssueBody } from './help.schema';

/**
 * A party asks for help; HR is told.
 *
 * @throws Problem too_many_attempts
 */
export async function openIssue(actor: Actor, { title, text }: IssueBody): Promise<IssueAnswer> {
  await countAttempt({ key: `issue:party:${actor.partyId}`, failures: await recentSetting('issuesPerHour'), windowMinutes: 60 });
  return transact(async (tx) => {
    const issue = await tx.issue.create({ data: { partyId: actor.partyId, title, text, status: issueMachine.initial }, select: issueFields });
    await notify(tx, { kind: 'issue_opened', params: { issueId: issue.id, title, who: displayName(actor) }, toRole: 'hr' });
    await audit(tx, { actor: asTransitionActor(actor), action: 'issue.create', entity: 'issue', entityId: issue.id });
    return toIssue(issue);
  });
}

/**
 * HR answers; the party that asked is told.
 *
 * @throws Problem not_found, status_changed
 */
export async function resolveIssue(actor: Actor, issueId: number, answer: string): Promise<HrIssueAnswer> {
  return transact(async (tx) => {
    const { partyId, issue } = await move(tx, actor, issueId, 'resolve', { resolution: answer, resolvedAt: new Date() });
    await notify(tx, { kind: 'issue_resolved', params: { issueId, title: issue.title }, to: [partyId] });
    const { to, locale, name } = await addresseeOf(tx, partyId);
    await sendMail(tx, { to, locale, kind: 'issue_resolved', params: { name, title: issue.title, answer } });
    return issue;
  });
}

/**
 * HR opens an issue again; the answer that was given stays to be read.
 *
 * @throws Problem not_found, status_changed
 */
export async function reopenIssue(actor: Actor, issueId: number): Promise<HrIssueAnswer> {
  return transact(async (tx) => (await move(tx, actor, issueId, 'reopen', { resolvedAt: null })).issue);
}

async function move(tx: Tx, actor: Actor, issueId: number, action: IssueAction, change: { resolution?: string; resolvedAt: Date | null }) {
  const row = await tx.issue.findUnique({ where: { id: issueId }, select: { id: true, status: true } });
  await transition(tx, {
    machine: issueMachine, action, actor: asTransitionActor(actor), row,
    write: ({ id, from, to }) => tx.issue.updateMany({ where: { id, status: from }, data: { ...change, status: to, version: { increment: 1 } } }),
    reread: (id) => tx.issue.findUnique({ where: { id }, select: { status: true } }),
  });
  const moved = await tx.issue.findUniqueOrThrow({ where: { id: issueId }, select: { partyId: true, ...issueFields } });
  return { partyId: moved.partyId, issue: toHrIssue(moved) };
}
