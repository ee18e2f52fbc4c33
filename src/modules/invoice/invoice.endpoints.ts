import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint } from '@/http/list';
import { issueMissingInvoices } from './invoice.commands';
import { listInvoices, listInvoicesOf } from './invoice.queries';
import { invoiceAnswer } from './invoice.schema';

export const getAccountantInvoices = listEndpoint({
  path: '/api/accountant/invoices', access: ['accountant'], summary: 'Every invoice and credit note, newest first', response: z.array(invoiceAnswer),
}).handle((_, range) => listInvoices(range));

export const getBuyerInvoices = listEndpoint({
  path: '/api/buyer/invoices', access: ['buyer'], summary: 'Invoices and credit notes of own orders, newest first', response: z.array(invoiceAnswer),
}).handle(({ actor }, range) => listInvoicesOf({ buyerId: actor.partyId }, range));

export const getSellerInvoices = listEndpoint({
  path: '/api/seller/invoices', access: ['seller'], summary: 'Invoices and credit notes of what the seller has sold, newest first', response: z.array(invoiceAnswer),
}).handle(({ actor }, range) => listInvoicesOf({ sellerId: actor.partyId }, range));

export const postMissingInvoices = endpoint({
  method: 'POST', path: '/api/accountant/invoices/generate', access: ['accountant'], summary: 'Issue the invoices that confirmed orders still lack', body: z.strictObject({}), response: z.object({ success: z.literal(true), generated: z.int() }),
}).handle(async () => ({ success: true, generated: await issueMissingInvoices() }));
