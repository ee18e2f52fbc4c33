import 'server-only';
import * as z from 'zod';
import { endpoint, servedFile } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { LOCALES } from '@/i18n/locales';
import { findInvoice, findProforma, findQuotation } from './document.queries';
import { renderDocument } from './document.render';

/** The language of a paper; that of the buyer, for whom it is made out, when none is said. */
const lang = z.enum(LOCALES, 'invalid_input').optional();
const query = z.object({ lang });
const file = 'application/pdf';

export const getDpqPdf = endpoint({
  method: 'GET', path: '/api/dpqs/{entityId}/pdf', access: ['buyer', 'captain'], summary: 'A revision of a draft quotation as PDF, the newest unless another is named',
  params: z.object({ entityId: idParam() }), query: query.extend({ revision: z.string().regex(/^[1-9]\d{0,4}$/, 'invalid_input').transform(Number).optional() }), file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => renderDocument(await findQuotation(params.entityId, asked.revision, actor), asked.lang));

export const getProforma = endpoint({
  method: 'GET', path: '/api/dpos/{entityId}/pro-forma', access: ['buyer', 'seller', 'captain', 'accountant'], summary: 'The pro-forma of an order as PDF, for those who take part in it',
  params: z.object({ entityId: idParam() }), query, file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => renderDocument(await findProforma(params.entityId, actor), asked.lang));

export const getInvoicePdf = endpoint({
  method: 'GET', path: '/api/invoices/{invoiceId}/pdf', access: ['buyer', 'seller', 'captain', 'accountant'], summary: 'An invoice as PDF, for those who take part in its order',
  params: z.object({ invoiceId: idParam() }), query, file, response: servedFile,
}).handle(async ({ actor, params, query: asked }) => renderDocument(await findInvoice(params.invoiceId, actor), asked.lang));
