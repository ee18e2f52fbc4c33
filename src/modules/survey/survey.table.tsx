import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { tableOf } from '@/table/definition';

const ofSurveyor = tableOf('GET /api/surveyor/requests', workMachine, 'surveyor');

/** Surveys that a surveyor is offered or holds. */
export const surveyorRequestsTable = ofSurveyor.define({
  ...WORK_LIST,
  title: 'dashboard.menu.surveyRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofSurveyor.action({ ...ACCEPT, endpoint: 'POST /api/surveyor/requests/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofSurveyor.action({ ...REJECT, endpoint: 'POST /api/surveyor/requests/{workId}/reject', params: workParams }),
  ],
});

