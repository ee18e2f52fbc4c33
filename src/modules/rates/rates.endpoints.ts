import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint, sliceRange } from '@/http/list';
import { changeRate } from './rates.commands';
import { listRates } from './rates.queries';
import { keptCurrency, rateAnswer, rateBody } from './rates.schema';

export const getAdminRates = listEndpoint({
  path: '/api/admin/rates', access: ['admin'], summary: 'The kept exchange rates, and how many products still stand at an older one', response: z.array(rateAnswer),
}).handle(async (_, range) => sliceRange(range, await listRates()));

export const putAdminRate = endpoint({
  method: 'PUT', path: '/api/admin/rates/{currency}', access: ['admin'], summary: 'Set what a currency is worth in US dollars', params: z.object({ currency: keptCurrency }), body: rateBody,
  response: z.object({ success: z.literal(true), rate: rateAnswer }),
}).handle(async ({ actor, params: { currency }, body }) => ({ success: true, rate: await changeRate(actor, currency, body.rate) }));
