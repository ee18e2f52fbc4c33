import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { forgetHeld, holdBack } from '@/modules/moderation/moderation.commands';
import { filesToAttach } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import type { SqlTx, Tx } from '@/server/db';

/** A file as it stands with an RFQ. */
export interface RfqFileRow {
  readonly id: number;
  readonly file: { readonly name: string; readonly contentType: string; readonly size: number };
}

/**
 * Hands a buyer's uploaded files in with an RFQ, in the order given, inside the transaction of what they come with. Names
 * that seem to give a contact away are held back from sellers.
 *
 * @param present how many the RFQ has already
 * @throws Problem too_many_files (10 on one RFQ), file_unknown (also another party's, or one handed in before)
 */
export async function attachFiles(tx: SqlTx, actor: Actor, rfqId: number, keys: readonly string[], present: number): Promise<RfqFileRow[]> {
  if (keys.length === 0) return [];
  const files = await filesToAttach(tx, actor.partyId, keys, present);
  const rows = await tx.$queryRaw<{ id: number; fileKey: string }[]>`
    INSERT INTO "RfqFile" ("rfqId", "fileKey") SELECT ${rfqId}::int, given."key" FROM unnest(${[...keys]}::text[]) WITH ORDINALITY AS given ("key", "place") ORDER BY given."place"
    RETURNING "id", "fileKey"`;
  await audit(tx, { actor: asTransitionActor(actor), action: 'rfq_file.create', entity: 'rfq_file', entityId: rfqId, details: { files: keys.length } });
  const attached = rows.flatMap(({ id, fileKey }) => {
    const file = files.find(({ key }) => key === fileKey);
    return file ? [{ id, file }] : [];
  });
  for (const { id, file } of attached) await holdBack(tx, { entity: 'rfq_file', entityId: id, rfqId, authorId: actor.partyId, isNew: true }, { fileName: file.name });
  return attached;
}

/**
 * Takes files of an RFQ away, as long as nobody has answered on what they say; the next purge removes their bytes.
 *
 * @returns how many
 * @throws Problem rfq_file_answered, removed_file_unknown (also another RFQ's)
 */
export async function detachFiles(tx: Tx, actor: Actor, rfqId: number, ids: readonly number[], isAnswered: boolean): Promise<number> {
  if (ids.length === 0) return 0;
  if (isAnswered) throw new Problem('rfq_file_answered', { field: 'files' });
  const { count } = await tx.rfqFile.deleteMany({ where: { rfqId, id: { in: [...ids] } } });
  if (count !== new Set(ids).size) throw new Problem('removed_file_unknown', { field: 'removed_files' });
  for (const id of ids) await forgetHeld(tx, 'rfq_file', id);
  await audit(tx, { actor: asTransitionActor(actor), action: 'rfq_file.delete', entity: 'rfq_file', entityId: rfqId, details: { files: count } });
  return count;
}
