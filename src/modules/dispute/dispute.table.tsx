import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { disputeMachine } from './dispute.schema';

/** Every dispute, on the captain's desk. */
export const captainDisputesTable = tableOf('GET /api/captain/disputes', disputeMachine, 'captain').define({
  title: 'dashboard.menu.disputes',
  file: 'disputes',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.id', value: (row) => row.id },
    { id: 'order', kind: 'code', header: 'dispute.orderId', value: (row) => row.orderId },
    { id: 'parties', kind: 'text', header: 'dispute.parties', value: (row) => row.parties },
    { id: 'reason', kind: 'text', header: 'dispute.reason', value: (row) => row.reason },
    { id: 'created', kind: 'date', header: 'dispute.opened', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
  ],
  search: ['id', 'order', 'parties', 'reason'],
  actions: [],
  empty: { sentence: 'dispute.empty', why: 'dispute.emptyWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).DisputeDetail })) },
});

/** Every dispute, on the accountant's desk. */
export const accountantDisputesTable = tableOf('GET /api/accountant/disputes', disputeMachine, 'accountant').define({
  title: 'dashboard.menu.disputeReview',
  file: 'disputes',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.id', value: (row) => row.id },
    { id: 'order', kind: 'code', header: 'dispute.orderId', value: (row) => row.orderId },
    { id: 'type', kind: 'word', header: 'dispute.type', value: (row) => `dispute.types.${row.type}` },
    { id: 'by', kind: 'text', header: 'dispute.submittedBy', value: (row) => row.submittedBy },
    { id: 'created', kind: 'date', header: 'dispute.opened', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
  ],
  search: ['id', 'order', 'by'],
  actions: [],
  empty: { sentence: 'dispute.empty', why: 'dispute.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).AccountantDisputeDetail })) },
});
