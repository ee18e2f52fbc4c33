import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint, sliceRange } from '@/http/list';
import { listTransfers, readBooks, statementOf, walletsOf } from './ledger.queries';
import { booksAnswer, statementLineAnswer, transferAnswer, walletAnswer } from './ledger.schema';

export const getLedgerBooks = endpoint({
  method: 'GET', path: '/api/accountant/ledger', access: ['accountant', 'admin'], summary: 'The books per currency and whether they sum to zero', response: booksAnswer,
}).handle(() => readBooks());

export const getLedgerTransfers = listEndpoint({
  path: '/api/accountant/transfers', access: ['accountant'], summary: 'Every transfer with its entries, newest first', response: z.array(transferAnswer),
}).handle((_, range) => listTransfers(range));

export const getWallets = listEndpoint({
  path: '/api/account/wallets', access: 'signed-in', summary: 'Own money, per currency', response: z.array(walletAnswer),
}).handle(async ({ actor }, range) => sliceRange(range, await walletsOf(actor.partyId)));

export const getStatement = listEndpoint({
  path: '/api/account/statement', access: 'signed-in', summary: 'What happened to own money, newest first', response: z.array(statementLineAnswer),
}).handle(({ actor }, range) => statementOf(actor.partyId, range));
