import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import type { Currency } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { finishWork, type LockedWork } from './work.commands';
import { PAPER_OF_KIND, type POLICY_CLAUSES } from './work.schema';

/** What a paper says. `key` names the scanned paper; days are calendar days at midnight UTC. */
export interface PaperParts {
  readonly number: string;
  readonly issuer: string;
  readonly issuedOn: Date;
  readonly note: string;
  readonly key: string | null;
  /** Of a policy: its last day, the sum insured in minor units of `currency`, and the clauses. */
  readonly policy?: { readonly validUntil: Date; readonly insuredMinor: bigint; readonly currency: Currency; readonly clauses: (typeof POLICY_CLAUSES)[number] };
}

/**
 * The holder hands in the paper with which its work ends, and the work is finished with it, in one transaction. What the
 * note seems to give away is held back from both sides.
 *
 * @throws Problem status_changed (it is not the holder's to finish), paper_day_invalid (a day to come), file_unknown (also another party's, or one handed in before)
 */
export async function finishWithPaper(tx: Tx, actor: Actor, row: LockedWork, { key, policy, ...said }: PaperParts): Promise<void> {
  if (row.kind === 'survey') throw new Error('A survey ends with its report');
  if (said.issuedOn > dayInZone(new Date(), actor.timeZone)) throw new Problem('paper_day_invalid', { field: 'issuedOn' });
  await finishWork(tx, actor, row);
  if (key !== null && (await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'document', [key])).length !== 1) throw new Problem('file_unknown', { field: 'key' });
  const kind = PAPER_OF_KIND[row.kind];
  const { id, workOrder: { dpo: { rfqId } } } = await tx.workPaper.create({
    data: { workOrderId: row.id, kind, ...said, ...policy, fileKey: key }, select: { id: true, workOrder: { select: { dpo: { select: { rfqId: true } } } } },
  });
  await holdBack(tx, { entity: 'work_paper', entityId: id, rfqId, authorId: actor.partyId, isNew: true }, { note: said.note });
  await audit(tx, { actor: asTransitionActor(actor), action: 'work_paper.create', entity: 'work_paper', entityId: id, details: { workOrderId: row.id, kind, number: said.number } });
}
