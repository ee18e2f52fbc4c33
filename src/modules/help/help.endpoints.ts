import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { openIssue, reopenIssue, resolveIssue } from './help.commands';
import { listIssues, listOwnIssues } from './help.queries';
import { hrIssueAnswer, issueAnswer, issueBody, resolveBody } from './help.schema';

export const postIssue = endpoint({
  method: 'POST', path: '/api/issues', access: 'signed-in', makesNew: true, summary: 'Ask for help',
  body: issueBody, response: z.object({ success: z.literal(true), issue: issueAnswer }),
}).handle(async ({ actor, body }) => ({ success: true, issue: await openIssue(actor, body) }));

export const getIssues = listEndpoint({
  path: '/api/issues', access: 'signed-in', summary: 'Own help requests, newest first', response: z.array(issueAnswer),
}).handle(({ actor }, range) => listOwnIssues(actor.partyId, range));

export const getHrIssues = listEndpoint({
  path: '/api/hr/issues', access: ['hr'], summary: 'Every help request, newest first', response: z.array(hrIssueAnswer),
}).handle((_, range) => listIssues(range));

const params = z.object({ issueId: idParam() });
const moved = z.object({ success: z.literal(true), issue: hrIssueAnswer });

export const postHrIssueResolve = endpoint({
  method: 'POST', path: '/api/hr/issues/{issueId}/resolve', access: ['hr'], summary: 'Answer a help request', params, body: resolveBody, response: moved,
}).handle(async ({ actor, params: { issueId }, body }) => ({ success: true, issue: await resolveIssue(actor, issueId, body.answer) }));

export const postHrIssueReopen = endpoint({
  method: 'POST', path: '/api/hr/issues/{issueId}/reopen', access: ['hr'], summary: 'Open a help request again', params, response: moved,
}).handle(async ({ actor, params: { issueId } }) => ({ success: true, issue: await reopenIssue(actor, issueId) }));
