import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '@/server/db';
import { reportLine } from './survey.schema';

/** What the code on a report's paper names, and whether a later version has taken its place. */
export interface SurveyMark {
  readonly hash: string;
  readonly orderId: number;
  readonly issuedAt: Date;
  readonly isNewest: boolean;
}

interface Said {
  readonly inspectedOn: Date;
  readonly place: string;
  readonly verdict: string;
  readonly lines: unknown;
  readonly remarks: string;
}

/** SHA-256 (hex) of what a version of a report says as its surveyor wrote it: keys in this order, photos by their numbers. */
function surveyHash(of: { readonly reportId: number; readonly orderId: number; readonly version: number; readonly photoIds: readonly number[] }, { inspectedOn, place, verdict, lines, remarks }: Said): string {
  const said = {
    kind: 'survey_report', ...of, inspectedOn: inspectedOn.toISOString().slice(0, 10), place, verdict,
    lines: reportLine.array().parse(lines).map(({ point, line, result, remark }) => [point, line, result, remark]), remarks,
  };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const saidFields = { inspectedOn: true, place: true, verdict: true, lines: true, remarks: true } as const;

/** The mark of a version of a report; null when there is no such version. Whose report it may be asked for is the caller's to know. */
export async function findSurveyMark(reportId: number, version: number): Promise<SurveyMark | null> {
  const row = await db.surveyReport.findUnique({
    where: { id: reportId },
    select: {
      ...saidFields, version: true, updatedAt: true, workOrder: { select: { dpoId: true } },
      photos: { select: { id: true }, orderBy: { position: 'asc' } },
      versions: { where: { number: version }, select: { ...saidFields, photoIds: true, writtenAt: true } },
    },
  });
  if (!row) return null;
  const of = { reportId, orderId: row.workOrder.dpoId, version };
  if (version === row.version) return { hash: surveyHash({ ...of, photoIds: row.photos.map(({ id }) => id) }, row), orderId: of.orderId, issuedAt: row.updatedAt, isNewest: true };
  const earlier = row.versions[0];
  return earlier ? { hash: surveyHash({ ...of, photoIds: earlier.photoIds }, earlier), orderId: of.orderId, issuedAt: earlier.writtenAt, isNewest: false } : null;
}
