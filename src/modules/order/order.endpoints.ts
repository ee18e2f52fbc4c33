import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { confirmDpo, convertDpq, processDpo } from './order.commands';
import { listAllDpos } from './order.queries';
import { dpoAnswer } from './order.schema';

const success = z.object({ success: z.literal(true), dpo: dpoAnswer });
const dpoParams = z.object({ dpoId: idParam() });

export const postCaptainDpqConvert = endpoint({
  method: 'POST', path: '/api/captain/dpqs/{dpqId}/convert-to-dpo', access: ['captain'], summary: 'Turn a draft quotation into an order',
  params: z.object({ dpqId: idParam() }), response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await convertDpq(actor, params.dpqId) }));

export const getCaptainDpos = endpoint({
  method: 'GET', path: '/api/captain/dpos', access: ['captain'], summary: 'Every order, newest first', response: z.array(dpoAnswer),
}).handle(() => listAllDpos());

export const postCaptainDpoConfirm = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/confirm', access: ['captain'], summary: 'Confirm an order', params: dpoParams, response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await confirmDpo(actor, params.dpoId) }));

export const postCaptainDpoProcess = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/process', access: ['captain'], summary: 'Start the processing of a confirmed order', params: dpoParams, response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await processDpo(actor, params.dpoId) }));
