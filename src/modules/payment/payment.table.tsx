import { lazy } from 'react';
import { tableOf, type Column } from '@/table/definition';
import { groupedReference, type PaymentAnswer } from './payment.schema';
import { paymentMachine } from './payment.machine';

const detail = { title: 'payment.details', view: lazy(async () => ({ default: (await import('./ui/payment-detail')).PaymentDetail })) } as const;
const accountantDetail = { title: 'payment.details', view: lazy(async () => ({ default: (await import('./ui/payment-detail')).AccountantPaymentDetail })) } as const;
const buyerDetail = { title: 'payment.details', view: lazy(async () => ({ default: (await import('./ui/payment-detail')).BuyerPaymentDetail })) } as const;

const COLUMNS = {
  id: { id: 'id', kind: 'code', header: 'payment.id', value: (row) => row.id },
  order: { id: 'order', kind: 'code', header: 'payment.orderId', value: (row) => row.orderId },
  amount: { id: 'amount', kind: 'money', header: 'payment.amount', value: (row) => ({ amount: row.amount, currency: row.currency }) },
  currency: { id: 'currency', kind: 'chip', header: 'payment.currency', value: (row) => row.currency },
  outstanding: { id: 'outstanding', kind: 'money', header: 'payment.outstanding', value: (row) => ({ amount: row.outstanding, currency: row.currency }) },
  due: { id: 'due', kind: 'day', header: 'payment.dueOn', value: (row) => (row.status === 'pending' ? row.dueOn : null) },
  reference: { id: 'reference', kind: 'code', header: 'payment.reference', value: (row) => row.reference },
  status: { id: 'status', kind: 'status', header: 'payment.status', value: (row) => row.status },
} as const satisfies Record<string, Column<PaymentAnswer>>;

const ofAccountant = tableOf('GET /api/accountant/payments', paymentMachine, 'accountant');

/** Every payment, on the accountant's desk. */
export const accountantPaymentsTable = ofAccountant.define({
  title: 'dashboard.menu.paymentManagement',
  file: 'payments',
  columns: [COLUMNS.id, COLUMNS.order, COLUMNS.amount, COLUMNS.currency, COLUMNS.outstanding, COLUMNS.due, COLUMNS.reference, COLUMNS.status],
  search: ['id', 'order', 'reference'],
  actions: [
    ofAccountant.action({
      action: 'process', endpoint: 'POST /api/accountant/payments/process', body: (row) => ({ paymentId: row.id, amount: row.outstanding }),
      confirm: () => 'payment.processConfirm', confirmWords: (row) => ({ amount: { amount: row.outstanding, currency: row.currency }, buyer: { name: row.buyer }, reference: groupedReference(row.reference) }),
      confirmNote: () => 'payment.processOrReceipt',
      label: 'payment.process', busyLabel: 'payment.processing',
      success: 'payment.processed', failure: 'payment.processFailed', failureNetwork: 'payment.processFailedNetwork',
      updated: (answer) => answer.payment,
    }),
    ofAccountant.action({
      action: 'receive', endpoint: 'POST /api/accountant/payments/{paymentId}/receipts', params: (row) => ({ paymentId: row.id }), size: 'md',
      form: async () => (await import('./ui/receipt-form')).ReceiptForm,
      label: 'payment.receipt', busyLabel: 'payment.receiptSaving', formTitle: 'payment.receiptTitle', submitLabel: 'payment.receiptSubmit',
      success: 'payment.receiptSaved', failure: 'payment.receiptFailed', failureNetwork: 'payment.receiptFailedNetwork',
      updated: (answer) => answer.payment,
    }),
    ofAccountant.action({
      // Money of an order that goes on is released or awaits a ruling; the accountant returns that of a cancelled one.
      action: 'refund', due: () => true, when: (row) => row.isRefundable, endpoint: 'POST /api/accountant/payments/{paymentId}/refund', params: (row) => ({ paymentId: row.id }), tone: 'bad',
      confirm: () => 'payment.refundConfirm', confirmWords: (row) => ({ amount: { amount: row.held, currency: row.currency }, buyer: { name: row.buyer } }),
      label: 'payment.refund', busyLabel: 'payment.refunding',
      success: 'payment.refunded', failure: 'payment.refundFailed', failureNetwork: 'payment.refundFailedNetwork',
      updated: (answer) => answer.payment,
    }),
  ],
  empty: { sentence: 'payment.empty', why: 'payment.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: accountantDetail,
});

const ofBuyer = tableOf('GET /api/buyer/payments', paymentMachine, 'buyer');

/** What a buyer owes and has paid. */
export const buyerPaymentsTable = ofBuyer.define({
  title: 'dashboard.menu.payments',
  file: 'payments',
  columns: [COLUMNS.id, COLUMNS.order, COLUMNS.amount, COLUMNS.outstanding, COLUMNS.due, COLUMNS.reference, COLUMNS.status],
  search: ['id', 'order', 'reference'],
  actions: [
    ofBuyer.apart({
      action: 'advise', due: () => true, when: (row) => row.status === 'pending', endpoint: 'POST /api/buyer/payments/{paymentId}/remittance-advice', params: (row) => ({ paymentId: row.id }), size: 'md',
      form: async () => (await import('./ui/remittance-form')).RemittanceForm,
      label: 'payment.advise', busyLabel: 'payment.advising', formTitle: 'payment.adviseTitle', submitLabel: 'payment.adviseSubmit',
      success: 'payment.advised', failure: 'payment.adviseFailed', failureNetwork: 'payment.adviseFailedNetwork',
      updated: (answer) => answer.payment,
    }),
  ],
  empty: { sentence: 'payment.empty', why: 'payment.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: buyerDetail,
});

/** What is paid for a seller's orders. */
export const sellerPaymentsTable = tableOf('GET /api/seller/payments', paymentMachine, 'seller').define({
  title: 'dashboard.menu.payments',
  file: 'payments',
  columns: [
    COLUMNS.id, COLUMNS.order, COLUMNS.amount,
    { id: 'held', kind: 'money', header: 'payment.held', value: (row) => ({ amount: row.held, currency: row.currency }) },
    { id: 'net', kind: 'money', header: 'payment.net', value: (row) => row.release && { amount: row.release.net, currency: row.currency } },
    COLUMNS.status,
  ],
  search: ['id', 'order'],
  actions: [],
  empty: { sentence: 'payment.empty', why: 'payment.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail,
});
