import 'server-only';
import type { Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit, type AuditActor } from '@/server/audit';
import { addDays, dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { documentMachine } from './kyc.machine';
import { readOwnDocument, rolesOf } from './kyc.queries';
import { isSingle, offeredTypes, roleOfType, type DocumentType, type OwnDocument, type SubmittedPaper } from './kyc.schema';

/** Who hands in. */
export interface SubmittingParty {
  readonly partyId: number;
  readonly vendorCode: string;
}

/** A paper as a registration hands it in: the rest can be added under My Documents. */
export type PaperOfRegistration = Pick<SubmittedPaper, 'key'> & { readonly documentType: string } & Partial<Pick<SubmittedPaper, 'number' | 'expiresOn'>>;

/**
 * A party hands in a paper. One of the same kind that was rejected, or has expired, is replaced by it; one that is about
 * to expire stays in force until HR has approved its successor.
 *
 * @throws Problem document_type_unknown, file_unknown (also another party's, or one handed in before), document_expired,
 *   document_waiting, document_in_force
 */
export async function submitDocument(actor: Actor, paper: SubmittedPaper): Promise<OwnDocument> {
  return transact(async (tx) => {
    const [id] = await submitDocuments(tx, actor, [paper]);
    if (id === undefined) throw new Problem('internal');
    return readOwnDocument(tx, id);
  });
}

/**
 * Hands in papers of a party in the transaction of something else: its registration. The files are the party's already.
 *
 * @throws Problem as submitDocument
 */
export async function submitDocuments(tx: Tx, party: SubmittingParty, papers: readonly PaperOfRegistration[]): Promise<number[]> {
  if (papers.length === 0) return [];
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`documents:${party.partyId}`}, 0))`;
  const roles = await rolesOf(tx, party.partyId);
  const keys = papers.map(({ key }) => key);
  const files = await unusedFiles(tx, { ownerId: party.partyId, ticketHash: null }, 'document', keys);
  if (files.length !== keys.length) throw new Problem('file_unknown', { field: 'key' });
  const ids: number[] = [];
  for (const { documentType, key, number = '', expiresOn = null } of papers) {
    const type = offeredTypes(roles).find((offered) => offered === documentType);
    if (!type) throw new Problem('document_type_unknown', { field: 'documentType' });
    ids.push(await addDocument(tx, party, roleOfType(type, roles), { documentType: type, key, number, expiresOn }));
  }
  await tellHr(tx, party.partyId, ids.length);
  return ids;
}

async function addDocument(tx: Tx, party: SubmittingParty, role: string, paper: SubmittedPaper): Promise<number> {
  const actor = { partyId: party.partyId, label: party.vendorCode };
  const { documentType, key, number, expiresOn } = paper;
  if (expiresOn && expiresOn < today()) throw new Problem('document_expired', { field: 'expiresOn' });
  if (isSingle(documentType)) await makeRoom(tx, actor, documentType);
  const { id } = await tx.documentSubmission.create({
    data: { partyId: party.partyId, role, documentType, fileKey: key, number, expiresOn, status: documentMachine.initial }, select: { id: true },
  });
  await audit(tx, { actor, action: 'document.submit', entity: 'document', entityId: id, details: { documentType, role } });
  return id;
}

const today = () => dayInZone(new Date(), 'UTC');

/** What stands in the place of a new paper goes, waits too, or forbids it. */
async function makeRoom(tx: Tx, actor: AuditActor & { partyId: number }, documentType: DocumentType): Promise<void> {
  const current = await tx.documentSubmission.findMany({
    where: { partyId: actor.partyId, documentType, status: { not: 'replaced' } }, select: { id: true, status: true, expiresOn: true }, orderBy: { id: 'asc' },
  });
  if (current.some(({ status }) => status === 'pending')) throw new Problem('document_waiting');
  const renewable = addDays(today(), SETTINGS.documentRenewalDays);
  if (current.some(({ status, expiresOn }) => status === 'approved' && !(expiresOn && expiresOn <= renewable))) throw new Problem('document_in_force');
  for (const row of current.filter(({ status }) => status !== 'approved')) await moveDocument(tx, 'replace', { ...actor, role: 'party' }, row);
}

/** Moves a paper on; of two who do so at once one succeeds. */
export function moveDocument(
  tx: Tx, action: 'approve' | 'reject' | 'expire' | 'replace', actor: AuditActor & { role: string }, row: { id: number; status: OwnDocument['status'] } | null,
  stamp: { decidedAt?: Date; deciderId?: number | null; rejectReason?: string } = {},
) {
  return transition(tx, {
    machine: documentMachine, action, actor, row,
    write: ({ id, from, to }) => tx.documentSubmission.updateMany({ where: { id, status: from }, data: { status: to, version: { increment: 1 }, ...stamp } }),
    reread: (id) => tx.documentSubmission.findUnique({ where: { id }, select: { status: true } }),
    ...(stamp.rejectReason && { details: { reason: stamp.rejectReason } }),
  });
}

async function tellHr(tx: Tx, partyId: number, count: number): Promise<void> {
  const party = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: partyNameFields });
  await notify(tx, { kind: 'document_submitted', params: { party: displayName(party), vendorCode: party.vendorCode, count }, toRole: 'hr' });
}
