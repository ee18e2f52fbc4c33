import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listLogChoices, listLogs, verifyLog } from './audit.queries';
import { choicesAnswer, logAnswer, logQuery, verificationAnswer } from './audit.schema';

export const getAdminLogs = endpoint({
  method: 'GET', path: '/api/admin/logs', access: ['admin'], summary: 'The audit log, newest first; `before` is the last number of the page before', query: logQuery, response: z.array(logAnswer),
}).handle(({ actor, query }) => listLogs(query, actor.timeZone));

export const getAdminLogChoices = endpoint({
  method: 'GET', path: '/api/admin/logs/choices', access: ['admin'], summary: 'The actions and kinds of things that the log knows', response: choicesAnswer,
}).handle(() => listLogChoices());

export const getAdminLogVerification = endpoint({
  method: 'GET', path: '/api/admin/logs/verification', access: ['admin'], summary: 'Whether every entry of the log follows from the one before it', response: verificationAnswer,
}).handle(() => verifyLog());
