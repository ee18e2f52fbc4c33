import { lazy } from 'react';
import { workMachine } from '@/modules/work/work.schema';
import { ACCEPT, REJECT, WORK_COLUMNS, WORK_LIST, WORKFLOW, workParams } from '@/modules/work/work.columns';
import { tableOf } from '@/table/definition';
import { failedLinesOf, verdictStatus } from './survey.schema';

const ofSurveyor = tableOf('GET /api/surveyor/requests', workMachine, 'surveyor');

/** Surveys that a surveyor is offered or holds. */
export const surveyorRequestsTable = ofSurveyor.define({
  ...WORK_LIST,
  title: 'dashboard.menu.surveyRequests',
  columns: [...WORK_COLUMNS],
  actions: [
    ofSurveyor.action({ ...ACCEPT, endpoint: 'POST /api/surveyor/requests/{workId}/accept', params: workParams, updated: (answer) => answer.work }),
    ofSurveyor.apart({
      action: 'fill',
      due: () => true,
      when: (row) => row.status === 'accepted' || row.status === 'in_progress',
      endpoint: 'POST /api/surveyor/requests/{workId}/report',
      params: workParams,
      form: async () => (await import('./ui/fill-survey-form')).FillSurveyForm,
      label: 'survey.fill', busyLabel: 'survey.filling', formTitle: 'survey.fillTitle', submitLabel: 'survey.fillSubmit',
      success: 'survey.filled', failure: 'survey.fillFailed', failureNetwork: 'survey.fillFailedNetwork',
    }),
    ofSurveyor.action({ ...REJECT, endpoint: 'POST /api/surveyor/requests/{workId}/reject', params: workParams }),
  ],
  panels: [WORKFLOW],
  detail: { title: 'work.details', view: lazy(async () => ({ default: (await import('./ui/survey-detail')).SurveyDetail })) },
});

const ofReports = tableOf('GET /api/surveyor/reports', null, 'surveyor');

/** A surveyor's own reports. */
export const surveyorReportsTable = ofReports.define({
  title: 'dashboard.menu.surveyReports',
  file: 'survey-reports',
  columns: [
    { id: 'id', kind: 'code', header: 'survey.id', value: (row) => row.id },
    { id: 'order', kind: 'code', header: 'survey.order', value: (row) => row.orderId },
    { id: 'catalog', kind: 'product', header: 'survey.catalog', value: (row) => row.catalog },
    { id: 'buyer', kind: 'text', header: 'survey.buyer', value: (row) => row.buyer },
    { id: 'seller', kind: 'text', header: 'survey.seller', value: (row) => row.seller },
    { id: 'inspectedOn', kind: 'day', header: 'survey.inspectedOn', value: (row) => row.inspectedOn },
    { id: 'status', kind: 'status', header: 'survey.status', value: (row) => verdictStatus(row.status, failedLinesOf(row.lines)) },
  ],
  search: ['id', 'order', 'catalog', 'buyer', 'seller'],
  actions: [
    ofReports.apart({
      action: 'edit',
      when: (row) => row.isOpen,
      endpoint: 'PUT /api/surveyor/reports/{reportId}',
      params: (row) => ({ reportId: row.id }),
      form: async () => (await import('./ui/fill-survey-form')).EditSurveyForm,
      label: 'survey.edit', busyLabel: 'survey.editing', formTitle: 'survey.editTitle', submitLabel: 'survey.editSubmit',
      success: 'survey.edited', failure: 'survey.editFailed', failureNetwork: 'survey.editFailedNetwork',
      updated: (answer) => answer.report,
    }),
  ],
  empty: { sentence: 'survey.empty', why: 'survey.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'survey.report', view: lazy(async () => ({ default: (await import('./ui/report-detail')).ReportDetail })) },
});

const ofBuyer = tableOf('GET /api/buyer/surveys', workMachine, 'buyer');

/** The surveys of a buyer's own orders. */
export const buyerSurveysTable = ofBuyer.define({
  title: 'dashboard.menu.mySurveys',
  file: 'surveys',
  columns: [
    { id: 'id', kind: 'code', header: 'order.surveyId', value: (row) => row.id },
    { id: 'product', kind: 'product', header: 'order.product', value: (row) => row.product },
    { id: 'order', kind: 'link', header: 'order.id', value: (row) => ({ text: String(row.orderId), href: `/dashboard/buyer/orders?open=${row.orderId}` }) },
    { id: 'inspection', kind: 'day', header: 'survey.inspectedOn', value: (row) => row.inspectedOn },
    { id: 'verdict', kind: 'status', header: 'survey.verdict', value: (row) => row.verdict && verdictStatus(row.verdict, row.failedLines) },
    { id: 'status', kind: 'status', header: 'order.status', value: (row) => row.status },
    { id: 'report', kind: 'file', header: 'survey.report', value: (row) => (row.reportId === null ? null : { href: `/api/survey-reports/${row.reportId}/pdf` }) },
  ],
  search: ['id', 'product', 'order'],
  actions: [],
  empty: { sentence: 'survey.buyerEmpty', why: 'survey.buyerEmptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'order.surveyDetails', view: lazy(async () => ({ default: (await import('./ui/buyer-survey-detail')).BuyerSurveyDetail })) },
});
