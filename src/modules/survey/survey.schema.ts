import * as z from 'zod';
import { calendarDay, id, LIMITS, text, titleText } from '@/http/input';
import { statesOf } from '@/machine/machine';
import { fileKey } from '@/modules/upload/upload.schema';
import { workMachine } from '@/modules/work/work.schema';
import { SPECIFICATION_LENGTH, SURVEY_POINTS } from './checklist';

/** What a survey can come to. */
export const VERDICTS = ['passed', 'failed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a line of the checklist can come to; `remark` is neither good nor bad, and `not_applicable` cannot be inspected: both say what it is. */
export const LINE_RESULTS = ['pass', 'fail', 'remark', 'not_applicable'] as const;
export type LineResult = (typeof LINE_RESULTS)[number];

/** Photos of one report at most. */
export const MOST_PHOTOS = 10;

const point = z.enum(SURVEY_POINTS).nullable();

/** A line of the checklist. `point` names a fixed one, whose `line` is empty; the others are specifications in the words of who wrote them. */
export const checklistLine = z.object({ point, line: z.string() });

/** A line as it was answered. */
export const reportLine = checklistLine.extend({ result: z.enum(LINE_RESULTS), remark: z.string() });
export type ReportLine = z.output<typeof reportLine>;

/** How many lines of a report failed. */
export const failedLinesOf = (lines: readonly Pick<ReportLine, 'result'>[]): number => lines.filter(({ result }) => result === 'fail').length;

/** What a survey came to, as its readers are told: one that passed although lines failed says so. */
export function verdictStatus(verdict: Verdict, failedLines: number) {
  return verdict === 'passed' && failedLines > 0 ? { status: 'passed_though', label: 'survey.passedLinesFailed', count: failedLines } as const : verdict;
}

/** A report of a survey. `status` is its verdict; days are calendar days. */
export const surveyReportAnswer = z.object({
  id: z.int(),
  catalog: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  status: z.enum(VERDICTS),
  workId: z.int(),
  orderId: z.int(),
  surveyor: z.string(),
  inspectedOn: z.iso.date(),
  place: z.string(),
  lines: z.array(reportLine),
  remarks: z.string(),
  /** Each can be looked at by GET /api/survey-photos/{photoId}/file. */
  photos: z.array(z.object({ id: z.int(), name: z.string() })),
  /** 1, and one more with every change. */
  version: z.int(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether its surveyor may still change it: until the captain has confirmed the order. */
  isOpen: z.boolean(),
});
export type SurveyReportAnswer = z.output<typeof surveyReportAnswer>;

/** What a change of a report may change. */
export const VERSION_PARTS = ['verdict', 'inspectedOn', 'place', 'lines', 'remarks', 'photos'] as const;
export type VersionPart = (typeof VERSION_PARTS)[number];

/**
 * A report as it stood in one of its versions. `changed` says what is other than in the version before; `photos` is their
 * number, since those that were taken out are gone.
 */
export const surveyVersionAnswer = z.object({
  version: z.int(),
  status: z.enum(VERDICTS),
  surveyor: z.string(),
  writtenAt: z.iso.datetime(),
  inspectedOn: z.iso.date(),
  place: z.string(),
  lines: z.array(reportLine),
  remarks: z.string(),
  photos: z.int(),
  changed: z.array(z.enum(VERSION_PARTS)),
});
export type SurveyVersionAnswer = z.output<typeof surveyVersionAnswer>;
/**
 * The survey of a buyer's own order; `id` and `status` are those of its work. `plannedOn` is the day that the seller has named,
 * `inspectedOn` that of the report, which GET /api/dpos/{entityId}/survey answers.
 */
export const buyerSurveyAnswer = z.object({
  id: z.int(),
  orderId: z.int(),
  product: z.string(),
  status: z.enum(statesOf(workMachine)),
  verdict: z.enum(VERDICTS).nullable(),
  /** How many lines of the checklist failed; a survey may have passed all the same. */
  failedLines: z.int(),
  plannedOn: z.iso.date().nullable(),
  inspectedOn: z.iso.date().nullable(),
  reportId: z.int().nullable(),
});
export type BuyerSurveyAnswer = z.output<typeof buyerSurveyAnswer>;

const answeredLine = z.strictObject({
  point,
  line: text(SPECIFICATION_LENGTH),
  result: z.enum(LINE_RESULTS, 'survey_line_unanswered'),
  remark: text(LIMITS.reason).optional().transform((value) => value ?? ''),
}).superRefine(({ result, remark }, context) => {
  if (result !== 'pass' && remark === '') context.addIssue({ code: 'custom', message: 'survey_remark_required', path: ['remark'] });
});

const found = {
  inspectedOn: calendarDay('survey_day_invalid'),
  place: titleText(LIMITS.title, 'survey_place_required'),
  verdict: z.enum(VERDICTS, 'survey_verdict_required'),
  lines: z.array(answeredLine, 'survey_line_unanswered').min(1, 'survey_line_unanswered').max(100, 'survey_checklist_changed'),
  remarks: text(LIMITS.message).optional().transform((value) => value ?? ''),
  /** Keys of uploaded photos. */
  photos: z.array(fileKey, 'file_unknown').max(MOST_PHOTOS, 'too_many_photos').optional().transform((keys) => [...new Set(keys)]),
};

/** A failed survey says why. */
function needsReason({ verdict, remarks }: { verdict: Verdict; remarks: string }, context: z.RefinementCtx): void {
  if (verdict === 'failed' && remarks === '') context.addIssue({ code: 'custom', message: 'survey_reason_required', path: ['remarks'] });
}

/** What a surveyor reports: every line of the checklist is answered, in its order. */
export const reportBody = z.strictObject(found).superRefine(needsReason);
export type ReportBody = z.output<typeof reportBody>;

/** What a surveyor changes: the whole report anew. `kept` are the ids of the photos that stay, `version` is what was read. */
export const editReportBody = z.strictObject({ ...found, kept: z.array(id('file_unknown')).max(MOST_PHOTOS, 'too_many_photos'), version: id('invalid_input') }).superRefine(needsReason);
export type EditReportBody = z.output<typeof editReportBody>;
