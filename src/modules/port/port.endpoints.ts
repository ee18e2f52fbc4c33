import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listPorts } from './port.queries';

export const getPorts = endpoint({
  method: 'GET',
  path: '/api/ports',
  access: 'public',
  summary: 'Sea ports by UN/LOCODE, in picker order',
  response: z.array(z.object({ id: z.int(), name: z.string(), code: z.string(), country: z.string() })),
}).handle(() => listPorts());
