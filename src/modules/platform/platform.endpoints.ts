import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { Problem } from '@/http/problem';
import { isDraining } from '@/server/lifecycle';
import { isReady } from './ready.queries';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the process answers; says nothing of its insides',
  response: z.object({ status: z.literal('ok') }),
}).handle(async () => ({ status: 'ok' }));

export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'Whether the process can serve: 503 while it shuts down, or while database or outbox do not work',
  response: z.object({ status: z.literal('ready') }),
}).handle(async () => {
  if (isDraining() || !(await isReady())) throw new Problem('unavailable', {}, 5);
  return { status: 'ready' };
});
