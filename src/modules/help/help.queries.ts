import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { HrIssueAnswer, IssueAnswer } from './help.schema';

export const issueFields = {
  id: true, status: true, title: true, text: true, createdAt: true, resolution: true, resolvedAt: true, party: { select: partyNameFields },
} satisfies Prisma.IssueSelect;
type IssueRow = Prisma.IssueGetPayload<{ select: typeof issueFields }>;

export function toIssue(row: IssueRow): IssueAnswer {
  return {
    id: row.id, status: row.status, title: row.title, text: row.text, created: row.createdAt.toISOString(),
    answer: row.resolution, resolved: row.resolvedAt?.toISOString() ?? null,
  };
}

export function toHrIssue(row: IssueRow): HrIssueAnswer {
  return { ...toIssue(row), who: displayName(row.party), vendor_code: row.party.vendorCode };
}

const NEWEST = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.IssueOrderByWithRelationInput[];

/** A party's own issues, newest first. */
export function listOwnIssues(partyId: number, range: Range): Promise<Counted<IssueAnswer>> {
  return readRange(range, {
    rows: (part) => db.issue.findMany({ where: { partyId }, select: issueFields, orderBy: NEWEST, ...part }),
    count: () => db.issue.count({ where: { partyId } }),
    answer: toIssue,
  });
}

/** Every issue, newest first, for HR's desk. */
export function listIssues(range: Range): Promise<Counted<HrIssueAnswer>> {
  return readRange(range, {
    rows: (part) => db.issue.findMany({ select: issueFields, orderBy: NEWEST, ...part }),
    count: () => db.issue.count(),
    answer: toHrIssue,
  });
}
