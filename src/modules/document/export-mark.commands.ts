import 'server-only';
import { db } from '@/server/db';
import type { ExportPaperKind } from './export.schema';

const TRIES = 3;

/**
 * Keeps that an export paper was made out as it is now, and gives the number of this revision: the same paper made out
 * again keeps its own. Its code is answered from these rows, since the order's own say only what holds now.
 */
export async function keepExportMark(dpoId: number, kind: ExportPaperKind, hash: string): Promise<number> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const kept = await db.exportMark.findUnique({ where: { dpoId_kind_hash: { dpoId, kind, hash } }, select: { revision: true } });
    if (kept) return kept.revision;
    // Somebody else may take the same number at the same time: who comes second looks again.
    await db.$executeRaw`
      INSERT INTO "ExportMark" ("dpoId", "kind", "revision", "hash")
      SELECT ${dpoId}::int, ${kind}::"ExportPaperKind", coalesce(max("revision"), 0) + 1, ${hash}::text FROM "ExportMark" WHERE "dpoId" = ${dpoId}::int AND "kind" = ${kind}::"ExportPaperKind"
      ON CONFLICT DO NOTHING`;
  }
  const kept = await db.exportMark.findUniqueOrThrow({ where: { dpoId_kind_hash: { dpoId, kind, hash } }, select: { revision: true } });
  return kept.revision;
}
