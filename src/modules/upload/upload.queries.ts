import 'server-only';
import { createHash } from 'node:crypto';
import { Problem } from '@/http/problem';
import { db, type SqlTx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { UPLOAD_LIMITS, type AttachedFile, type ContentType, type UploadKind } from './upload.schema';

/** Whose a file is, or will be: a party's, or that of whoever holds a registration's ticket. */
export interface Uploader {
  readonly ownerId: number | null;
  readonly ticketHash: string | null;
}

/** The form in which a ticket is kept and looked up. */
export function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

/** Whether a ticket is still good: of a proof that is fresh and unused, or of a registration that waits for its link. */
export async function isTicketGood(ticketHash: string): Promise<boolean> {
  const provenSince = new Date(Date.now() - SETTINGS.uploadTicketMinutes * 60_000);
  const proof = await db.proof.findFirst({ where: { ticketHash, consumedAt: null, provenAt: { gte: provenSince } }, select: { id: true } });
  if (proof) return true;
  const pending = await db.pendingRegistration.findFirst({ where: { tokenHash: ticketHash, consumedAt: null, expiresAt: { gt: new Date() } }, select: { id: true } });
  return pending !== null;
}

/** Of a file `f`: never handed in with anything. What a file can be handed in with is named here, and where a purge asks once more. */
const NOT_HANDED_IN = Prisma.sql`NOT EXISTS (SELECT 1 FROM "DocumentSubmission" d WHERE d."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "RemittanceAdvice" a WHERE a."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "RfqFile" r WHERE r."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "OfferFile" o WHERE o."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "CaseFile" k WHERE k."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "WorkPaper" w WHERE w."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "SurveyPhoto" v WHERE v."fileKey" = f."key")`;

/** Of a file `f`: nothing needs it. It was never handed in, is no party's picture, and is shown with no product, also not with one that is yet to be approved. */
const UNUSED = Prisma.sql`${NOT_HANDED_IN}
      AND NOT EXISTS (SELECT 1 FROM "Party" p WHERE p."pictureKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "ProductPicture" s WHERE s."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "ProductChange" c WHERE c."content"->'pictures' ? f."key")`;

/** Of a file `f`: an uploader's. */
const ownedBy = ({ ownerId, ticketHash }: Uploader) => (ownerId === null ? Prisma.sql`f."ticketHash" = ${ticketHash}::text AND f."ownerId" IS NULL` : Prisma.sql`f."ownerId" = ${ownerId}::int`);

/** What an uploader keeps: the bytes of everything, and how many files with how many bytes nothing uses yet. */
export interface Kept {
  readonly bytes: number;
  readonly unusedFiles: number;
  readonly unusedBytes: number;
}

export async function keptBy(uploader: Uploader, tx: SqlTx = db): Promise<Kept> {
  const [kept] = await tx.$queryRaw<Kept[]>`
    SELECT coalesce(sum(own."size"), 0)::float8 AS "bytes", (count(*) FILTER (WHERE own."isUnused"))::int AS "unusedFiles",
      coalesce(sum(own."size") FILTER (WHERE own."isUnused"), 0)::float8 AS "unusedBytes"
    FROM (SELECT f."size", (${UNUSED}) AS "isUnused" FROM "StoredFile" f WHERE ${ownedBy(uploader)}) AS own`;
  return kept ?? { bytes: 0, unusedFiles: 0, unusedBytes: 0 };
}

/** A file that may be handed in. */
export interface UnusedFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/**
 * Files among keys that an uploader may hand in: its own, of a kind, and not handed in before. They are locked until the
 * transaction ends: of two that hand one file in at once, at two places, the second finds it used.
 */
export async function unusedFiles(tx: SqlTx, uploader: Uploader, kind: UploadKind, keys: readonly string[]): Promise<UnusedFile[]> {
  await tx.$executeRaw`SELECT 1 FROM "StoredFile" f WHERE f."key" = ANY(${[...keys]}::text[]) AND ${ownedBy(uploader)} ORDER BY f."key" FOR NO KEY UPDATE`;
  return tx.$queryRaw<UnusedFile[]>`
    SELECT f."key", f."name", f."contentType", f."size" FROM "StoredFile" f
    WHERE f."key" = ANY(${[...keys]}::text[]) AND f."kind" = ${kind}::"FileKind" AND ${ownedBy(uploader)} AND ${NOT_HANDED_IN}`;
}

/**
 * The documents that a party hands in with something that has some already, in the order given, locked as `unusedFiles` says.
 *
 * @param present how many there are already
 * @throws Problem too_many_files (10 on one thing), file_unknown (also another party's, or one handed in before)
 */
export async function filesToAttach(tx: SqlTx, ownerId: number, keys: readonly string[], present: number): Promise<UnusedFile[]> {
  if (present + keys.length > UPLOAD_LIMITS.files) throw new Problem('too_many_files', { field: 'files' });
  const found = await unusedFiles(tx, { ownerId, ticketHash: null }, 'document', keys);
  const files = keys.flatMap((key) => found.find((file) => file.key === key) ?? []);
  if (files.length !== keys.length) throw new Problem('file_unknown', { field: 'files' });
  return files;
}

/** What an attached file is shown by; `id` is that of its being attached. */
export const attachedFileFields = { id: true, file: { select: { name: true, contentType: true, size: true } } } as const;

/** An attached file as the calls answer it; for another party's eyes its name has been past the moderation before. */
export function toAttachedFile({ id, file }: { readonly id: number; readonly file: { readonly name: string; readonly contentType: string; readonly size: number } }): AttachedFile {
  return { id, name: file.name, contentType: file.contentType as ContentType, size: file.size };
}

/** Rows that nothing needs. */
export async function orphanKeys(before: Date, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT f."key" FROM "StoredFile" f
    WHERE f."createdAt" < ${before} AND ${UNUSED}
    ORDER BY f."createdAt" LIMIT ${limit}`;
  return rows.map(({ key }) => key);
}

/** Which of some keys have no row. */
export async function withoutRow(keys: readonly string[]): Promise<string[]> {
  const rows = await db.storedFile.findMany({ where: { key: { in: [...keys] } }, select: { key: true } });
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}
