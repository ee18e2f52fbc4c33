import 'server-only';
import * as z from 'zod';
import { endpoint, servedFile } from '@/http/endpoint';
import { calendarDay, idList, idParam } from '@/http/input';
import { Problem } from '@/http/problem';
import { LOCALES } from '@/i18n/locales';
import { findInvoiceOrCredit, findInvoices, findInvoicesOf, findProforma, findQuotation } from './document.queries';

/** The language of a paper; that of the buyer, for whom it is made out, when none is said. */
const lang = z.enum(LOCALES, 'invalid_input').optional();
const query = z.object({ lang });
const file = 'application/pdf';
/** Read when the first paper is asked for: most processes of a test ask for none. */
const engine = () => import('./document.render');

export const getDpqPdf = endpoint({
  method: 'GET', path: '/api/dpqs/{entityId}/pdf', access: ['buyer', 'captain'], summary: 'A revision of a draft quotation as PDF, the newest unless another is named',
  params: z.object({ entityId: idParam() }), query: query.extend({ revision: z.string().regex(/^[1-9]\d{0,4}$/, 'invalid_input').transform(Number).optional() }), file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => (await engine()).renderDocument(await findQuotation(params.entityId, asked.revision, actor), actor, asked.lang));

export const getProforma = endpoint({
  method: 'GET', path: '/api/dpos/{entityId}/pro-forma', access: ['buyer', 'seller', 'captain', 'accountant', 'cha', 'logistics', 'arbitrator'], summary: 'The pro-forma of an order as PDF, for those who take part in it',
  params: z.object({ entityId: idParam() }), query, file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => (await engine()).renderDocument(await findProforma(params.entityId, actor), actor, asked.lang));

export const getInvoicePdf = endpoint({
  method: 'GET', path: '/api/invoices/{invoiceId}/pdf', access: ['buyer', 'seller', 'captain', 'accountant', 'cha', 'logistics'], summary: 'An invoice or a credit note as PDF, for those who take part in its order',
  params: z.object({ invoiceId: idParam() }), query, file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => (await engine()).renderDocument(await findInvoiceOrCredit(params.invoiceId, actor), actor, asked.lang));

/** Invoices in one file at most. */
const MOST_INVOICES = 100;

export const getInvoicesPdf = endpoint({
  method: 'GET', path: '/api/accountant/invoices/pdf', access: ['accountant'], summary: 'Several invoices in one PDF: those named, or those issued from one day (UTC) to another',
  query: query.extend({ ids: idList(MOST_INVOICES, 'too_many_invoices').optional(), from: calendarDay('period_invalid').optional(), to: calendarDay('period_invalid').optional() }), file, response: servedFile,
}).handle(async ({ actor, query: { ids, from, to, lang: asked } }) => {
  if (ids) return (await engine()).renderDocuments('invoices', await findInvoices(ids), actor, asked);
  if (!from || !to || from > to) throw new Problem('period_invalid');
  const made = await findInvoicesOf(from, to, MOST_INVOICES + 1);
  if (made.length === 0) throw new Problem('not_found');
  if (made.length > MOST_INVOICES) throw new Problem('too_many_invoices');
  return (await engine()).renderDocuments(`invoices-${from.toISOString().slice(0, 10)}-${to.toISOString().slice(0, 10)}`, made, actor, asked);
});
