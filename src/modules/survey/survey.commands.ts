import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { actorForOthers } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { lockRfq } from '@/modules/rfq/rfq.commands';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { finishWork, lockWork, tellStarters } from '@/modules/work/work.commands';
import { visibleTo } from '@/modules/work/work.queries';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { answersAll, type ChecklistLine } from './checklist';
import { findChecklist, heldFieldsOf, lineRemarksOf, readReport } from './survey.queries';
import { failedLinesOf, MOST_PHOTOS, reportLine, type EditReportBody, type ReportBody, type SurveyReportAnswer } from './survey.schema';

/** A day on which the goods can have been looked at: from the order's making until today, as the surveyor counts days. */
function checkDay(actor: Actor, inspectedOn: Date, orderedAt: Date): void {
  const isBefore = inspectedOn < dayInZone(orderedAt, actor.timeZone);
  if (isBefore || inspectedOn > dayInZone(new Date(), actor.timeZone)) throw new Problem('survey_day_invalid', { field: 'inspectedOn' });
}

function checkLines(checklist: readonly ChecklistLine[], { lines }: Pick<ReportBody, 'lines'>): void {
  if (!answersAll(checklist, lines)) throw new Problem('survey_checklist_changed', { field: 'lines' });
}

/** Puts uploaded photos into a report, behind those that it has. Names that seem to give a contact away are held back from both sides. */
async function addPhotos(tx: Tx, actor: Actor, { reportId, rfqId }: { readonly reportId: number; readonly rfqId: number }, keys: readonly string[], from: number): Promise<void> {
  if (keys.length === 0) return;
  const files = await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'photo', keys);
  if (files.length !== keys.length) throw new Problem('file_unknown', { field: 'photos' });
  const made = await tx.surveyPhoto.createManyAndReturn({ data: keys.map((fileKey, index) => ({ reportId, fileKey, position: from + index })), select: { id: true, fileKey: true } });
  for (const { id, fileKey } of made) {
    const fileName = files.find(({ key }) => key === fileKey)?.name ?? '';
    await holdBack(tx, { entity: 'survey_photo', entityId: id, rfqId, authorId: actor.partyId, isNew: true }, { fileName });
  }
}

const contentOf = ({ inspectedOn, place, verdict, lines, remarks }: ReportBody) => ({ inspectedOn, place, verdict, lines, remarks, failedLines: failedLinesOf(lines) });
const textsOf = ({ place, remarks, lines }: ReportBody) => ({ place, remarks, lineRemarks: lineRemarksOf(lines) });

/** What is told of a verdict: one that comes after the confirmation stops a transport that has not started. */
function toldOf(verdict: ReportBody['verdict'], orderStatus: string) {
  if (verdict !== 'failed') return 'survey_passed';
  return orderStatus === 'pending' ? 'survey_failed' : 'survey_failed_late';
}

/**
 * A surveyor reports what it found, and its work is done. Both sides and captains are told of the verdict.
 *
 * @throws Problem not_found (also another's), status_changed (not taken on, done already, cancelled), survey_day_invalid (a
 *   day to come, or before the order), survey_checklist_changed (not the lines of the checklist), file_unknown (also
 *   another party's photo, or one that is in a report)
 */
export async function submitReport(actor: Actor, workId: number, body: ReportBody): Promise<SurveyReportAnswer> {
  return transact(async (tx) => {
    const work = await tx.workOrder.findFirst({ where: { id: workId, ...visibleTo(actor, 'survey') }, select: { dpo: { select: { rfqId: true, createdAt: true } } } });
    if (!work) throw new Problem('not_found');
    await lockRfq(tx, work.dpo.rfqId);
    const row = await lockWork(tx, actor, 'survey', workId);
    const told = toldOf(body.verdict, row.dpo.status);
    await finishWork(tx, actor, row, told);
    if (told === 'survey_failed_late') await tellStarters(tx, row.dpo, 'start_stopped');
    checkDay(actor, body.inspectedOn, work.dpo.createdAt);
    checkLines((await findChecklist(actor, workId, tx)).lines, body);
    const { id } = await tx.surveyReport.create({ data: { workOrderId: workId, ...contentOf(body) }, select: { id: true } });
    await addPhotos(tx, actor, { reportId: id, rfqId: work.dpo.rfqId }, body.photos, 0);
    await holdBack(tx, { entity: 'survey', entityId: id, rfqId: work.dpo.rfqId, authorId: actor.partyId, isNew: true }, textsOf(body));
    await audit(tx, { actor: asTransitionActor(actor), action: 'survey_report.submit', entity: 'survey_report', entityId: id, details: { workId, verdict: body.verdict, photos: body.photos.length } });
    return readReport(tx, id, actor);
  });
}

