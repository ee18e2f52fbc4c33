import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { Problem } from '@/http/problem';
import { LOCALES } from '@/i18n/locales';
import { findPort } from '@/modules/port/port.queries';
import { AVOIDABLE, voyageAnswer } from './voyage.schema';
import { voyageBetween } from './voyage.queries';

/** A UN/LOCODE in any case. What is none can't exist. */
const locode = (code: string) => z.string(code).regex(/^[A-Za-z]{2}[A-Za-z2-9]{3}$/, code).transform((text) => text.toUpperCase());

/** Voyages change with a new edition of the network alone. */
const KEPT = 'public, max-age=86400';

export const getVoyage = endpoint({
  method: 'GET',
  path: '/api/ports/{code}/voyage',
  access: 'public',
  summary: 'The sea voyage between two ports: distance, estimated sea time, passages and track; not for navigation',
  params: z.object({ code: locode('not_found') }),
  /** `lang` is the language of the ports' names. */
  query: z.object({ to: locode('port_unknown'), avoid: z.enum(AVOIDABLE, 'invalid_input').optional(), lang: z.enum(LOCALES, 'invalid_input').optional() }),
  response: voyageAnswer,
}).handle(async ({ params, query, headers }) => {
  const [from, to] = await Promise.all([findPort(params.code, query.lang), findPort(query.to, query.lang)]);
  if (!from) throw new Problem('not_found');
  if (!to) throw new Problem('port_unknown', { field: 'to' });
  const voyage = voyageBetween(from, to, query.avoid ? [query.avoid] : []);
  if (!voyage) throw new Problem('not_found');
  headers.set('cache-control', KEPT);
  return voyage;
});
