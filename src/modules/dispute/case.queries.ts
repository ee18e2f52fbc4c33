import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { partyNameFields } from '@/modules/account/party.queries';
import { asOthersRead, decisionsOnMessages, type Decision } from '@/modules/moderation/moderation.queries';
import type { HeldEntity, HeldField } from '@/modules/moderation/moderation.schema';
import { readDpo } from '@/modules/order/order.queries';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { db, type SqlTx, type Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { CASE_OPEN, type ArbitratorCaseAnswer, type CaseAnswer, type CaseFileAnswer, type CaseParty, type EvidenceAnswer, type MessageAnswer } from './case.schema';
import { disputeFields, namesInDisputes, peopleOf, toDisputeAnswer, type DisputeReader, type DisputeRow } from './dispute.queries';
import { caseName, type OwnDisputeAnswer } from './dispute.schema';

/** The cases in which a reader takes part in its active role; captain and accountant read what every one is about. */
export function casesOf({ partyId, role }: DisputeReader): Prisma.DisputeWhereInput {
  if (role === 'buyer') return { dpo: { buyerId: partyId } };
  if (role === 'seller') return { dpo: { sellerId: partyId } };
  if (role === 'arbitrator') return { arbitratorId: partyId };
  return role === 'captain' || role === 'accountant' ? {} : { id: -1 };
}

/** Buyer and seller read each other's and the arbitrator's texts past the moderation; arbitrator and house the originals. */
const readsOriginals = ({ role }: DisputeReader) => role !== 'buyer' && role !== 'seller';

/** Rows as a reader reads them: its own, and for the arbitrator all, as they were written. */
async function asRead<R extends { readonly id: number }>(client: Tx, reader: DisputeReader, entity: HeldEntity, rows: readonly R[], authorOf: (row: R) => number, field: keyof R & HeldField): Promise<R[]> {
  if (readsOriginals(reader)) return [...rows];
  const others = new Map((await asOthersRead(client, entity, rows.filter((row) => authorOf(row) !== reader.partyId), [field])).map((row) => [row.id, row]));
  return rows.map((row) => others.get(row.id) ?? row);
}

interface Sides {
  readonly buyerId: number;
  readonly sellerId: number | null;
}

/** On which of its three sides a case knows somebody. */
function sideOf(partyId: number, { buyerId, sellerId }: Sides): CaseParty {
  if (partyId === buyerId) return 'buyer';
  return partyId === sellerId ? 'seller' : 'arbitrator';
}

const fileFields = { id: true, uploadedById: true, file: { select: { name: true, contentType: true, size: true } } } satisfies Prisma.CaseFileSelect;
type FileRow = Prisma.CaseFileGetPayload<{ select: typeof fileFields }>;

/** Files by number, their names as the reader may read them. */
async function filesAsRead(client: Tx, reader: DisputeReader, rows: readonly FileRow[]): Promise<Map<number, CaseFileAnswer>> {
  const named = rows.map(({ id, uploadedById, file }) => ({ id, uploadedById, fileName: file.name, contentType: file.contentType, size: file.size }));
  const read = await asRead(client, reader, 'case_file', named, (row) => row.uploadedById, 'fileName');
  return new Map(read.map(({ uploadedById: _, ...file }) => [file.id, file]));
}

const evidenceFields = {
  id: true, disputeId: true, partyId: true, title: true, status: true, createdAt: true,
  party: { select: { id: true, ...partyNameFields } }, file: { select: fileFields }, dispute: { select: { status: true, dpo: { select: { buyerId: true, sellerId: true } } } },
} satisfies Prisma.EvidenceSelect;
type EvidenceRow = Prisma.EvidenceGetPayload<{ select: typeof evidenceFields }>;

async function toEvidenceAnswers(client: Tx, reader: DisputeReader, rows: readonly EvidenceRow[]): Promise<EvidenceAnswer[]> {
  const files = await filesAsRead(client, reader, rows.map(({ file }) => file));
  const read = await asRead(client, reader, 'evidence', rows, (row) => row.partyId, 'title');
  const nameOf = await namesInDisputes(client, reader, rows.map(({ party }) => party));
  return read.flatMap((row) => {
    const file = files.get(row.file.id);
    return file ? [{
      id: row.id, case: caseName(row.disputeId), caseId: row.disputeId, party: nameOf(row.party), by: sideOf(row.partyId, row.dispute.dpo),
      document: row.title, status: row.status, createdAt: row.createdAt.toISOString(), isOpen: CASE_OPEN.includes(row.dispute.status), isOwn: row.partyId === reader.partyId, file,
    }] : [];
  });
}

/** One piece of evidence inside a transaction. */
export async function readEvidence(tx: Tx, reader: DisputeReader, id: number): Promise<EvidenceAnswer> {
  const [answer] = await toEvidenceAnswers(tx, reader, [await tx.evidence.findUniqueOrThrow({ where: { id }, select: evidenceFields })]);
  if (!answer) throw new Error(`Evidence ${id} has no file`);
  return answer;
}

/** A dispute's claim as the reader may read it. */
async function withReadReason(reader: DisputeReader, row: DisputeRow): Promise<DisputeRow> {
  return (await asRead(db, reader, 'dispute', [row], ({ openedById }) => openedById, 'reason'))[0] ?? row;
}

/** A case with its evidence, newest first, or null when it is not this reader's to see. */
export async function findCase(reader: DisputeReader, id: number): Promise<CaseAnswer | null> {
  const row = await db.dispute.findFirst({ where: { id, ...casesOf(reader) }, select: disputeFields });
  if (!row) return null;
  const evidence = await db.evidence.findMany({ where: { disputeId: id }, select: evidenceFields, orderBy: { id: 'desc' } });
  const { parties: _, ...dispute } = toDisputeAnswer(await withReadReason(reader, row), await namesInDisputes(db, reader, peopleOf(row)));
  return { ...dispute, case: caseName(id), evidence: await toEvidenceAnswers(db, reader, evidence) };
}

/** The order that a case is about, as the house reads it, or null when the case is not this arbitrator's. */
export async function findCaseOrder(arbitratorId: number, id: number): Promise<DpoAnswer | null> {
  const row = await db.dispute.findFirst({ where: { id, arbitratorId }, select: { dpoId: true } });
  return row && readDpo(db, row.dpoId, 'house');
}

/** The disputes of a side's own orders, newest first. */
export function listOwnDisputes(reader: DisputeReader, range: Range): Promise<Counted<OwnDisputeAnswer>> {
  const where = casesOf(reader);
  return readRange(range, {
    rows: async (part) => {
      const rows = await asRead(db, reader, 'dispute', await db.dispute.findMany({ where, select: disputeFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }), ({ openedById }) => openedById, 'reason');
      const nameOf = await namesInDisputes(db, reader, rows.flatMap(peopleOf));
      return rows.map((row) => {
        const { parties: _, ...dispute } = toDisputeAnswer(row, nameOf);
        return dispute;
      });
    },
    count: () => db.dispute.count({ where }),
    answer: (dispute) => dispute,
  });
}

/** How many messages of others lie behind a reader's mark, by case. */
async function unreadOf(tx: SqlTx, partyId: number, disputeIds: readonly number[]): Promise<Map<number, number>> {
  if (disputeIds.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ disputeId: number; unread: number }[]>`
    SELECT m."disputeId", count(*)::int AS "unread"
    FROM "CaseMessage" AS m LEFT JOIN "CaseRead" AS r ON r."disputeId" = m."disputeId" AND r."partyId" = ${partyId}::int
    WHERE m."disputeId" IN (${Prisma.join(disputeIds)}) AND m."authorId" <> ${partyId}::int AND m."id" > COALESCE(r."messageId", 0)
    GROUP BY m."disputeId"`;
  return new Map(rows.map(({ disputeId, unread }) => [disputeId, unread]));
}

async function toArbitratorCases(client: Tx, arbitratorId: number, rows: readonly DisputeRow[]): Promise<ArbitratorCaseAnswer[]> {
  const unread = await unreadOf(client, arbitratorId, rows.map(({ id }) => id));
  const nameOf = await namesInDisputes(client, { partyId: arbitratorId, role: 'arbitrator' }, rows.flatMap(peopleOf));
  return rows.map((row) => {
    const { parties: _, ...dispute } = toDisputeAnswer(row, nameOf);
    return { ...dispute, case: caseName(row.id), unread: unread.get(row.id) ?? 0 };
  });
}

/** A case inside a transaction, as its arbitrator's list has it. */
export async function readArbitratorCase(tx: Tx, arbitratorId: number, id: number): Promise<ArbitratorCaseAnswer> {
  const [answer] = await toArbitratorCases(tx, arbitratorId, [await tx.dispute.findUniqueOrThrow({ where: { id }, select: disputeFields })]);
  if (!answer) throw new Error(`Case ${id} is gone`);
  return answer;
}

/** The cases of an arbitrator, the newest assigned first. */
export async function listCases(arbitratorId: number, range: Range): Promise<Counted<ArbitratorCaseAnswer>> {
  const where = { arbitratorId };
  const { rows, total } = await readRange(range, {
    rows: (part) => db.dispute.findMany({ where, select: disputeFields, orderBy: [{ assignedAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dispute.count({ where }),
    answer: (row) => row,
  });
  return { rows: await toArbitratorCases(db, arbitratorId, rows), total };
}

/** What was put into the cases of an arbitrator, newest first. */
export async function listEvidence(arbitratorId: number, range: Range): Promise<Counted<EvidenceAnswer>> {
  const where = { dispute: { arbitratorId } };
  const { rows, total } = await readRange(range, {
    rows: (part) => db.evidence.findMany({ where, select: evidenceFields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.evidence.count({ where }),
    answer: (row) => row,
  });
  return { rows: await toEvidenceAnswers(db, { partyId: arbitratorId, role: 'arbitrator' }, rows), total };
}

const messageFields = {
  id: true, authorId: true, text: true, createdAt: true, author: { select: { id: true, ...partyNameFields } }, files: { select: fileFields, orderBy: { id: 'asc' } },
  dispute: { select: { arbitratorId: true, dpo: { select: { buyerId: true, sellerId: true } }, reads: { select: { partyId: true, messageId: true, readAt: true } } } },
} satisfies Prisma.CaseMessageSelect;
type MessageRow = Omit<Prisma.CaseMessageGetPayload<{ select: typeof messageFields }>, 'text'> & { readonly message: string };

const named = ({ text, ...row }: Prisma.CaseMessageGetPayload<{ select: typeof messageFields }>): MessageRow => ({ ...row, message: text });

/** Whether somebody takes part in a case now; an arbitrator whose case it was does not. */
const isIn = (partyId: number, { arbitratorId, dpo: { buyerId, sellerId } }: MessageRow['dispute']) => partyId === arbitratorId || partyId === buyerId || partyId === sellerId;

/** The messages of a case that a reader does not see: those of others that are held back. Arbitrator and author see them. */
export async function hiddenMessages(tx: SqlTx, reader: DisputeReader, disputeId: number): Promise<number[]> {
  if (readsOriginals(reader)) return [];
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT m."id" FROM "CaseMessage" AS m JOIN "HeldText" AS h ON h."entity" = 'case_message' AND h."entityId" = m."id" AND h."field" = 'message' AND h."status" <> 'released'
    WHERE m."disputeId" = ${disputeId}::int AND m."authorId" <> ${reader.partyId}::int`;
  return rows.map(({ id }) => id);
}

/** Whether somebody's mark covers a message: it lies behind the mark and was there to be read when that was set. What is held back is read by the arbitrator alone, and by a side only after its release. */
function covers(read: MessageRow['dispute']['reads'][number], { id, dispute: { arbitratorId } }: MessageRow, decision: Decision | undefined): boolean {
  if (read.messageId < id) return false;
  if (!decision || read.partyId === arbitratorId) return true;
  return decision.status === 'released' && decision.decidedAt !== null && read.readAt >= decision.decidedAt;
}

async function toMessageAnswers(client: Tx, reader: DisputeReader, rows: readonly MessageRow[]): Promise<MessageAnswer[]> {
  const files = await filesAsRead(client, reader, rows.flatMap((row) => row.files));
  const decisions = await decisionsOnMessages(client, 'case_message', rows.map(({ id }) => id));
  const nameOf = await namesInDisputes(client, reader, rows.map(({ author }) => author));
  return rows.map((row) => {
    const { id, authorId, author, message, createdAt, dispute, files: own } = row;
    const decision = decisions.get(id);
    const readers = dispute.reads.filter((read) => read.partyId !== authorId && isIn(read.partyId, dispute) && covers(read, row, decision)).map(({ partyId }) => partyId);
    return {
      id, author: nameOf(author), by: sideOf(authorId, dispute.dpo), isOwn: authorId === reader.partyId, text: message, createdAt: createdAt.toISOString(),
      files: own.flatMap((file) => files.get(file.id) ?? []),
      readBy: readers.map((partyId) => sideOf(partyId, dispute.dpo)),
      isUnread: authorId !== reader.partyId && !readers.includes(reader.partyId),
      held: !decision || decision.status === 'released' ? null : decision.status,
    };
  });
}

/** One message inside a transaction, as its author reads it. */
export async function readMessage(tx: Tx, reader: DisputeReader, id: number): Promise<MessageAnswer> {
  const [answer] = await toMessageAnswers(tx, reader, [named(await tx.caseMessage.findUniqueOrThrow({ where: { id }, select: messageFields }))]);
  if (!answer) throw new Error(`Message ${id} is gone`);
  return answer;
}

/** The thread of a case, newest first, without what is held back from the reader, or null when it takes no part in it. */
export async function listMessages(reader: DisputeReader, disputeId: number, range: Range): Promise<Counted<MessageAnswer> | null> {
  if ((await db.dispute.count({ where: { id: disputeId, ...casesOf(reader) } })) === 0) return null;
  const where = { disputeId, id: { notIn: await hiddenMessages(db, reader, disputeId) } };
  const { rows, total } = await readRange(range, {
    rows: (part) => db.caseMessage.findMany({ where, select: messageFields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.caseMessage.count({ where }),
    answer: named,
  });
  return { rows: await toMessageAnswers(db, reader, rows), total };
}

/** What waits for an arbitrator: cases to rule, documents to weigh, messages to read. */
export async function countArbitratorWork(arbitratorId: number): Promise<{ cases: number; evidence: number; messages: number }> {
  const open = { arbitratorId, status: 'under_review' } as const;
  const [cases, evidence] = await Promise.all([
    db.dispute.findMany({ where: { arbitratorId }, select: { id: true, status: true } }),
    db.evidence.count({ where: { status: 'pending', partyId: { not: arbitratorId }, dispute: open } }),
  ]);
  const unread = await unreadOf(db, arbitratorId, cases.map(({ id }) => id));
  return { cases: cases.filter(({ status }) => status === open.status).length, evidence, messages: [...unread.values()].reduce((sum, count) => sum + count, 0) };
}
