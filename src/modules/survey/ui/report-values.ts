import * as z from 'zod';
import type { UploadedFile } from '@/modules/upload/upload.schema';
import type { ChecklistLine } from '../checklist';
import { editReportBody, LINE_RESULTS, reportBody, type LineResult, type SurveyReportAnswer, type Verdict } from '../survey.schema';

/** A line in the form; nothing is chosen at first. */
export interface LineValues extends ChecklistLine {
  readonly result: LineResult | '';
  readonly remark: string;
}

/** What the form holds. */
export interface ReportValues {
  readonly inspectedOn: string;
  readonly place: string;
  readonly verdict: Verdict | '';
  readonly lines: readonly LineValues[];
  readonly remarks: string;
  /** Uploaded and not in a report yet. */
  readonly photos: readonly UploadedFile[];
  /** In the report already. */
  readonly kept: SurveyReportAnswer['photos'];
  /** Of the report that is changed; null for a new one. */
  readonly version: number | null;
}

/** What is sent of the values of a form. */
export function toBody({ photos, kept, version, ...rest }: ReportValues) {
  const body = { ...rest, photos: photos.map(({ key }) => key) };
  return version === null ? body : { ...body, kept: kept.map(({ id }) => id), version };
}

const values = z.custom<ReportValues>();

/** The forms' rules, which are those of the calls. */
export const reportForm = values.transform((filled): unknown => toBody(filled)).pipe(reportBody);
export const editReportForm = values.transform((filled): unknown => toBody(filled)).pipe(editReportBody);

/** A form that nobody has filled. */
export function emptyReport(checklist: readonly ChecklistLine[], inspectedOn: string, place: string): ReportValues {
  return { inspectedOn, place, verdict: '', lines: checklist.map((line) => ({ ...line, result: '', remark: '' })), remarks: '', photos: [], kept: [], version: null };
}

/** A form that begins with a report. */
export function valuesOf({ inspectedOn, place, status, lines, remarks, photos, version }: SurveyReportAnswer): ReportValues {
  return { inspectedOn, place, verdict: status, lines, remarks, photos: [], kept: photos, version };
}

const keptLine = z.object({ point: z.string().nullable(), line: z.string(), result: z.enum([...LINE_RESULTS, '']), remark: z.string() });

/** The lines of a checklist with the answers of a draft, which may have been made of an older one. */
export function answeredLines(lines: readonly LineValues[], draft: unknown): LineValues[] {
  const parsed = keptLine.array().safeParse(draft);
  const answers = parsed.success ? parsed.data : [];
  return lines.map((line) => {
    const answer = answers.find((kept) => kept.point === line.point && kept.line === line.line);
    return answer ? { ...line, result: answer.result, remark: answer.remark } : line;
  });
}
