import * as z from 'zod';
import type { RoleSlug } from '@/access/roles';
import { id, LIMITS, requiredText, titleText } from '@/http/input';
import { statesOf, statesWith } from '@/machine/machine';
import { fileKey, UPLOAD_LIMITS } from '@/modules/upload/upload.schema';
import { disputeMachine, type DisputeStatus } from './dispute.machine';
import { disputeAnswer } from './dispute.schema';
import { evidenceMachine } from './evidence.machine';

export { evidenceMachine };

/** The three who talk in a case. */
export const CASE_PARTIES = ['buyer', 'seller', 'arbitrator'] as const satisfies readonly RoleSlug[];
export type CaseParty = (typeof CASE_PARTIES)[number];

/** Whether a role is one of those three, who alone read the thread. */
export function isCaseParty(role: string | null): role is CaseParty {
  return CASE_PARTIES.some((party) => party === role);
}

/** Who may read what a case is about; its thread is its parties' alone. */
export const CASE_READERS = [...CASE_PARTIES, 'captain', 'accountant'] as const satisfies readonly RoleSlug[];

/** States in which a case takes evidence and messages: until it is ruled. */
export const CASE_OPEN: readonly DisputeStatus[] = [...statesWith(disputeMachine, 'assign'), ...statesWith(disputeMachine, 'resolve')];

/** A document that goes into a case. */
export const evidenceBody = z.strictObject({ title: titleText(LIMITS.title, 'evidence_title_required'), key: fileKey });
export type EvidenceBody = z.output<typeof evidenceBody>;

/** How the arbitrator weighs a document. */
export const evidenceReviewBody = z.strictObject({ action: z.enum(['accept', 'reject'], { error: 'invalid_input' }) });

/** A line for the thread of a case, with files that went up before. */
export const messageBody = z.strictObject({
  text: requiredText(LIMITS.message, 'case_message_required'),
  keys: z.array(fileKey).max(UPLOAD_LIMITS.files, 'too_many_files').optional().transform((keys) => [...new Set(keys ?? [])]),
});
export type MessageBody = z.output<typeof messageBody>;

/** Up to where a thread is read. */
export const readBody = z.strictObject({ messageId: id() });

/** A file of a case; `size` in bytes. */
const caseFileAnswer = z.object({ id: z.int(), fileName: z.string(), contentType: z.string(), size: z.int() });
export type CaseFileAnswer = z.output<typeof caseFileAnswer>;

/** A piece of evidence. `case` is the case's name, `document` its title, `party` the name of who put it in. */
export const evidenceAnswer = z.object({
  id: z.int(),
  case: z.string(),
  caseId: z.int(),
  party: z.string(),
  by: z.enum(CASE_PARTIES),
  document: z.string(),
  status: z.enum(statesOf(evidenceMachine)),
  createdAt: z.iso.datetime(),
  /** Whether its case still takes changes. */
  isOpen: z.boolean(),
  /** Whether the reader has put it in: nobody weighs what is its own. */
  isOwn: z.boolean(),
  file: caseFileAnswer,
});
export type EvidenceAnswer = z.output<typeof evidenceAnswer>;

/** A case as its arbitrator's list has it. `unread` counts the others' messages behind its own mark. */
export const arbitratorCaseAnswer = disputeAnswer.omit({ parties: true }).extend({ case: z.string(), unread: z.int() });
export type ArbitratorCaseAnswer = z.output<typeof arbitratorCaseAnswer>;

/**
 * Cases by what they ask of their arbitrator: those with unread messages, then open ones, then the rest; as they came within each.
 *
 * @param pinned a case that stands with the unread ones, since it is being read
 */
export function byAttention(cases: readonly ArbitratorCaseAnswer[], pinned: number | null): ArbitratorCaseAnswer[] {
  const rank = ({ id, unread, status }: ArbitratorCaseAnswer) => (unread > 0 || id === pinned ? 0 : CASE_OPEN.includes(status) ? 1 : 2);
  return cases.toSorted((a, b) => rank(a) - rank(b));
}

/** A case as one of its parties, the captain or the accountant reads it. */
export const caseAnswer = disputeAnswer.omit({ parties: true }).extend({ case: z.string(), evidence: z.array(evidenceAnswer) });
export type CaseAnswer = z.output<typeof caseAnswer>;

/**
 * A line of the thread. `readBy` says who of the two others has read it, `isUnread` whether the reader has yet to. `held` says that
 * the other sides do not see it for what it seems to give away: until it is reviewed, or for good (`kept`).
 */
export const messageAnswer = z.object({
  id: z.int(),
  author: z.string(),
  by: z.enum(CASE_PARTIES),
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  files: z.array(caseFileAnswer),
  readBy: z.array(z.enum(CASE_PARTIES)),
  isUnread: z.boolean(),
  held: z.enum(['held', 'kept']).nullable(),
});
export type MessageAnswer = z.output<typeof messageAnswer>;

/** Where a file of a case is led to. */
export function caseFilePath(fileId: number): string {
  return `/api/case-files/${fileId}/file`;
}
