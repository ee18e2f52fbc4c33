import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the process answers; says nothing of its insides',
  response: z.object({ status: z.literal('ok') }),
}).handle(async () => ({ status: 'ok' }));
