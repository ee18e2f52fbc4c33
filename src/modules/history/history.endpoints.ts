import 'server-only';
import * as z from 'zod';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { listHistory } from './history.queries';
import { historyEntry } from './history.schema';

const shape = { params: z.object({ entityId: idParam() }), response: z.array(historyEntry) } as const;

export const getRfqHistory = listEndpoint({
  path: '/api/rfqs/{entityId}/history', access: ['buyer', 'seller', 'captain'], summary: 'Who changed an RFQ when, for those who take part in it, newest first', ...shape,
}).handle(({ actor, params }, range) => listHistory('rfq', params.entityId, actor, range));

export const getDpqHistory = listEndpoint({
  path: '/api/dpqs/{entityId}/history', access: ['buyer', 'captain'], summary: 'Who changed a draft quotation when, newest first', ...shape,
}).handle(({ actor, params }, range) => listHistory('dpq', params.entityId, actor, range));

export const getDpoHistory = listEndpoint({
  path: '/api/dpos/{entityId}/history', access: ['buyer', 'seller', 'captain'], summary: 'Who changed an order when, for those who take part in it, newest first', ...shape,
}).handle(({ actor, params }, range) => listHistory('dpo', params.entityId, actor, range));
