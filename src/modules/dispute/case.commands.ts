import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwn } from '@/access/own-affairs';
import { LIMITS } from '@/http/input';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import type { NotificationKind } from '@/modules/notification/notification.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { inTurn } from '@/server/in-turn';
import { countUse } from '@/server/throttle';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { signedUrl } from '@/server/uploads/storage';
import { casesOf, hiddenMessages, readEvidence, readMessage } from './case.queries';
import { CASE_OPEN, evidenceMachine, isCaseParty, type EvidenceAnswer, type EvidenceBody, type MessageAnswer, type MessageBody } from './case.schema';
import type { EvidenceAction } from './evidence.machine';

/** A case as something is put into it. */
interface OpenCase {
  readonly id: number;
  readonly dpoId: number;
  readonly rfqId: number;
  readonly title: string;
  readonly arbitratorId: number | null;
  /** Buyer, seller and arbitrator, who are told of what the others do. */
  readonly people: readonly (number | null)[];
}

/** A case that its party may still put something into. Its row is locked: a ruling that is given meanwhile, or another arbitrator, comes before this or after it. */
async function lockOpenCase(tx: Tx, actor: Actor, disputeId: number): Promise<OpenCase> {
  const row = await tx.dispute.findFirst({
    where: { id: disputeId, ...casesOf(actor) },
    select: { status: true, dpoId: true, arbitratorId: true, dpo: { select: { rfqId: true, productName: true, buyerId: true, sellerId: true } } },
  });
  if (!row) throw new Problem('not_found');
  const { count } = await tx.dispute.updateMany({ where: { id: disputeId, status: { in: [...CASE_OPEN] }, arbitratorId: row.arbitratorId }, data: { version: { increment: 1 } } });
  if (count !== 1) throw new Problem('status_changed', { status: row.status, ...(CASE_OPEN.includes(row.status) ? {} : { why: 'case_ruled' }) });
  return { id: disputeId, dpoId: row.dpoId, rfqId: row.dpo.rfqId, title: row.dpo.productName, arbitratorId: row.arbitratorId, people: [row.dpo.buyerId, row.dpo.sellerId, row.arbitratorId] };
}

/** What goes into a case waits for its row: few do so at once with a connection, the others before they take one. */
const intoCase = <T>(disputeId: number, work: (tx: Tx) => Promise<T>): Promise<T> => inTurn({ key: `case:${disputeId}`, atOnce: 2, waiting: 30 }, () => transact(work));

const tellOthers = (tx: Tx, kind: NotificationKind, actor: Actor, { id, dpoId, title }: OpenCase, people: readonly (number | null)[]) =>
  notify(tx, { kind, params: { disputeId: id, dpoId, title }, to: people.filter((party) => party !== actor.partyId) });

/** Puts a party's own fresh files into a case, in the order in which they are named. */
async function addFiles(tx: Tx, actor: Actor, { id: disputeId, rfqId }: Pick<OpenCase, 'id' | 'rfqId'>, keys: readonly string[], field: string, messageId: number | null = null): Promise<number[]> {
  const files = await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'document', keys);
  if (files.length !== keys.length) throw new Problem('file_unknown', { field });
  const made: number[] = [];
  for (const fileKey of keys) {
    const { id } = await tx.caseFile.create({ data: { disputeId, fileKey, uploadedById: actor.partyId, messageId }, select: { id: true } });
    const fileName = files.find(({ key }) => key === fileKey)?.name ?? '';
    await holdBack(tx, { entity: 'case_file', entityId: id, rfqId, authorId: actor.partyId, isNew: true }, { fileName });
    made.push(id);
  }
  return made;
}

/**
 * Puts a party's file into a case as evidence; without a title it is called by the file's name.
 *
 * @param field which part of the request named the file
 * @throws Problem file_unknown
 */
export async function putEvidence(tx: Tx, actor: Actor, of: Pick<OpenCase, 'id' | 'rfqId'>, { title: given, key }: { readonly title: string | null; readonly key: string }, field: string): Promise<number> {
  const [fileId = 0] = await addFiles(tx, actor, of, [key], field);
  const title = given ?? (await tx.caseFile.findUniqueOrThrow({ where: { id: fileId }, select: { file: { select: { name: true } } } })).file.name.slice(0, LIMITS.title);
  const { id } = await tx.evidence.create({ data: { disputeId: of.id, partyId: actor.partyId, title, fileId, status: evidenceMachine.initial }, select: { id: true } });
  await holdBack(tx, { entity: 'evidence', entityId: id, rfqId: of.rfqId, authorId: actor.partyId, isNew: true }, { title });
  await audit(tx, { actor: asTransitionActor(actor), action: 'evidence.create', entity: 'evidence', entityId: id, details: { to: evidenceMachine.initial, disputeId: of.id } });
  return id;
}

/**
 * A side of a case, or its arbitrator, puts a document into it. The others are told.
 *
 * @throws Problem not_found (also somebody else's case), status_changed (ruled already), file_unknown (also another party's, or one handed in before)
 */
export async function submitEvidence(actor: Actor, disputeId: number, { title, key }: EvidenceBody): Promise<EvidenceAnswer> {
  return intoCase(disputeId, async (tx) => {
    const open = await lockOpenCase(tx, actor, disputeId);
    const id = await putEvidence(tx, actor, open, { title, key }, 'key');
    await tellOthers(tx, 'evidence_added', actor, open, open.people);
    return readEvidence(tx, actor, id);
  });
}

