import type { SignedIn } from '@/modules/account/account.factory';
import { confirmDpo } from '@/modules/order/order.commands';
import { makePicture, makeStoredFile } from '@/modules/upload/upload.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { SURVEY_POINTS } from './checklist';
import { submitReport } from './survey.commands';
import { findChecklist } from './survey.queries';
import { reportBody, type SurveyReportAnswer } from './survey.schema';

const today = () => new Date().toISOString().slice(0, 10);

/** What a surveyor's form sends of a checklist without specifications; everything in order unless a test wishes otherwise. */
export function reportFields(over: object = {}) {
  return {
    inspectedOn: today(), place: 'Warehouse 7, gate 2', verdict: 'passed', remarks: 'Counted and weighed.', photos: ['x'],
    lines: SURVEY_POINTS.map((point) => ({ point, line: '', result: 'pass', remark: '' })), ...over,
  };
}

/** A photo that a surveyor has uploaded. */
export const makePhoto = async (surveyor: SignedIn, name = 'bags.png') => (await makeStoredFile(surveyor, { kind: 'photo', name, bytes: await makePicture('png', 48) })).key;

/** What a surveyor's form sends of the checklist of a survey, with a photo. */
export async function reportRequest(surveyor: SignedIn, workId: number, over: object = {}) {
  const lines = (await findChecklist(surveyor, workId)).lines.map((line) => ({ ...line, result: 'pass', remark: '' }));
  return reportFields({ lines, photos: [await makePhoto(surveyor)], ...over });
}

/** What the form of a change sends: the report as it is. */
export function editRequest({ inspectedOn, place, status, remarks, lines, photos, version }: SurveyReportAnswer, over: object = {}) {
  return { inspectedOn, place, verdict: status, remarks, lines, photos: [], kept: photos.map(({ id }) => id), version, ...over };
}

/** An order whose survey a surveyor has taken on. */
export async function makeAcceptedSurvey(wish: Parameters<typeof makeWork>[1] = {}) {
  const made = await makeWork('survey', wish);
  await acceptWork(made.surveyor, 'survey', made.workId);
  return made;
}

/** An order that is confirmed, and whose survey has failed afterwards. */
export async function makeLateFailure(wish: Parameters<typeof makeWork>[1] = {}) {
  const made = await makeAcceptedSurvey(wish);
  await confirmDpo(made.captain, made.dpo.id);
  await submitReport(made.surveyor, made.workId, reportBody.parse(await reportRequest(made.surveyor, made.workId, { verdict: 'failed', remarks: 'A third of the bags is torn.' })));
  return made;
}

/** An order whose survey is done, with its report. */
export async function makeReport(wish: Parameters<typeof makeWork>[1] = {}, over: object = {}) {
  const made = await makeAcceptedSurvey(wish);
  const report = await submitReport(made.surveyor, made.workId, reportBody.parse(await reportRequest(made.surveyor, made.workId, over)));
  return { ...made, report };
}
