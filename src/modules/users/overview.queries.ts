import 'server-only';
import { statesWith } from '@/machine/machine';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { contactFormMachine, contactRequestMachine } from '@/modules/contact/contact.schema';
import { issueMachine } from '@/modules/help/help.schema';
import { documentMachine } from '@/modules/kyc/kyc.schema';
import { db } from '@/server/db';
import type { AccountStatus } from './users.machine';
import type { Overview } from './overview.schema';
import { WAITING } from './users.queries';

/** How many of the latest submissions and requests the overview shows. */
const LATEST = 3;

/** Everything that HR's overview shows, as it is now. */
export async function readOverview(): Promise<Overview> {
  const byState = await countByState();
  const total = [...byState.values()].reduce((sum, count) => sum + count, 0);
  const of = (status: AccountStatus) => byState.get(status) ?? 0;
  const [figures, documents, contacts] = await Promise.all([countHrWork(), latestDocuments(), latestContacts()]);
  return {
    ...figures, documents, contacts,
    totalUsers: total, activeUsers: of('active'), blockedUsers: of('temporarily_blocked') + of('permanently_blocked'),
    distribution: (['active', 'temporarily_blocked', 'permanently_blocked', 'inactive'] as const).map((status) => ({ status, count: of(status), percent: share(of(status), total) })),
  };
}

/** What waits on HR's desks, and how many contact forms there are in all. */
export type HrWork = Pick<Overview, 'pendingDocuments' | 'pendingContacts' | 'openIssues' | 'newRegistrations' | 'contactForms' | 'pendingContactForms'>;

/** Counted on one connection: one each would be most of the pool. */
export async function countHrWork(): Promise<HrWork> {
  const [pendingDocuments, pendingContacts, openIssues, newRegistrations, contactForms, pendingContactForms] = await db.$transaction([
    db.documentSubmission.count({ where: { status: { in: statesWith(documentMachine, 'approve') } } }),
    db.contactRequest.count({ where: { status: { in: statesWith(contactRequestMachine, 'approve') } } }),
    db.issue.count({ where: { status: { in: statesWith(issueMachine, 'resolve') } } }),
    db.party.count({ where: WAITING }),
    db.contactFormSubmission.count(),
    db.contactFormSubmission.count({ where: { status: { in: statesWith(contactFormMachine, 'review') } } }),
  ]);
  return { pendingDocuments, pendingContacts, openIssues, newRegistrations, contactForms, pendingContactForms };
}

/** A part of a whole in per cent, with one decimal. */
function share(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count * 1000) / total) / 10;
}

/** Parties by the state that counts now: a block that is over counts as active. */
async function countByState(): Promise<Map<AccountStatus, number>> {
  const rows = await db.$queryRaw<{ state: AccountStatus; count: number }[]>`
    SELECT CASE WHEN "status" = 'temporarily_blocked' AND "blockedUntil" <= now() THEN 'active' ELSE "status"::text END AS state, count(*)::int AS count
    FROM "Party" GROUP BY 1`;
  return new Map(rows.map(({ state, count }) => [state, count]));
}

async function latestDocuments(): Promise<Overview['documents']> {
  const rows = await db.documentSubmission.findMany({
    where: { status: { not: 'replaced' } }, orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }], take: LATEST,
    select: { id: true, role: true, documentType: true, status: true, submittedAt: true, party: { select: partyNameFields } },
  });
  return rows.map((row) => ({
    id: row.id, user_name: displayName(row.party), vendor_code: row.party.vendorCode, role: row.role, document_type: row.documentType,
    submitted_date: row.submittedAt.toISOString(), status: row.status,
  }));
}

async function latestContacts(): Promise<Overview['contacts']> {
  const rows = await db.contactRequest.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: LATEST,
    select: { id: true, reason: true, status: true, createdAt: true, requester: { select: partyNameFields } },
  });
  return rows.map((row) => ({
    id: row.id, requester_name: displayName(row.requester), vendor_code: row.requester.vendorCode, reason: row.reason,
    request_date: row.createdAt.toISOString(), status: row.status,
  }));
}
