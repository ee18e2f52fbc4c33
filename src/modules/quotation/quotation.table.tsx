import { lazy } from 'react';
import { api } from '@/http/client';
import { tableOf } from '@/table/definition';
import { dpqMachine } from './quotation.machine';

const detail = { title: 'quotation.details', view: lazy(async () => ({ default: (await import('./ui/quotation-detail')).QuotationDetail })) } as const;

const ofBuyer = tableOf('GET /api/buyer/dpqs', dpqMachine, 'buyer');

/** The draft quotations that a buyer has been offered. */
export const buyerDpqsTable = ofBuyer.define({
  title: 'quotation.title',
  file: 'draft-quotations',
  columns: [
    { id: 'id', kind: 'code', header: 'quotation.id', value: (row) => row.id },
    { id: 'rfq', kind: 'link', header: 'quotation.rfqId', value: (row) => ({ text: String(row.rfqId), href: `/dashboard/buyer/rfqs?open=${row.rfqId}` }) },
    { id: 'product', kind: 'text', header: 'quotation.product', value: (row) => row.product },
    { id: 'quantity', kind: 'quantity', header: 'quotation.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'unitPrice', kind: 'money', header: 'quotation.unitPrice', value: (row) => ({ amount: row.unitPrice, currency: row.currency }) },
    { id: 'status', kind: 'status', header: 'quotation.status', value: (row) => row.status },
  ],
  search: ['id', 'rfq', 'product'],
  actions: [
    ofBuyer.action({
      action: 'accept',
      endpoint: 'POST /api/buyer/dpqs/{dpqId}/accept',
      params: (row) => ({ dpqId: row.id }),
      form: async (row) => {
        const [{ AcceptDpqForm }, product] = await Promise.all([
          import('./ui/accept-dpq-form'),
          row.productId === null ? null : api('GET /api/products/{productId}', { params: { productId: row.productId } }),
        ]);
        return function AcceptWithProduct(props) {
          return <AcceptDpqForm {...props} product={product} />;
        };
      },
      label: 'quotation.accept', busyLabel: 'quotation.accepting', formTitle: 'quotation.acceptTitle', submitLabel: 'quotation.acceptSubmit',
      openFailure: 'quotation.openFailed', success: 'quotation.accepted', failure: 'quotation.acceptFailed', failureNetwork: 'quotation.acceptFailedNetwork',
      updated: (answer) => answer.dpq,
    }),
  ],
  empty: { sentence: 'quotation.empty', why: 'quotation.emptyWhy', action: { label: 'quotation.browse', href: '/shop' } },
  loadFailure: { sentence: 'quotation.fetchFailed', network: 'quotation.fetchFailed' },
  detail,
  missing: 'quotation.noneSelected',
});

const ofCaptain = tableOf('GET /api/captain/dpqs', dpqMachine, 'captain');

/** Every draft quotation, on the captain's desk. */
export const captainDpqsTable = ofCaptain.define({
  title: 'dashboard.menu.dpqManagement',
  file: 'dpqs',
  columns: [
    { id: 'id', kind: 'code', header: 'quotation.id', value: (row) => row.id },
    { id: 'rfq', kind: 'link', header: 'quotation.rfqId', value: (row) => ({ text: String(row.rfqId), href: `/dashboard/captain/rfqs?open=${row.rfqId}` }) },
    { id: 'product', kind: 'text', header: 'quotation.product', value: (row) => row.product },
    { id: 'buyer', kind: 'party', header: 'quotation.buyer', value: (row) => ({ name: row.buyer }) },
    { id: 'quantity', kind: 'quantity', header: 'quotation.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'unitPrice', kind: 'money', header: 'quotation.unitPrice', value: (row) => ({ amount: row.unitPrice, currency: row.currency }) },
    { id: 'status', kind: 'status', header: 'quotation.status', value: (row) => row.status },
  ],
  search: ['id', 'rfq', 'product', 'buyer'],
  actions: [
    ofCaptain.action({
      action: 'convert',
      endpoint: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo',
      params: (row) => ({ dpqId: row.id }),
      confirm: (row) => (row.status === 'draft' ? 'quotation.convertConfirmDraft' : 'quotation.convertConfirm'),
      label: 'quotation.convert', busyLabel: 'quotation.converting',
      success: 'quotation.converted', failure: 'quotation.convertFailed', failureNetwork: 'quotation.convertFailedNetwork',
    }),
  ],
  empty: { sentence: 'quotation.emptyCaptain', why: 'quotation.emptyCaptainWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail,
});
