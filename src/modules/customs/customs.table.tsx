import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { tableOf } from '@/table/definition';

const ofCha = tableOf('GET /api/cha/requests', workMachine, 'cha');

/** Customs services that an agent is offered or holds. */
export const chaRequestsTable = ofCha.define({
  ...WORK_LIST,
  title: 'dashboard.menu.serviceRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofCha.action({ ...ACCEPT, endpoint: 'POST /api/cha/requests/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofCha.action({ ...REJECT, endpoint: 'POST /api/cha/requests/{workId}/reject', params: workParams }),
  ],
});
