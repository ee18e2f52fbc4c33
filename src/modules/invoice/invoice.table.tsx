import { lazy } from 'react';
import { tableOf, type Column } from '@/table/definition';
import type { InvoiceAnswer } from './invoice.schema';

const COLUMNS = {
  id: { id: 'id', kind: 'code', header: 'invoice.id', value: (row) => row.id },
  number: { id: 'number', kind: 'code', header: 'document.number', value: (row) => row.number },
  kind: { id: 'kind', kind: 'word', header: 'invoice.kind', value: (row) => `invoice.kinds.${row.kind}` },
  order: { id: 'order', kind: 'code', header: 'invoice.orderId', value: (row) => row.orderId },
  buyer: { id: 'buyer', kind: 'party', header: 'invoice.buyer', value: (row) => ({ name: row.buyerName }) },
  amount: { id: 'amount', kind: 'money', header: 'invoice.amount', value: (row) => ({ amount: row.amount, currency: row.currency }) },
  issued: { id: 'issued', kind: 'date', header: 'invoice.issued', value: (row) => row.issuedAt },
  status: { id: 'status', kind: 'status', header: 'invoice.status', value: (row) => row.status },
  file: { id: 'file', kind: 'file', header: 'document.pdf', value: (row) => ({ href: `/api/invoices/${row.id}/pdf` }) },
} as const satisfies Record<string, Column<InvoiceAnswer>>;

const parts = {
  file: 'invoices',
  search: ['id', 'number', 'order', 'buyer'],
  actions: [],
  empty: { sentence: 'invoice.empty', why: 'invoice.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'invoice.details', view: lazy(async () => ({ default: (await import('./ui/invoice-detail')).InvoiceDetail })) },
} as const;

const ofAccountant = tableOf('GET /api/accountant/invoices', null, 'accountant');

/** Every invoice and credit note, on the accountant's desk. */
export const accountantInvoicesTable = ofAccountant.define({
  ...parts,
  tools: [
    ofAccountant.create({
      endpoint: 'POST /api/accountant/invoices/generate', size: 'md',
      form: async () => (await import('./ui/bulk-invoices-form')).BulkInvoicesForm,
      label: 'invoice.generate', busyLabel: 'invoice.generating', submitLabel: 'invoice.generate', formTitle: 'invoice.generate',
      success: 'invoice.generated', failure: 'invoice.generateFailed', failureNetwork: 'invoice.generateFailedNetwork',
    }),
  ],
  bulkFile: { label: 'invoice.selectedPdf', href: (ids) => `/api/accountant/invoices/pdf?ids=${ids.join(',')}` },
  title: 'dashboard.menu.invoiceGeneration',
  columns: [COLUMNS.id, COLUMNS.number, COLUMNS.kind, COLUMNS.order, COLUMNS.buyer, COLUMNS.amount, COLUMNS.issued, COLUMNS.status, COLUMNS.file],
});

/** Invoices and credit notes of a buyer's own orders. */
export const buyerInvoicesTable = tableOf('GET /api/buyer/invoices', null, 'buyer').define({
  ...parts,
  title: 'dashboard.menu.myInvoices',
  columns: [COLUMNS.number, COLUMNS.kind, COLUMNS.order, COLUMNS.amount, COLUMNS.issued, COLUMNS.status, COLUMNS.file],
  search: ['number', 'order'],
});

/** Invoices and credit notes of what a seller has sold. */
export const sellerInvoicesTable = tableOf('GET /api/seller/invoices', null, 'seller').define({
  ...parts,
  title: 'dashboard.menu.invoices',
  columns: [COLUMNS.number, COLUMNS.kind, COLUMNS.order, COLUMNS.buyer, COLUMNS.amount, COLUMNS.issued, COLUMNS.status, COLUMNS.file],
  search: ['number', 'order', 'buyer'],
});