/**
 * The arbitrator of a case takes a document as evidence, or does not. Who put it in is told.
 *
 * @throws Problem not_found (also of another arbitrator's case), own_evidence (it has put it in itself), status_changed (so already, or the case is ruled)
 */
export async function reviewEvidence(actor: Actor, evidenceId: number, action: EvidenceAction): Promise<EvidenceAnswer> {
  return transact(async (tx) => {
    const row = await tx.evidence.findFirst({ where: { id: evidenceId, dispute: { arbitratorId: actor.partyId } }, select: { id: true, status: true, partyId: true, disputeId: true } });
    if (!row) throw new Problem('not_found');
    refuseOwn('own_evidence', actor, row.partyId);
    const { id: disputeId, dpoId, title } = await lockOpenCase(tx, actor, row.disputeId);
    await transition(tx, {
      machine: evidenceMachine, action, actor: asTransitionActor(actor), row,
      write: ({ id, from, to }) => tx.evidence.updateMany({ where: { id, status: from }, data: { status: to, reviewedAt: new Date() } }),
      reread: (id) => tx.evidence.findUnique({ where: { id }, select: { status: true } }),
    });
    await notify(tx, { kind: action === 'accept' ? 'evidence_accepted' : 'evidence_rejected', params: { disputeId, dpoId, title }, to: [row.partyId] });
    return readEvidence(tx, actor, evidenceId);
  });
}

/**
 * A side of a case, or its arbitrator, writes to the two others, who are told. What is held back for review is told to the
 * arbitrator alone; the other side learns of it when it is released.
 *
 * @throws Problem not_found (also somebody else's case), status_changed (ruled already), file_unknown, too_many_attempts (429)
 */
export async function sendMessage(actor: Actor, disputeId: number, { text, keys }: MessageBody): Promise<MessageAnswer> {
  await countUse({ key: `message:party:${actor.partyId}`, most: SETTINGS.caseMessagesPerMinute, windowSeconds: 60 });
  return intoCase(disputeId, async (tx) => {
    const open = await lockOpenCase(tx, actor, disputeId);
    const { id } = await tx.caseMessage.create({ data: { disputeId, authorId: actor.partyId, text }, select: { id: true } });
    const isHeld = await holdBack(tx, { entity: 'case_message', entityId: id, rfqId: open.rfqId, authorId: actor.partyId, isNew: true }, { message: text });
    await addFiles(tx, actor, open, keys, 'keys', id);
    await audit(tx, { actor: asTransitionActor(actor), action: 'case.message', entity: 'dispute', entityId: disputeId, details: { messageId: id } });
    await tellOthers(tx, 'case_message', actor, open, isHeld ? [open.arbitratorId] : open.people);
    return readMessage(tx, actor, id);
  });
}

/**
 * Marks a thread as read up to one of its messages; an older mark never takes a newer one back. The bell's lines about the
 * thread are read with it. The same mark again is a newer look: what was released meanwhile further up is read with it.
 *
 * @throws Problem not_found (also somebody else's case, or a message of another one)
 */
export async function markRead(actor: Actor, disputeId: number, messageId: number): Promise<void> {
  await transact(async (tx) => {
    const isSeen = (await tx.caseMessage.count({ where: { id: messageId, disputeId, dispute: casesOf(actor) } })) > 0 && !(await hiddenMessages(tx, actor, disputeId)).includes(messageId);
    if (!isSeen) throw new Problem('not_found');
    await tx.$executeRaw`
      INSERT INTO "CaseRead" ("disputeId", "partyId", "messageId") VALUES (${disputeId}::int, ${actor.partyId}::int, ${messageId}::int)
      ON CONFLICT ("disputeId", "partyId") DO UPDATE SET "messageId" = EXCLUDED."messageId", "readAt" = now() WHERE "CaseRead"."messageId" <= EXCLUDED."messageId"`;
    await tx.notification.updateMany({ where: { partyId: actor.partyId, kind: 'case_message', isRead: false, params: { path: ['disputeId'], equals: disputeId } }, data: { isRead: true } });
  });
}

/**
 * Lets a party of a case see one of its files for a minute, and captain and accountant one of its evidence: a ruling is
 * approved by who can see what it rests on. The log says who looked.
 *
 * @throws Problem not_found, also for a file of somebody else's case, of a message that the house does not read, or of one that is held back from this reader
 */
export async function openCaseFile(actor: Actor, fileId: number): Promise<string> {
  return transact(async (tx) => {
    const row = await tx.caseFile.findFirst({ where: { id: fileId, dispute: casesOf(actor), ...(isCaseParty(actor.role) ? {} : { messageId: null }) }, select: { fileKey: true, disputeId: true, messageId: true } });
    if (!row || (row.messageId !== null && (await hiddenMessages(tx, actor, row.disputeId)).includes(row.messageId))) throw new Problem('not_found');
    await audit(tx, { actor: asTransitionActor(actor), action: 'case.file_view', entity: 'dispute', entityId: row.disputeId, details: { fileId } });
    return signedUrl(row.fileKey);
  });
}
