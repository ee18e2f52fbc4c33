import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { dpoMachine } from './order.machine';

const ofCaptain = tableOf('GET /api/captain/dpos', dpoMachine, 'captain');

/** Every order, on the captain's desk. */
export const captainDposTable = ofCaptain.define({
  title: 'dashboard.menu.dpoManagement',
  file: 'dpos',
  columns: [
    { id: 'id', kind: 'code', header: 'order.id', value: (row) => row.id },
    { id: 'product', kind: 'text', header: 'order.product', value: (row) => row.product },
    { id: 'buyer', kind: 'party', header: 'order.buyer', value: (row) => ({ name: row.buyer }) },
    { id: 'quantity', kind: 'quantity', header: 'order.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'total', kind: 'money', header: 'order.total', value: (row) => ({ amount: row.total, currency: row.currency }) },
    { id: 'status', kind: 'status', header: 'order.status', value: (row) => row.status },
    { id: 'outstanding', kind: 'labels', header: 'order.outstanding', value: (row) => row.outstanding.map((kind) => `order.outstandingKind.${kind}` as const) },
  ],
  search: ['id', 'product', 'buyer'],
  actions: [
    ofCaptain.action({
      action: 'confirm',
      endpoint: 'POST /api/captain/dpos/{dpoId}/confirm',
      params: (row) => ({ dpoId: row.id }),
      confirm: () => 'order.confirmConfirm',
      label: 'order.confirm', busyLabel: 'order.confirming',
      success: 'order.confirmed', failure: 'order.confirmFailed', failureNetwork: 'order.confirmFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofCaptain.action({
      action: 'process',
      endpoint: 'POST /api/captain/dpos/{dpoId}/process',
      params: (row) => ({ dpoId: row.id }),
      confirm: () => 'order.processConfirm',
      label: 'order.process', busyLabel: 'order.processing',
      success: 'order.processed', failure: 'order.processFailed', failureNetwork: 'order.processFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
  ],
  empty: { sentence: 'order.empty', why: 'order.emptyWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'order.details', view: lazy(async () => ({ default: (await import('./ui/order-detail')).OrderDetail })) },
});
