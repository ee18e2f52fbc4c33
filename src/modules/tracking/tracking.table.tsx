import { lazy } from 'react';
import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, waits, WORK_COLUMNS, WORK_LIST, WORKFLOW, workParams } from '@/modules/work/work.columns';
import { tableOf, type Column } from '@/table/definition';
import type { TrackingAnswer } from './tracking.schema';

const ofTransporter = tableOf('GET /api/transporter/orders', workMachine, 'transporter');

/** Transports that a transporter is offered or holds. */
export const transporterOrdersTable = ofTransporter.define({
  ...WORK_LIST,
  title: 'dashboard.menu.workOrders',
  columns: [...WORK_COLUMNS],
  actions: [
    ofTransporter.action({ ...ACCEPT, endpoint: 'POST /api/transporter/orders/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofTransporter.action({
      action: 'start', waits, endpoint: 'POST /api/transporter/orders/{workId}/start', params: workParams,
      confirm: () => 'work.startTransportConfirm' as const,
      label: 'work.startTransport', busyLabel: 'work.starting',
      success: 'work.transportStarted', failure: 'work.transportStartFailed', failureNetwork: 'work.transportStartFailedNetwork',
      updated: (answer) => answer.work,
    }),
    ofTransporter.action({ ...REJECT, endpoint: 'POST /api/transporter/orders/{workId}/reject', params: workParams }),
  ],
  panels: [WORKFLOW],
});

const ofLogistics = tableOf('GET /api/logistics/orders', workMachine, 'logistics');

/** Freight that a forwarder is offered or holds. */
export const logisticsOrdersTable = ofLogistics.define({
  ...WORK_LIST,
  title: 'dashboard.menu.workOrders',
  columns: [...WORK_COLUMNS],
  actions: [
    ofLogistics.action({ ...ACCEPT, endpoint: 'POST /api/logistics/orders/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofLogistics.action({
      action: 'start', waits, endpoint: 'POST /api/logistics/orders/{workId}/start', params: workParams,
      confirm: () => 'work.startLogisticsConfirm' as const,
      label: 'work.startLogistics', busyLabel: 'work.starting',
      success: 'work.logisticsStarted', failure: 'work.logisticsStartFailed', failureNetwork: 'work.logisticsStartFailedNetwork',
      updated: (answer) => answer.work,
    }),
    ofLogistics.action({ ...REJECT, endpoint: 'POST /api/logistics/orders/{workId}/reject', params: workParams }),
  ],
  panels: [WORKFLOW],
});

/** The specification's columns, and what comes next. */
const TRACKING_COLUMNS = [
  { id: 'id', kind: 'code', header: 'work.id', value: (row) => row.id },
  { id: 'order', kind: 'code', header: 'tracking.order', value: (row) => row.order },
  { id: 'trackingId', kind: 'code', header: 'tracking.trackingId', value: (row) => row.trackingId },
  { id: 'status', kind: 'status', header: 'tracking.status', value: (row) => row.status },
  { id: 'next', kind: 'word', header: 'tracking.next', value: (row) => row.next && `status.${row.next.kind}` },
  { id: 'expected', kind: 'day', header: 'tracking.expected', value: (row) => row.next?.expectedOn ?? null },
  { id: 'waitsFor', kind: 'labels', sparse: true, header: 'work.waitsFor', value: (row) => (row.inDispute && row.isUnderWay ? ['work.waits.work_disputed'] : []) },
] as const satisfies readonly Column<TrackingAnswer>[];

const TRACKING_LIST = {
  title: 'dashboard.menu.tracking',
  file: 'tracking',
  search: ['id', 'order', 'trackingId'],
  empty: { sentence: 'tracking.empty', why: 'tracking.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'tracking.details', view: lazy(async () => ({ default: (await import('./ui/tracking-detail')).TrackingDetail })) },
} as const;

/** Nothing of goods on their way is recorded as long as their order is in dispute. */
const waitsOfTracking = ({ inDispute }: TrackingAnswer) => (inDispute ? 'errors.work_disputed' as const : null);

/** The sentences of recording a milestone, and of handing in a paper before the last one. */
const UPDATE = {
  action: 'update', due: () => true, when: (row: TrackingAnswer) => row.next !== null, waits: waitsOfTracking, params: (row: TrackingAnswer) => ({ workId: row.id }), size: 'md',
  form: async () => (await import('./ui/milestone-form')).MilestoneForm,
  label: 'tracking.update', busyLabel: 'tracking.updating', formTitle: 'tracking.updateTitle', submitLabel: 'tracking.updateSubmit',
  success: 'tracking.updated', failure: 'tracking.updateFailed', failureNetwork: 'tracking.updateFailedNetwork',
} as const;
const PAPER = {
  action: 'paper', due: (row: TrackingAnswer) => row.next === null, when: (row: TrackingAnswer) => row.isUnderWay && row.paper === null, waits: (row: TrackingAnswer) => waitsOfTracking(row) ?? (row.paperWaits && `errors.${row.paperWaits}` as const), params: (row: TrackingAnswer) => ({ workId: row.id }), size: 'md',
  form: async () => (await import('./ui/milestone-form')).PaperForm,
  label: 'tracking.paper', busyLabel: 'tracking.updating', formTitle: 'tracking.paperTitle', submitLabel: 'tracking.paper',
  success: 'tracking.paperDone', failure: 'tracking.paperFailed', failureNetwork: 'tracking.paperFailedNetwork',
} as const;

const ofTransport = tableOf('GET /api/transporter/tracking', null, 'transporter');

/** Goods that a transporter brings to the port. */
export const transporterTrackingTable = ofTransport.define({
  ...TRACKING_LIST,
  columns: [...TRACKING_COLUMNS],
  actions: [
    ofTransport.apart({ ...UPDATE, endpoint: 'POST /api/transporter/tracking/{workId}/milestones', updated: (answer) => answer.tracking }),
    ofTransport.apart({ ...PAPER, endpoint: 'POST /api/transporter/tracking/{workId}/paper', updated: (answer) => answer.tracking }),
  ],
});

const ofFreight = tableOf('GET /api/logistics/tracking', null, 'logistics');

/** Goods that a forwarder brings over the sea. */
export const logisticsTrackingTable = ofFreight.define({
  ...TRACKING_LIST,
  columns: [...TRACKING_COLUMNS],
  actions: [
    ofFreight.apart({ ...UPDATE, endpoint: 'POST /api/logistics/tracking/{workId}/milestones', updated: (answer) => answer.tracking }),
    ofFreight.apart({ ...PAPER, endpoint: 'POST /api/logistics/tracking/{workId}/paper', updated: (answer) => answer.tracking }),
  ],
});
