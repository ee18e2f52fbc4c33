import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { log } from '@/server/log';
import { transact } from '@/server/transact';
import { matchingAmong } from './matching.queries';
import { shopQueryOf } from './saved-search.schema';
import { readSearch } from './search.queries';
import { facetsOf } from './shop.queries';

const HOUR = 3_600_000;
/** An approval is written a moment before it is committed; what is younger waits for the next round. */
const SETTLING_MS = 60_000;
/** Searches looked at together, and in one round; the others follow in the next one. */
const BATCH = 50;
const BATCHES = 20;
/** New products that one look at a search takes, the oldest first. */
const PRODUCTS = 500;

interface Due {
  readonly id: number; readonly partyId: number; readonly name: string; readonly query: string; readonly seenUntil: Date; readonly locale: string;
}

/**
 * Tells buyers of products that were approved since a saved search of theirs was last looked at, by its bell, once per search
 * and day; what comes meanwhile is told then. How far each search has been looked at stands in its row, so a round that ends
 * early is gone on with by the next one, and of two processes one tells.
 */
export async function tellOfSavedSearches(now: Date = new Date()): Promise<void> {
  const until = new Date(now.getTime() - SETTLING_MS);
  const newest = await db.product.aggregate({ where: { ...PUBLIC, approvedAt: { lte: until } }, _max: { approvedAt: true } });
  const last = newest._max.approvedAt;
  if (!last) return;
  let after = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await dueAfter(after, last, now);
    for (const search of due) {
      await lookAt(search, until, now).catch((error: unknown) => log('warn', 'saved_search.failed', { id: search.id, error: String(error) }));
      after = search.id;
    }
    if (due.length < BATCH) return;
  }
}

const PUBLIC = { status: 'approved', isWithheld: false } as const;

/** Searches of active parties that have not been looked at since something was approved, by their ids. */
async function dueAfter(after: number, last: Date, now: Date): Promise<Due[]> {
  const rows = await db.savedSearch.findMany({
    where: {
      id: { gt: after }, seenUntil: { lt: last }, party: { status: 'active' },
      OR: [{ toldAt: null }, { toldAt: { lte: new Date(now.getTime() - SETTINGS.savedSearchHours * HOUR) } }],
    },
    select: { id: true, partyId: true, name: true, query: true, seenUntil: true, party: { select: { locale: true } } },
    orderBy: { id: 'asc' }, take: BATCH,
  });
  return rows.map(({ party, ...row }) => ({ ...row, locale: party.locale }));
}

async function lookAt(search: Due, until: Date, now: Date): Promise<void> {
  const fresh = await db.product.findMany({
    where: { ...PUBLIC, approvedAt: { gt: search.seenUntil, lte: until } }, select: { id: true, approvedAt: true }, orderBy: [{ approvedAt: 'asc' }, { id: 'asc' }], take: PRODUCTS,
  });
  const found = await matchesOf(search, fresh.map(({ id }) => id));
  const seenUntil = fresh.length < PRODUCTS ? until : (fresh.at(-1)?.approvedAt ?? until);
  await transact(async (tx) => {
    const { count } = await tx.savedSearch.updateMany({
      where: { id: search.id, seenUntil: search.seenUntil }, data: { seenUntil, ...(found.length > 0 && { toldAt: now }) },
    });
    // Another process was faster, or the search is gone.
    if (count === 0 || found.length === 0) return;
    await notify(tx, { kind: 'saved_search_found', params: { savedSearchId: search.id, name: search.name, count: found.length }, to: [search.partyId] });
  });
}

/** Which of some products the shop finds at a saved address. A category or port that is there no more holds nothing. */
async function matchesOf({ query: text, locale }: Due, ids: readonly number[]): Promise<number[]> {
  const query = shopQueryOf(text);
  const facets = await facetsOf(query);
  if (!facets || ids.length === 0) return [];
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const search = query.search === '' ? undefined : await readSearch(query.search, language);
  return matchingAmong({ filter: { ...facets, language, sort: 'newest', page: 1, pageSize: 1 }, search }, ids);
}
