import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { workAnswer } from '@/modules/work/work.schema';
import { issuePolicy } from './insurance.commands';
import { policyBody } from './insurance.schema';

export const postInsurancePolicy = endpoint({
  method: 'POST', path: '/api/insurance/policies/{workId}/policy', access: ['insurance'], summary: 'Issue the policy of an insurance that one holds, which ends the work',
  params: z.object({ workId: idParam() }), body: policyBody, response: z.object({ success: z.literal(true), work: workAnswer }),
}).handle(async ({ actor, params, body }) => ({ success: true, work: await issuePolicy(actor, params.workId, body) }));
