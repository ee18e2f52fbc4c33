import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { forgetHeld, holdBack } from '@/modules/moderation/moderation.commands';
import { filesToAttach } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import type { OfferBody } from './offer.schema';

/** An offer that is made or improved, and the RFQ that it answers. */
interface Place {
  readonly offerId: number;
  readonly rfqId: number;
}

/**
 * Takes files of an offer away and hands a seller's uploaded ones in with it, in the order given, inside the transaction of
 * what they come with; the rest stay. Names that seem to give a contact away are held back from the buyer; the next purge
 * removes the bytes of what was taken away.
 *
 * @throws Problem too_many_files (10 on one offer), file_unknown (also another party's, or one handed in before), removed_file_unknown (also another offer's)
 */
export async function changeOfferFiles(tx: Tx, actor: Actor, { offerId, rfqId }: Place, { files: keys, removedFiles }: Pick<OfferBody, 'files' | 'removedFiles'>): Promise<void> {
  if (keys.length === 0 && removedFiles.length === 0) return;
  const { count: removed } = await tx.offerFile.deleteMany({ where: { offerId, id: { in: [...removedFiles] } } });
  if (removed !== removedFiles.length) throw new Problem('removed_file_unknown', { field: 'removedFiles' });
  for (const id of removedFiles) await forgetHeld(tx, 'offer_file', id);
  const files = await filesToAttach(tx, actor.partyId, keys, await tx.offerFile.count({ where: { offerId } }));
  for (const { key, name } of files) {
    const { id } = await tx.offerFile.create({ data: { offerId, fileKey: key }, select: { id: true } });
    await holdBack(tx, { entity: 'offer_file', entityId: id, rfqId, authorId: actor.partyId, isNew: true }, { fileName: name });
  }
  const entry = { actor: asTransitionActor(actor), entity: 'offer_file', entityId: offerId } as const;
  if (removed > 0) await audit(tx, { ...entry, action: 'offer_file.delete', details: { files: removed } });
  if (keys.length > 0) await audit(tx, { ...entry, action: 'offer_file.create', details: { files: keys.length } });
}
