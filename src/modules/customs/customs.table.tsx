import { lazy } from 'react';
import { mayPropose, workMachine, type WorkAnswer } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, waits, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { tableOf, type Column } from '@/table/definition';
import { feeOfferMachine, shownStatus, type FeeAnswer } from './customs.schema';

const isOpen = ({ status }: WorkAnswer) => status === 'accepted' || status === 'in_progress';

/** Asking a fee, wherever the agent looks at its work: as long as the order's money is awaited. */
const PROPOSE = {
  action: 'propose', due: (row: WorkAnswer) => row.fee === null, when: mayPropose, size: 'md',
  form: async () => (await import('./ui/fee-forms')).ProposeFeeForm,
  label: 'customs.propose', busyLabel: 'customs.proposing', formTitle: 'customs.proposeTitle', submitLabel: 'customs.proposeSubmit',
  success: 'customs.proposed', failure: 'customs.proposeFailed', failureNetwork: 'customs.proposeFailedNetwork',
} as const;

const ofCha = tableOf('GET /api/cha/requests', workMachine, 'cha');

/** Customs services that an agent is offered or holds. */
export const chaRequestsTable = ofCha.define({
  ...WORK_LIST,
  title: 'dashboard.menu.serviceRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofCha.action({ ...ACCEPT, endpoint: 'POST /api/cha/requests/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofCha.action({ ...REJECT, endpoint: 'POST /api/cha/requests/{workId}/reject', params: workParams }),
    ofCha.apart({ ...PROPOSE, endpoint: 'POST /api/cha/orders/{workId}/fees', params: workParams }),
  ],
});

const ofOrders = tableOf('GET /api/cha/orders', workMachine, 'cha');

/** Customs services that an agent has taken on: what it asks for them, and the filing that ends them. */
export const chaOrdersTable = ofOrders.define({
  ...WORK_LIST,
  title: 'dashboard.menu.workOrders',
  columns: [
    ...WORK_COLUMNS,
    { id: 'fee', kind: 'money', header: 'customs.fee', value: (row) => (row.fee && row.fee.status !== 'declined' && !row.fee.returned ? { amount: row.fee.amount, currency: row.fee.currency } : null) },
    { id: 'filing', kind: 'code', header: 'customs.filingNumber', value: (row) => row.paper?.number ?? null },
  ],
  empty: { sentence: 'work.empty', why: 'customs.emptyOrdersWhy', action: { label: 'dashboard.menu.serviceRequests', href: '/dashboard/cha/requests' } },
  actions: [
    ofOrders.apart({
      action: 'manage', due: () => true, when: isOpen, waits, endpoint: 'POST /api/cha/orders/{workId}/filing', params: workParams, size: 'md',
      form: async () => (await import('./ui/filing-form')).FilingForm,
      label: 'customs.manage', busyLabel: 'customs.filing', formTitle: 'customs.filingTitle', submitLabel: 'customs.filingSubmit',
      success: 'customs.filed', failure: 'customs.filingFailed', failureNetwork: 'customs.filingFailedNetwork',
      updated: (answer) => answer.work,
    }),
    ofOrders.apart({ ...PROPOSE, endpoint: 'POST /api/cha/orders/{workId}/fees', params: workParams }),
  ],
});

const FEE_COLUMNS = [
  { id: 'id', kind: 'code', header: 'customs.feeId', value: (row) => row.id },
  { id: 'order', kind: 'code', header: 'work.orderId', value: (row) => row.orderId },
  { id: 'catalog', kind: 'product', header: 'work.catalog', value: (row) => row.catalog },
  { id: 'buyer', kind: 'text', header: 'work.buyer', value: (row) => row.buyer },
  { id: 'seller', kind: 'text', header: 'work.seller', value: (row) => row.seller },
  { id: 'fee', kind: 'money', header: 'customs.fee', value: (row) => ({ amount: row.fee, currency: row.currency }) },
  { id: 'status', kind: 'status', header: 'work.status', value: shownStatus },
] as const satisfies readonly Column<FeeAnswer>[];

const ofFees = tableOf('GET /api/cha/fees', feeOfferMachine, 'cha');

/** Fees that a customs agent has asked. */
export const chaFeesTable = ofFees.define({
  title: 'dashboard.menu.feeOffers',
  file: 'fee-offers',
  columns: FEE_COLUMNS,
  search: ['id', 'order', 'catalog', 'buyer', 'seller'],
  actions: [
    ofFees.action({
      // A proposed fee waits for the captain.
      action: 'edit', due: () => false, endpoint: 'PUT /api/cha/fees/{feeId}', params: (row) => ({ feeId: row.id }), size: 'md',
      form: async () => (await import('./ui/fee-forms')).EditFeeForm,
      label: 'customs.edit', busyLabel: 'customs.saving', formTitle: 'customs.editTitle', submitLabel: 'customs.editSubmit',
      success: 'customs.edited', failure: 'customs.editFailed', failureNetwork: 'customs.editFailedNetwork',
      updated: (answer) => answer.fee,
    }),
  ],
  empty: { sentence: 'customs.emptyFees', why: 'customs.emptyFeesWhy', action: { label: 'dashboard.menu.workOrders', href: '/dashboard/cha/orders' } },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'customs.feeDetails', view: lazy(async () => ({ default: (await import('./ui/fee-detail')).FeeDetail })) },
});
