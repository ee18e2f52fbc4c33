import 'server-only';
import { endpoint } from '@/http/endpoint';
import { countWaiting } from './desk.queries';
import { deskAnswer } from './desk.schema';

export const getDesk = endpoint({
  method: 'GET', path: '/api/desk', access: 'signed-in', summary: 'How much waits for the reader on each work list of the active role', response: deskAnswer,
}).handle(({ actor }) => countWaiting(actor));
