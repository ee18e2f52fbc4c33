import * as z from 'zod';
import { SETTINGS } from '@/modules/platform/settings.schema';
import type { Access, Call, Endpoint } from './endpoint';

/** Rows on a page of a list call at most. */
const PAGE_LIMIT = 100;

/** The parameters of every list. Without a page it answers the newest 1,000; with one, pages of at most 100. */
export const paging = {
  page: z.string().regex(/^[1-9]\d{0,5}$/, 'invalid_input').transform(Number).optional(),
  pageSize: z.string().regex(/^([1-9]\d?|100)$/, 'invalid_input').transform(Number).optional(),
};
const pageQuery = z.object(paging);
type PageQuery = z.output<typeof pageQuery>;

/** The page that the parameters mean. */
export function pageOf({ page, pageSize }: PageQuery): { page: number; pageSize: number } {
  return { page: page ?? 1, pageSize: pageSize ?? (page === undefined ? SETTINGS.listLimit : PAGE_LIMIT) };
}

/** Which rows of a list are asked for, as the database takes it. */
export interface Range {
  readonly skip: number;
  readonly take: number;
}

/** The rows that a page's parameters mean. */
export function rangeOf(query: PageQuery): Range {
  const { page, pageSize } = pageOf(query);
  return { skip: (page - 1) * pageSize, take: pageSize };
}

/** Some rows of a list, and how many the whole has. */
export interface Counted<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Reads a range of rows. They are counted only when the range does not show where the list ends. */
export async function readRange<Row, Answer>(
  range: Range,
  read: { readonly rows: (range: Range) => Promise<Row[]>; readonly count: () => Promise<number>; readonly answer: (row: Row) => Answer },
): Promise<Counted<Answer>> {
  const rows = await read.rows(range);
  const isEnd = rows.length < range.take && (rows.length > 0 || range.skip === 0);
  return { rows: rows.map(read.answer), total: isEnd ? range.skip + rows.length : await read.count() };
}

/** A range of a list that is short and at hand. */
export function sliceRange<Row>(range: Range, rows: readonly Row[]): Counted<Row> {
  return { rows: rows.slice(range.skip, range.skip + range.take), total: rows.length };
}

/** Sets the header in which the API's lists say how many rows they have in all. */
export function setTotal(headers: Headers, total: number): void {
  headers.set('x-total-count', String(total));
}

interface ListShape {
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly response: z.ZodArray;
}

type List<S extends ListShape> = S & { readonly method: 'GET'; readonly query: typeof pageQuery; readonly isCounted: true };
type Lister<S extends ListShape> = (call: Omit<Call<List<S>>, 'query'>, range: Range) => Promise<Counted<z.input<S['response']>[number]>>;

/**
 * Declares a call that answers a list: an array, as documented, of at most the newest 1,000 rows, that takes `page` and
 * `pageSize` and says in X-Total-Count how many there are. `.handle(fn)` gives it a function that reads a range.
 */
export function listEndpoint<const S extends ListShape>(shape: S) {
  const declared: List<S> = { ...shape, method: 'GET', query: pageQuery, isCounted: true };
  return {
    handle: (list: Lister<S>): Endpoint<List<S>> => ({
      ...declared,
      handle: async (call) => {
        // Of a shape that is still open TypeScript does not see that its query is the one above.
        const { rows, total } = await list(call, rangeOf(call.query as unknown as PageQuery));
        setTotal(call.headers, total);
        return rows as z.input<S['response']>;
      },
    }),
  };
}
