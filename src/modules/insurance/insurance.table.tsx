import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, WORK_COLUMNS, WORK_LIST, workParams } from '@/modules/work/work.columns';
import { tableOf } from '@/table/definition';

const ofInsurance = tableOf('GET /api/insurance/policies', workMachine, 'insurance');

/** Insurances that an agent is offered or holds. */
export const insurancePoliciesTable = ofInsurance.define({
  ...WORK_LIST,
  title: 'dashboard.menu.policyRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofInsurance.action({ ...ACCEPT, endpoint: 'POST /api/insurance/policies/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofInsurance.action({ ...REJECT, endpoint: 'POST /api/insurance/policies/{workId}/reject', params: workParams }),
  ],
});

