import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import type { Currency } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import { addDays, dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { notOpen } from '@/server/transition';
import { signedUrl } from '@/server/uploads/storage';
import { finishWork, requireUndisputed, type LockedWork } from './work.commands';
import { papersOf } from './work.queries';
import { PAPER_OF_KIND, workMachine, type POLICY_CLAUSES, type WorkPaperBody } from './work.schema';

/** What a paper says. `key` names the scan; days are calendar days at midnight UTC. */
interface PaperParts {
  readonly number: string;
  readonly issuer: string;
  readonly issuedOn: Date;
  readonly note?: string;
  readonly key: string | null;
  /** Of a policy: its last day, the sum insured in minor units of `currency`, and the clauses. */
  readonly policy?: { readonly validUntil: Date; readonly insuredMinor: bigint; readonly currency: Currency; readonly clauses: (typeof POLICY_CLAUSES)[number] };
}

/** How old a policy can be that still covers somebody's goods. */
const OLDEST_POLICY_DAYS = 3653;

/**
 * The days on which a paper of an order can have been issued: a policy may be older than the order and has to cover a day
 * of it, the rest follows the order's goods.
 */
function checkDays(actor: Actor, { issuedOn, policy }: PaperParts, orderedAt: Date): void {
  const today = dayInZone(new Date(), actor.timeZone);
  // A paper bears the day of the place where it is made out, which may be behind its partner's by one.
  const ordered = addDays(dayInZone(orderedAt, actor.timeZone), -1);
  if (issuedOn > today) throw new Problem('paper_day_invalid', { field: 'issuedOn' });
  if (!policy && issuedOn < ordered) throw new Problem('paper_before_order', { field: 'issuedOn' });
  if (policy && issuedOn < addDays(today, -OLDEST_POLICY_DAYS)) throw new Problem('policy_too_old', { field: 'issuedOn' });
  if (policy && policy.validUntil < ordered) throw new Problem('policy_over', { field: 'validUntil' });
}

/** The one place where the paper of a work order is written. What its note, its number or its issuer seems to give away is held back from both sides. */
async function addPaper(tx: Tx, actor: Actor, row: LockedWork, parts: PaperParts): Promise<void> {
  const { key, policy, note = '', ...said } = parts;
  if (row.kind === 'survey') throw new Error('A survey ends with its report');
  checkDays(actor, parts, row.dpo.createdAt);
  if (key !== null && (await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'document', [key])).length !== 1) throw new Problem('file_unknown', { field: 'key' });
  const kind = PAPER_OF_KIND[row.kind];
  const { id } = await tx.workPaper.create({ data: { workOrderId: row.id, partyId: actor.partyId, kind, ...said, ...policy, note, fileKey: key }, select: { id: true } });
  await holdBack(tx, { entity: 'work_paper', entityId: id, rfqId: row.dpo.rfqId, authorId: actor.partyId, isNew: true }, { note, number: said.number, issuer: said.issuer });
  await audit(tx, { actor: asTransitionActor(actor), action: 'work_paper.create', entity: 'work_paper', entityId: id, details: { workOrderId: row.id, kind, number: said.number } });
}

/**
 * Keeps the paper with which a work under way will end, its row locked. Papers stay as they were handed in.
 *
 * @param wait what this paper still waits for, if anything
 * @throws Problem goods_not_at_delivery, work_disputed, status_changed (not under way), work_paper_handed_in (there is one), paper_day_invalid (a day to come), paper_before_order, policy_too_old, policy_over, file_unknown (also another party's, or one handed in before)
 */
export async function keepPaper(tx: Tx, actor: Actor, row: LockedWork, paper: WorkPaperBody, wait: 'goods_not_at_delivery' | null): Promise<void> {
  if (row.status !== 'in_progress') throw notOpen(workMachine, row.status, 'finish');
  await requireUndisputed(tx, row);
  if ((await tx.workPaper.count({ where: { workOrderId: row.id } })) > 0) throw new Problem('work_paper_handed_in');
  if (wait) throw new Problem(wait);
  await addPaper(tx, actor, row, paper);
}

/**
 * The holder hands in the paper with which its work ends, and the work is finished with it, in one transaction.
 *
 * @throws Problem work_disputed, status_changed (it is not the holder's to finish), paper_day_invalid (a day to come), paper_before_order, policy_too_old, policy_over, file_unknown (also another party's, or one handed in before)
 */
export async function finishWithPaper(tx: Tx, actor: Actor, row: LockedWork, paper: PaperParts): Promise<void> {
  await finishWork(tx, actor, row);
  await addPaper(tx, actor, row, paper);
}

/**
 * Lets somebody see the file of a work order's paper for a minute: the sides of its order, the house, and who did the work.
 * The log says who looked.
 *
 * @throws Problem not_found, also for everybody else, and for a paper without a file
 */
export async function openWorkPaper(actor: Actor, paperId: number): Promise<string> {
  return transact(async (tx) => {
    const paper = await tx.workPaper.findFirst({ where: { id: paperId, ...papersOf(actor) }, select: { fileKey: true, workOrderId: true } });
    if (!paper?.fileKey) throw new Problem('not_found');
    await audit(tx, { actor: asTransitionActor(actor), action: 'work_order.paper_view', entity: 'work_order', entityId: paper.workOrderId, details: { paperId } });
    return signedUrl(paper.fileKey);
  });
}
