import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { paging, rangeOf, setTotal, sliceRange } from '@/http/list';
import { LOCALES } from '@/i18n/locales';
import { listPorts } from './port.queries';

export const getPorts = endpoint({
  method: 'GET',
  path: '/api/ports',
  access: 'public',
  summary: 'Sea ports by UN/LOCODE, in picker order',
  /** Language of the names; English unless it is asked for. */
  query: z.object({ ...paging, lang: z.enum(LOCALES, 'invalid_input').optional() }),
  response: z.array(z.object({ id: z.int(), name: z.string(), code: z.string(), country: z.string() })),
  isCounted: true,
}).handle(async ({ query, headers }) => {
  const { rows, total } = sliceRange(rangeOf(query), await listPorts(query.lang));
  setTotal(headers, total);
  return rows;
});