/** Keeps what a report says before it is changed, with what others may not read of it. */
async function keepVersion(tx: Tx, reportId: number, version: number): Promise<void> {
  const { photos, updatedAt, lines, ...said } = await tx.surveyReport.findUniqueOrThrow({
    where: { id: reportId },
    select: { version: true, inspectedOn: true, place: true, verdict: true, lines: true, remarks: true, updatedAt: true, photos: { select: { id: true }, orderBy: { position: 'asc' } } },
  });
  const { version: number, ...texts } = said;
  if (number !== version) throw new Problem('version_changed');
  const kept = { ...texts, lines: reportLine.array().parse(lines), photoIds: photos.map(({ id }) => id), heldFields: await heldFieldsOf(tx, reportId), writtenAt: updatedAt };
  await tx.surveyVersion.create({ data: { reportId, number, ...kept }, select: { id: true } });
}

/**
 * A surveyor changes its report, as long as the captain has not confirmed the order: a new version, of which both sides
 * and captains are told. What the report said before is kept beside it.
 *
 * @throws Problem not_found (also another's), survey_report_closed (the order is confirmed or cancelled), version_changed,
 *   survey_day_invalid, survey_checklist_changed, file_unknown, too_many_photos
 */
export async function editReport(actor: Actor, reportId: number, { kept, version, ...body }: EditReportBody): Promise<SurveyReportAnswer> {
  return transact(async (tx) => {
    const report = await tx.surveyReport.findFirst({
      where: { id: reportId, workOrder: { holderId: actor.partyId } },
      select: { verdict: true, lines: true, workOrder: { select: { id: true, dpo: { select: { id: true, rfqId: true, productName: true, createdAt: true, buyerId: true, sellerId: true } } } } },
    });
    if (!report) throw new Problem('not_found');
    const { workOrder: { id: workOrderId, dpo } } = report;
    await lockRfq(tx, dpo.rfqId);
    // Under the order's own lock a confirmation comes before this or after it.
    const [locked] = await tx.$queryRaw<{ status: string }[]>`SELECT "status"::text FROM "Dpo" WHERE "id" = ${dpo.id} FOR NO KEY UPDATE`;
    if (locked?.status !== 'pending') throw new Problem('survey_report_closed');
    checkDay(actor, body.inspectedOn, dpo.createdAt);
    checkLines(reportLine.array().parse(report.lines), body);
    await keepVersion(tx, reportId, version);
    const { count } = await tx.surveyReport.updateMany({ where: { id: reportId, version }, data: { ...contentOf(body), version: { increment: 1 }, updatedAt: new Date() } });
    if (count !== 1) throw new Problem('version_changed');
    await tx.surveyPhoto.deleteMany({ where: { reportId, id: { notIn: kept } } });
    const staying = await tx.surveyPhoto.findMany({ where: { reportId }, select: { position: true }, orderBy: { position: 'desc' } });
    if (staying.length !== new Set(kept).size) throw new Problem('file_unknown', { field: 'photos' });
    if (staying.length + body.photos.length > MOST_PHOTOS) throw new Problem('too_many_photos', { field: 'photos' });
    await addPhotos(tx, actor, { reportId, rfqId: dpo.rfqId }, body.photos, (staying[0]?.position ?? -1) + 1);
    await holdBack(tx, { entity: 'survey', entityId: reportId, rfqId: dpo.rfqId, authorId: actor.partyId, isNew: false }, textsOf(body));
    await audit(tx, {
      actor: asTransitionActor(actor), action: 'survey_report.edit', entity: 'survey_report', entityId: reportId,
      details: { workId: workOrderId, version: version + 1, verdictBefore: report.verdict, verdict: body.verdict, photos: staying.length + body.photos.length },
    });
    const params = { workOrderId, dpoId: dpo.id, title: dpo.productName, partner: await actorForOthers(tx, actor) };
    await notify(tx, { kind: body.verdict === 'failed' ? 'survey_changed_failed' : 'survey_changed_passed', params, to: [dpo.buyerId, dpo.sellerId], toRole: 'captain' });
    return readReport(tx, reportId, actor);
  });
}
