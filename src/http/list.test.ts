import * as z from 'zod';
import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from './endpoints';
import { pageOf, paging, readRange, sliceRange } from './list';
import { openApiDocument } from './openapi';

// The mailbox is development's, and short; the log grows without end and is turned over by its entries' numbers; a bounded list of numbers has no pages.
const APART = ['/api/dev/mailbox', '/api/admin/logs', '/api/buyer/favourites/ids'];
const lists = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET' && endpoint.response instanceof z.ZodArray && !APART.includes(endpoint.path));

describe('a list', () => {
  it.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))('%s takes pages and counts its rows, as the document says', (path, endpoint) => {
    expect(endpoint).toMatchObject({ isCounted: true });
    const { paths } = JSON.parse(JSON.stringify(openApiDocument([endpoint]))) as { paths: Record<string, { get: { parameters: { name: string }[]; responses: { 200: { headers: object } } } }> };
    expect(paths[path]?.get.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'pageSize']));
    expect(Object.keys(paths[path]?.get.responses[200].headers ?? {})).toEqual(['X-Total-Count']);
  });

  it('is one of at least eighteen', () => {
    expect(lists.length).toBeGreaterThanOrEqual(18);
  });
});

describe('the parameters of a page', () => {
  const query = z.object(paging);

  it.each([[{}, 1, 1000], [{ page: '1' }, 1, 100], [{ page: '7', pageSize: '25' }, 7, 25], [{ pageSize: '100' }, 1, 100], [{ page: '999999' }, 999_999, 100]])('%j', (given, page, pageSize) => {
    expect(pageOf(query.parse(given))).toEqual({ page, pageSize });
  });

  it.each(['0', '-1', '1.5', '01', '1e3', '', ' 1', '1000000', 'abc', '١'])('are never the page %j', (page) => {
    expect(query.safeParse({ page }).success).toBe(false);
  });

  it.each(['0', '101', '-1', '1.5', '', 'all'])('are never the size %j', (pageSize) => {
    expect(query.safeParse({ pageSize }).success).toBe(false);
  });
});

describe('a range of rows', () => {
  const all = [1, 2, 3, 4, 5];
  const read = () => {
    const count = vi.fn(async () => all.length);
    return { rows: async ({ skip, take }: { skip: number; take: number }) => all.slice(skip, skip + take), count, answer: String };
  };

  it.each([[0, 1000, 0], [0, 2, 1], [4, 2, 0], [3, 2, 1], [10, 2, 1]])('from %d, %d of them, knows the total with %d counts', async (skip, take, counts) => {
    const source = read();
    expect(await readRange({ skip, take }, source)).toEqual({ rows: all.slice(skip, skip + take).map(String), total: 5 });
    expect(source.count).toHaveBeenCalledTimes(counts);
  });

  it('of a list at hand is cut out of it', () => {
    expect(sliceRange({ skip: 2, take: 2 }, all)).toEqual({ rows: [3, 4], total: 5 });
    expect(sliceRange({ skip: 9, take: 2 }, all)).toEqual({ rows: [], total: 5 });
  });
});
