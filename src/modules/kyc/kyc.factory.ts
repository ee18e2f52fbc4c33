import type { Actor } from '@/access/actor';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { submitDocument } from './kyc.commands';
import { submitBody, type DocumentType, type OwnDocument } from './kyc.schema';

/** A paper that a party has just handed in. */
export async function makeDocument(party: Actor, wish: { documentType?: DocumentType; expiresOn?: string | null } = {}): Promise<OwnDocument> {
  const { key } = await makeStoredFile(party);
  return submitDocument(party, submitBody.parse({ documentType: wish.documentType ?? 'tax_registration', key, number: 'T-1', expiresOn: wish.expiresOn ?? null }));
}
