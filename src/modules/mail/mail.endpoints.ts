import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { LIMITS, text } from '@/http/input';
import { Problem } from '@/http/problem';
import { hasMailbox, listMailbox } from './mail.queries';
import { mailboxMail } from './mail.schema';

export const getMailbox = endpoint({
  method: 'GET',
  path: '/api/dev/mailbox',
  access: 'public',
  summary: 'Mails that were sent, newest first; exists in demo mode and in tests alone',
  query: z.object({ to: text(LIMITS.title).optional() }),
  response: z.array(mailboxMail),
}).handle(async ({ query }) => {
  if (!hasMailbox()) throw new Problem('endpoint_not_found');
  return listMailbox(query.to);
});
