import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { tableOf } from '@/table/definition';

const ofTransporter = tableOf('GET /api/transporter/orders', workMachine, 'transporter');

/** Transports that a transporter is offered or holds. */
export const transporterOrdersTable = ofTransporter.define({
  ...WORK_LIST,
  title: 'dashboard.menu.workOrders',
  columns: [...WORK_COLUMNS],
  actions: [
    ofTransporter.action({ ...ACCEPT, endpoint: 'POST /api/transporter/orders/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofTransporter.action({ ...REJECT, endpoint: 'POST /api/transporter/orders/{workId}/reject', params: workParams }),
  ],
});

const ofLogistics = tableOf('GET /api/logistics/orders', workMachine, 'logistics');

/** Freight that a forwarder is offered or holds. */
export const logisticsOrdersTable = ofLogistics.define({
  ...WORK_LIST,
  title: 'dashboard.menu.workOrders',
  columns: [...WORK_COLUMNS],
  actions: [
    ofLogistics.action({ ...ACCEPT, endpoint: 'POST /api/logistics/orders/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofLogistics.action({ ...REJECT, endpoint: 'POST /api/logistics/orders/{workId}/reject', params: workParams }),
  ],
});

