import 'server-only';
import * as z from 'zod';
import { endpoint, servedFile } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { LOCALES } from '@/i18n/locales';
import { fileAnswer } from '@/modules/kyc/kyc.schema';
import { signedUrl } from '@/server/uploads/storage';
import { editReport, submitReport } from './survey.commands';
import { findChecklist, findPhotoKey, findReport, findReportOfOrder, listReports, listSurveysOfBuyer, listVersions } from './survey.queries';
import { buyerSurveyAnswer, checklistLine, editReportBody, reportBody, surveyReportAnswer, surveyVersionAnswer } from './survey.schema';

const workParams = z.object({ workId: idParam() });
const reportParams = z.object({ reportId: idParam() });
const response = z.object({ success: z.literal(true), report: surveyReportAnswer });

export const getSurveyChecklist = endpoint({
  method: 'GET', path: '/api/surveyor/requests/{workId}/checklist', access: ['surveyor'], summary: 'What a survey checks, made from what was asked for and agreed', params: workParams, response: z.object({ lines: z.array(checklistLine), reading: z.array(z.string()) }),
}).handle(({ actor, params }) => findChecklist(actor, params.workId));

export const postSurveyReport = endpoint({
  method: 'POST', path: '/api/surveyor/requests/{workId}/report', access: ['surveyor'], summary: 'Report what a survey has found, which ends its work', params: workParams, body: reportBody, response, status: 201,
}).handle(async ({ actor, params, body }) => ({ success: true, report: await submitReport(actor, params.workId, body) }));

export const getSurveyorReports = listEndpoint({
  path: '/api/surveyor/reports', access: ['surveyor'], summary: 'Own reports, newest first', response: z.array(surveyReportAnswer),
}).handle(({ actor }, range) => listReports(actor, range));

export const getBuyerSurveys = listEndpoint({
  path: '/api/buyer/surveys', access: ['buyer'], summary: 'The surveys of own orders, the newest order first', response: z.array(buyerSurveyAnswer),
}).handle(({ actor }, range) => listSurveysOfBuyer(actor.partyId, range));

export const putSurveyReport = endpoint({
  method: 'PUT', path: '/api/surveyor/reports/{reportId}', access: ['surveyor'], summary: 'Change an own report until the captain has confirmed the order', params: reportParams, body: editReportBody, response,
}).handle(async ({ actor, params, body }) => ({ success: true, report: await editReport(actor, params.reportId, body) }));

export const getOrderSurvey = endpoint({
  method: 'GET', path: '/api/dpos/{entityId}/survey', access: ['captain', 'admin', 'buyer', 'seller', 'arbitrator'], summary: 'The report on the goods of an order, for its sides, the arbitrator of its case and the house', params: z.object({ entityId: idParam() }),
  response: z.object({ report: surveyReportAnswer.nullable() }),
}).handle(async ({ actor, params }) => ({ report: await findReportOfOrder(params.entityId, actor) }));

export const getSurveyVersions = listEndpoint({
  path: '/api/survey-reports/{reportId}/versions', access: ['captain', 'admin', 'buyer', 'seller', 'surveyor', 'arbitrator'], summary: 'All versions of a report in full, the newest first, with what each has changed', params: reportParams, response: z.array(surveyVersionAnswer),
}).handle(({ actor, params }, range) => listVersions(params.reportId, actor, range));

export const getSurveyReportPdf = endpoint({
  method: 'GET', path: '/api/survey-reports/{reportId}/pdf', access: ['captain', 'admin', 'buyer', 'seller', 'surveyor', 'arbitrator'], summary: 'A report with its photos as PDF, in the reader’s language unless another is named', params: reportParams,
  query: z.object({ lang: z.enum(LOCALES, 'invalid_input').optional() }), file: 'application/pdf', response: servedFile,
}).handle(async ({ actor, params, query }) => {
  const report = await findReport(params.reportId, actor);
  // Read when the first paper is asked for, with the engine behind it.
  return (await import('./survey.render')).renderReportOf(report, actor, query.lang);
});

export const getSurveyPhoto = endpoint({
  method: 'GET', path: '/api/survey-photos/{photoId}/file', access: ['captain', 'admin', 'buyer', 'seller', 'surveyor', 'arbitrator'], summary: 'Look at a photo of a report: leads to an address that is good for a minute', params: z.object({ photoId: idParam() }), status: 302, response: fileAnswer,
}).handle(async ({ actor, params, headers }) => {
  const url = await signedUrl(await findPhotoKey(params.photoId, actor));
  headers.set('location', url);
  return { success: true, url };
});
