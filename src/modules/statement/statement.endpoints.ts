import 'server-only';
import * as z from 'zod';
import { endpoint, servedFile } from '@/http/endpoint';
import { calendarDay, idParam } from '@/http/input';
import { LOCALES } from '@/i18n/locales';
import { findStatement } from './statement.queries';

/** Read when the first statement is asked for, with the PDF engine behind it. */
const engine = () => import('./statement.render');

const params = z.object({ partyId: idParam() });
const query = z.object({ from: calendarDay('period_invalid'), to: calendarDay('period_invalid'), lang: z.enum(LOCALES, 'invalid_input').optional() });

export const getStatementCsv = endpoint({
  method: 'GET', path: '/api/accountant/statements/{partyId}/csv', access: ['accountant'], summary: 'What moved in a party’s wallets from one day (UTC) to another, for spreadsheets', params, query, file: 'text/csv; charset=utf-8', response: servedFile,
}).handle(async ({ params: { partyId }, query: { from, to, lang } }) => (await engine()).statementCsv(await findStatement(partyId, from, to), lang));

export const getStatementPdf = endpoint({
  method: 'GET', path: '/api/accountant/statements/{partyId}/pdf', access: ['accountant'], summary: 'What moved in a party’s wallets from one day (UTC) to another, on paper', params, query, file: 'application/pdf', response: servedFile,
}).handle(async ({ actor, params: { partyId }, query: { from, to, lang } }) => (await engine()).statementPdf(await findStatement(partyId, from, to), actor, lang));

export const getOwnStatementCsv = endpoint({
  method: 'GET', path: '/api/account/statement/csv', access: 'signed-in', summary: 'What moved in own wallets from one day (UTC) to another, for spreadsheets', query, file: 'text/csv; charset=utf-8', response: servedFile,
}).handle(async ({ actor, query: { from, to, lang } }) => (await engine()).statementCsv(await findStatement(actor.partyId, from, to), lang));

export const getOwnStatementPdf = endpoint({
  method: 'GET', path: '/api/account/statement/pdf', access: 'signed-in', summary: 'What moved in own wallets from one day (UTC) to another, on paper', query, file: 'application/pdf', response: servedFile,
}).handle(async ({ actor, query: { from, to, lang } }) => (await engine()).statementPdf(await findStatement(actor.partyId, from, to), actor, lang));
