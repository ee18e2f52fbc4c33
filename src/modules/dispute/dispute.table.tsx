import { lazy } from 'react';
import { tableOf, type Column } from '@/table/definition';
import { disputeMachine, RULING_LABEL, type AccountantDisputeAnswer, type OwnDisputeAnswer } from './dispute.schema';

const ofCaptain = tableOf('GET /api/captain/disputes', disputeMachine, 'captain');

/** Every dispute, on the captain's desk. */
export const captainDisputesTable = ofCaptain.define({
  title: 'dashboard.menu.disputes',
  file: 'disputes',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.id', value: (row) => row.id },
    { id: 'order', kind: 'code', header: 'dispute.orderId', value: (row) => row.orderId },
    { id: 'parties', kind: 'text', header: 'dispute.parties', value: (row) => row.parties },
    { id: 'reason', kind: 'text', header: 'dispute.reason', value: (row) => row.reason },
    { id: 'created', kind: 'date', header: 'dispute.opened', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
    { id: 'ruling', kind: 'labels', header: 'dispute.ruling', sparse: true, value: (row) => (row.ruling ? [RULING_LABEL[row.ruling.status]] : []) },
  ],
  search: ['id', 'order', 'parties', 'reason'],
  actions: [
    ofCaptain.action({
      action: 'assign', endpoint: 'POST /api/captain/disputes/{disputeId}/assign', params: (row) => ({ disputeId: row.id }), size: 'md',
      form: async () => (await import('./ui/assign-form')).AssignForm,
      label: 'dispute.assign', busyLabel: 'dispute.assigning', formTitle: 'dispute.assignTitle', submitLabel: 'dispute.assign',
      success: 'dispute.assigned', failure: 'dispute.assignFailed', failureNetwork: 'dispute.assignFailedNetwork',
      updated: (answer) => answer.dispute,
    }),
    ofCaptain.action({
      action: 'reassign', due: () => false, endpoint: 'POST /api/captain/disputes/{disputeId}/reassign', params: (row) => ({ disputeId: row.id }), size: 'md',
      form: async () => (await import('./ui/assign-form')).AssignForm,
      label: 'dispute.reassign', busyLabel: 'dispute.reassigning', formTitle: 'dispute.reassignTitle', submitLabel: 'dispute.reassign',
      success: 'dispute.reassigned', failure: 'dispute.reassignFailed', failureNetwork: 'dispute.reassignFailedNetwork',
      updated: (answer) => answer.dispute,
    }),
  ],
  empty: { sentence: 'dispute.empty', why: 'dispute.emptyWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).DisputeDetail })) },
});

const ofAccountant = tableOf('GET /api/accountant/disputes', disputeMachine, 'accountant');

/** A ruling that waits for approval: no step of the dispute itself, which is resolved. */
const waits = (row: AccountantDisputeAnswer) => row.ruling?.status === 'pending';
const APPROVE = {
  endpoint: 'POST /api/accountant/disputes/{disputeId}/approve', params: (row: AccountantDisputeAnswer) => ({ disputeId: row.id }),
  updated: (answer: { dispute: AccountantDisputeAnswer }) => answer.dispute,
  confirmWords: ({ ruling, buyer, seller, currency }: AccountantDisputeAnswer) => ({
    buyer: { name: buyer }, buyerAmount: { amount: ruling?.buyerAmount ?? 0, currency: ruling?.currency ?? currency },
    seller: { name: seller ?? '' }, sellerAmount: { amount: ruling?.sellerAmount ?? 0, currency: ruling?.currency ?? currency },
  }),
} as const;

/** Every dispute, on the accountant's desk. */
export const accountantDisputesTable = ofAccountant.define({
  title: 'dashboard.menu.disputeReview',
  file: 'disputes',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.id', value: (row) => row.id },
    { id: 'order', kind: 'code', header: 'dispute.orderId', value: (row) => row.orderId },
    { id: 'type', kind: 'word', header: 'dispute.type', value: (row) => `dispute.types.${row.type}` },
    { id: 'by', kind: 'text', header: 'dispute.submittedBy', value: (row) => row.submittedBy },
    { id: 'created', kind: 'date', header: 'dispute.opened', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
    { id: 'ruling', kind: 'labels', header: 'dispute.ruling', sparse: true, value: (row) => (row.ruling ? [RULING_LABEL[row.ruling.status]] : []) },
  ],
  search: ['id', 'order', 'by'],
  actions: [
    ofAccountant.apart({
      ...APPROVE, action: 'approve_refund', due: () => true, when: (row) => waits(row) && row.ruling?.outcome === 'refund', confirm: () => 'dispute.approveRefundConfirm',
      label: 'dispute.approveRefund', busyLabel: 'dispute.approving',
      success: 'dispute.refundApproved', failure: 'dispute.approveRefundFailed', failureNetwork: 'dispute.approveRefundFailedNetwork',
    }),
    ofAccountant.apart({
      ...APPROVE, action: 'approve_ruling', due: () => true, when: (row) => waits(row) && row.ruling?.outcome !== 'refund', confirm: (row) => (row.ruling?.outcome === 'split' ? 'dispute.approveSplitConfirm' : 'dispute.approveReleaseConfirm'),
      label: 'dispute.approveRuling', busyLabel: 'dispute.approving',
      success: 'dispute.rulingApproved', failure: 'dispute.approveRulingFailed', failureNetwork: 'dispute.approveRulingFailedNetwork',
    }),
  ],
  empty: { sentence: 'dispute.empty', why: 'dispute.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).AccountantDisputeDetail })) },
});

/** The disputes of a side's own orders: the same columns for buyer and seller. */
const ownDisputes = (side: 'buyer' | 'seller') => ({
  title: 'dashboard.menu.disputes',
  file: 'disputes',
  columns: [
    { id: 'id', kind: 'code', header: 'dispute.id', value: (row) => row.id },
    { id: 'product', kind: 'product', header: 'dispute.product', value: (row) => row.product },
    { id: 'order', kind: 'link', header: 'dispute.orderId', value: (row) => ({ text: String(row.orderId), href: `/dashboard/${side}/orders?open=${row.orderId}` }) },
    { id: 'by', kind: 'word', header: 'dispute.openedBy', value: (row) => `dispute.${row.openedBy}` },
    { id: 'created', kind: 'date', header: 'dispute.opened', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'dispute.status', value: (row) => row.status },
    { id: 'ruling', kind: 'labels', header: 'dispute.ruling', sparse: true, value: (row) => (row.ruling ? [RULING_LABEL[row.ruling.status]] : []) },
  ] satisfies readonly Column<OwnDisputeAnswer>[],
  search: ['id', 'product', 'order'],
  actions: [],
  empty: { sentence: 'dispute.empty', why: 'dispute.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
} as const);

/** The disputes of a buyer's own orders. */
export const buyerDisputesTable = tableOf('GET /api/buyer/disputes', disputeMachine, 'buyer').define({
  ...ownDisputes('buyer'),
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).BuyerDisputeDetail })) },
});

/** The disputes of a seller's own orders. */
export const sellerDisputesTable = tableOf('GET /api/seller/disputes', disputeMachine, 'seller').define({
  ...ownDisputes('seller'),
  detail: { title: 'dispute.details', view: lazy(async () => ({ default: (await import('./ui/dispute-detail')).SellerDisputeDetail })) },
});
