import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { SavedSearchAnswer } from './saved-search.schema';

export const savedSearchFields = { id: true, name: true, query: true, createdAt: true, toldAt: true } satisfies Prisma.SavedSearchSelect;

export function toSavedSearch(row: Prisma.SavedSearchGetPayload<{ select: typeof savedSearchFields }>): SavedSearchAnswer {
  return { id: row.id, name: row.name, query: row.query, created_at: row.createdAt.toISOString(), told_at: row.toldAt?.toISOString() ?? null };
}

/** A party's saved searches, newest first. */
export function listSavedSearches(partyId: number, range: Range): Promise<Counted<SavedSearchAnswer>> {
  return readRange(range, {
    rows: (part) => db.savedSearch.findMany({ where: { partyId }, select: savedSearchFields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.savedSearch.count({ where: { partyId } }),
    answer: toSavedSearch,
  });
}
