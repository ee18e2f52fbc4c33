import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { signedUrl } from '@/server/uploads/storage';
import type { LockedWork } from './work.commands';
import { papersOf } from './work.queries';
import type { PAPER_OF_KIND, WorkPaperBody } from './work.schema';

/**
 * Keeps the paper with which a work order ends, its row locked. Papers stay as they were handed in.
 *
 * @throws Problem status_changed (not under way), work_paper_handed_in (there is one), paper_day_invalid (a day to come), file_unknown (also another party's, or one handed in before)
 */
export async function keepPaper(tx: Tx, actor: Actor, row: LockedWork, kind: (typeof PAPER_OF_KIND)[keyof typeof PAPER_OF_KIND], { key, ...paper }: WorkPaperBody): Promise<void> {
  if (row.status !== 'in_progress') throw new Problem('status_changed', { status: row.status });
  if ((await tx.workPaper.count({ where: { workOrderId: row.id } })) > 0) throw new Problem('work_paper_handed_in');
  if (paper.issuedOn > dayInZone(new Date(), actor.timeZone)) throw new Problem('paper_day_invalid', { field: 'issuedOn' });
  const files = await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'document', [key]);
  if (files.length !== 1) throw new Problem('file_unknown', { field: 'key' });
  const { id } = await tx.workPaper.create({ data: { workOrderId: row.id, ...paper, kind, fileKey: key }, select: { id: true } });
  await audit(tx, { actor: asTransitionActor(actor), action: 'work_order.paper', entity: 'work_order', entityId: row.id, details: { paperId: id, kind, number: paper.number } });
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
