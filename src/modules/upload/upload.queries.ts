import 'server-only';
import { createHash } from 'node:crypto';
import { db, type Tx } from '@/server/db';
import { SETTINGS } from '@/modules/platform/settings.schema';

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

/** How many files an uploader keeps, and their bytes. Papers of work that was done belong to its orders: whoever does much work keeps many. */
export async function keptBy(uploader: Uploader, tx: Tx = db): Promise<{ files: number; bytes: number }> {
  const where = uploader.ownerId === null ? { ticketHash: uploader.ticketHash, ownerId: null } : { ownerId: uploader.ownerId, workPaper: null };
  const { _count, _sum } = await tx.storedFile.aggregate({ where, _count: true, _sum: { size: true } });
  return { files: _count, bytes: _sum.size ?? 0 };
}

/** Files among keys that an uploader may hand in: its own, of a kind, and not handed in before. */
export function unusedFiles(tx: Tx, uploader: Uploader, kind: 'document' | 'picture', keys: readonly string[]) {
  return tx.storedFile.findMany({
    where: { key: { in: [...keys] }, kind, ownerId: uploader.ownerId, ticketHash: uploader.ownerId === null ? uploader.ticketHash : undefined, submissions: { none: {} }, advices: { none: {} }, workPaper: null },
    select: { key: true, name: true },
  });
}

/** Rows that nothing needs: never handed in, no party's picture, and shown with no product, also not with one that is yet to be approved. */
export async function orphanKeys(before: Date, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT f."key" FROM "StoredFile" f
    WHERE f."createdAt" < ${before}
      AND NOT EXISTS (SELECT 1 FROM "DocumentSubmission" d WHERE d."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "RemittanceAdvice" a WHERE a."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "WorkPaper" w WHERE w."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "Party" p WHERE p."pictureKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "ProductPicture" s WHERE s."fileKey" = f."key")
      AND NOT EXISTS (SELECT 1 FROM "ProductChange" c WHERE c."content"->'pictures' ? f."key")
    ORDER BY f."createdAt" LIMIT ${limit}`;
  return rows.map(({ key }) => key);
}

/** Which of some keys have no row. */
export async function withoutRow(keys: readonly string[]): Promise<string[]> {
  const rows = await db.storedFile.findMany({ where: { key: { in: [...keys] } }, select: { key: true } });
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}
