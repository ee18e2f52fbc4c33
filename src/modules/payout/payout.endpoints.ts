import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint } from '@/http/list';
import { signInPlace } from '@/http/sign-in-place';
import { keepBankDetails, payOut } from './payout.commands';
import { findBankDetails, listWallets } from './payout.queries';
import { accountantWalletAnswer, bankDetailsAnswer, bankDetailsBody, payoutAnswer, payoutBody } from './payout.schema';

export const getBankDetails = endpoint({
  method: 'GET', path: '/api/account/bank-details', access: 'signed-in', summary: 'Where the own wallet is paid out to, masked; null while nothing is kept', response: z.object({ details: bankDetailsAnswer.nullable() }),
}).handle(async ({ actor }) => ({ details: await findBankDetails(actor.partyId) }));

export const putBankDetails = endpoint({
  method: 'PUT', path: '/api/account/bank-details', access: 'signed-in', summary: 'Keep where the own wallet is paid out to, with the password entered anew', body: bankDetailsBody,
  response: z.object({ success: z.literal(true), details: bankDetailsAnswer }),
}).handle(async ({ actor, body, request }) => ({ success: true, details: await keepBankDetails(actor, body, signInPlace(request)) }));

export const getAccountantWallets = listEndpoint({
  path: '/api/accountant/wallets', access: ['accountant'], summary: 'Every wallet and whether it can be paid out, the fullest first', response: z.array(accountantWalletAnswer),
}).handle((_, range) => listWallets(range));

export const postPayout = endpoint({
  method: 'POST', path: '/api/accountant/payouts', access: ['accountant'], summary: 'Pay a party from its wallet, once per reference', body: payoutBody, response: z.object({ success: z.literal(true), payout: payoutAnswer }),
}).handle(async ({ actor, body }) => ({ success: true, payout: await payOut(actor, body) }));
