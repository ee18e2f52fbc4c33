import { lazy } from 'react';
import { api } from '@/http/client';
import { tableOf } from '@/table/definition';
import { UNKNOWN_VOYAGE, type Voyage } from './named-place.schema';
import { dpqMachine } from './quotation.machine';
import { isBelowOffer, type AskedTerms } from './quotation.schema';

const ofBuyer = tableOf('GET /api/buyer/dpqs', dpqMachine, 'buyer');

/** The draft quotations that a buyer has been offered. */
export const buyerDpqsTable = ofBuyer.define({
  title: 'quotation.title',
  file: 'draft-quotations',
  columns: [
    { id: 'id', kind: 'code', header: 'quotation.id', value: (row) => row.id },
    { id: 'rfq', kind: 'link', header: 'quotation.rfqId', value: (row) => ({ text: String(row.rfqId), href: `/dashboard/buyer/rfqs?open=${row.rfqId}` }) },
    { id: 'product', kind: 'product', header: 'quotation.product', value: (row) => row.product },
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
    ofBuyer.action({
      action: 'negotiate',
      endpoint: 'POST /api/buyer/dpqs/{dpqId}/negotiate',
      params: (row) => ({ dpqId: row.id }),
      form: async () => (await import('./ui/negotiate-form')).NegotiateForm,
      label: 'quotation.negotiate', busyLabel: 'quotation.negotiating', formTitle: 'quotation.negotiateTitle', submitLabel: 'quotation.negotiateSubmit',
      success: 'quotation.negotiated', failure: 'quotation.negotiateFailed', failureNetwork: 'quotation.negotiateFailedNetwork',
      updated: (answer) => answer.dpq,
    }),
    ofBuyer.action({
      action: 'reject',
      endpoint: 'POST /api/buyer/dpqs/{dpqId}/reject',
      params: (row) => ({ dpqId: row.id }),
      tone: 'bad',
      confirm: () => 'quotation.rejectConfirm',
      label: 'quotation.reject', busyLabel: 'quotation.rejecting',
      success: 'quotation.rejected', failure: 'quotation.rejectFailed', failureNetwork: 'quotation.rejectFailedNetwork',
      updated: (answer) => answer.dpq,
    }),
  ],
  empty: { sentence: 'quotation.empty', why: 'quotation.emptyWhy', action: { label: 'quotation.browse', href: '/shop' } },
  loadFailure: { sentence: 'quotation.fetchFailed', network: 'quotation.fetchFailed' },
  detail: { title: 'quotation.details', view: lazy(async () => ({ default: (await import('./ui/quotation-detail')).BuyerQuotationDetail })) },
  missing: 'quotation.noneSelected',
});

/** What the buyer asked for last, from the RFQ's thread, and between which ports the goods travel; the captain can answer without them, too. */
async function lastRequest(rfqId: number): Promise<{ readonly asked: AskedTerms | null; readonly voyage: Voyage }> {
  try {
    const rfq = await api('GET /api/captain/rfqs/{rfqId}', { params: { rfqId } });
    return { asked: rfq.notifications.findLast(({ title, author }) => title === 'negotiate' && author === rfq.buyer.name) ?? null, voyage: rfq.voyage };
  } catch {
    return { asked: null, voyage: UNKNOWN_VOYAGE };
  }
}

/** What is asked before an order is made: once more where the buyer has not accepted, and where the seller has offered a higher price. */
const CONVERT_QUESTIONS = {
  kept: { accepted: 'quotation.convertConfirm', draft: 'quotation.convertConfirmDraft' },
  below: { accepted: 'quotation.convertConfirmBelow', draft: 'quotation.convertConfirmDraftBelow' },
} as const;

const ofCaptain = tableOf('GET /api/captain/dpqs', dpqMachine, 'captain');

/** Every draft quotation, on the captain's desk. */
export const captainDpqsTable = ofCaptain.define({
  title: 'dashboard.menu.dpqManagement',
  file: 'dpqs',
  columns: [
    { id: 'id', kind: 'code', header: 'quotation.id', value: (row) => row.id },
    { id: 'rfq', kind: 'link', header: 'quotation.rfqId', value: (row) => ({ text: String(row.rfqId), href: `/dashboard/captain/rfqs?open=${row.rfqId}` }) },
    { id: 'product', kind: 'product', header: 'quotation.product', value: (row) => row.product },
    { id: 'buyer', kind: 'party', header: 'quotation.buyer', value: (row) => ({ name: row.buyer }) },
    { id: 'quantity', kind: 'quantity', header: 'quotation.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'unitPrice', kind: 'money', header: 'quotation.unitPrice', value: (row) => ({ amount: row.unitPrice, currency: row.currency }) },
    { id: 'status', kind: 'status', header: 'quotation.status', value: (row) => row.status },
  ],
  search: ['id', 'rfq', 'product', 'buyer'],
  actions: [
    ofCaptain.action({
      action: 'update',
      endpoint: 'PUT /api/captain/dpqs/{dpqId}',
      params: (row) => ({ dpqId: row.id }),
      form: async (row) => {
        const [{ UpdateDpqForm }, request] = await Promise.all([import('./ui/update-dpq-form'), lastRequest(row.rfqId)]);
        return function UpdateWithRequest(props) {
          return <UpdateDpqForm {...props} {...request} />;
        };
      },
      label: 'quotation.update', busyLabel: 'quotation.updating',
      success: 'quotation.updated', failure: 'quotation.updateFailed', failureNetwork: 'quotation.updateFailedNetwork',
      updated: (answer) => answer.dpq,
    }),
    ofCaptain.action({
      action: 'convert',
      // A draft waits for its buyer.
      due: (row) => row.status === 'accepted',
      endpoint: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo',
      params: (row) => ({ dpqId: row.id }),
      confirm: (row) => CONVERT_QUESTIONS[isBelowOffer(row) ? 'below' : 'kept'][row.status === 'draft' ? 'draft' : 'accepted'],
      confirmWords: (row) => ({ price: { amount: row.unitPrice, currency: row.currency }, offer: { amount: row.offerPrice ?? row.unitPrice, currency: row.currency } }),
      bulkWarning: (row) => {
        if (isBelowOffer(row)) return row.status === 'draft' ? 'quotation.bulkDraftBelow' : 'quotation.bulkBelow';
        return row.status === 'draft' ? 'quotation.bulkDraft' : null;
      },
      label: 'quotation.convert', busyLabel: 'quotation.converting',
      success: 'quotation.converted', failure: 'quotation.convertFailed', failureNetwork: 'quotation.convertFailedNetwork',
    }),
  ],
  empty: { sentence: 'quotation.emptyCaptain', why: 'quotation.emptyCaptainWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'quotation.details', view: lazy(async () => ({ default: (await import('./ui/quotation-detail')).CaptainQuotationDetail })) },
});
