import { lazy } from 'react';
import type { Column } from '@/table/definition';
import { waitOf, type WorkAnswer } from './work.schema';

const labelsOf = (wait: ReturnType<typeof waitOf>) => (wait === null ? [] : [`work.waits.${wait}` as const]);

/** The specification's columns of a partner's list, behind the numbers by which people speak of it. */
export const WORK_COLUMNS = [
  { id: 'id', kind: 'code', header: 'work.id', value: (row) => row.id },
  { id: 'order', kind: 'code', header: 'work.orderId', value: (row) => row.orderId },
  { id: 'catalog', kind: 'product', header: 'work.catalog', value: (row) => row.catalog },
  { id: 'buyer', kind: 'text', header: 'work.buyer', value: (row) => row.buyer },
  { id: 'seller', kind: 'text', header: 'work.seller', value: (row) => row.seller },
  { id: 'status', kind: 'status', header: 'work.status', value: (row) => row.status },
  { id: 'waitsFor', kind: 'labels', sparse: true, header: 'work.waitsFor', value: (row) => labelsOf(waitOf(row)) },
] as const satisfies readonly Column<WorkAnswer>[];

/** What every list of work orders shares. */
export const WORK_LIST = {
  file: 'work-orders',
  search: ['id', 'order', 'catalog', 'buyer', 'seller'],
  empty: { sentence: 'work.empty', why: 'work.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  missing: 'work.missing',
  detail: { title: 'work.details', view: lazy(async () => ({ default: (await import('./ui/work-detail')).WorkDetail })) },
} as const;

/** Why the button of a next step does nothing yet, in the sentence with which the server refuses it. */
export const waits = (row: WorkAnswer) => {
  const wait = waitOf(row);
  return wait && (`errors.${wait}` as const);
};

/** The sentences of taking a work order, and of declining it. */
export const ACCEPT = { action: 'accept', waits, label: 'work.accept', busyLabel: 'work.accepting', success: 'work.accepted', failure: 'work.acceptFailed', failureNetwork: 'work.acceptFailedNetwork' } as const;
export const REJECT = {
  action: 'decline', tone: 'bad', confirm: () => 'work.rejectConfirm' as const,
  label: 'work.reject', busyLabel: 'work.rejecting', success: 'work.rejected', failure: 'work.rejectFailed', failureNetwork: 'work.rejectFailedNetwork',
} as const;

/** The tracker of the order, from the acceptance on: nobody but its parties may look at it. */
export const WORKFLOW = {
  label: 'order.workflow',
  when: (row: WorkAnswer) => row.acceptedAt !== null,
  view: lazy(async () => ({ default: (await import('@/modules/order/ui/workflow-panel')).OrderWorkflow })),
} as const;

/** Names the work order in the path of a call. */
export const workParams = (row: WorkAnswer) => ({ workId: row.id });
