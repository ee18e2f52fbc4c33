import 'server-only';
import sharp from 'sharp';
import type { Actor } from '@/access/actor';
import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { Problem } from '@/http/problem';
import { markText } from '@/modules/document/document.schema';
import { renderReport } from '@/modules/document/report.queries';
import { findSettings } from '@/modules/preferences/preferences.queries';
import { appLink } from '@/server/app-link';
import { log } from '@/server/log';
import { readFile } from '@/server/uploads/storage';
import { shownLine } from './checklist';
import { findSurveyMark } from './survey-mark.queries';
import { photoKeysOf } from './survey.queries';
import { failedLinesOf, type SurveyReportAnswer } from './survey.schema';

/** Of a photo on paper, in pixels: what a printer shows of half a page's width. */
const PHOTO_SIDE = 1000;

/** A photo as the paper takes it; null, and logged, when the storage has lost it. */
async function photoOf(reportId: number, key: string): Promise<Buffer | null> {
  try {
    return await sharp(await readFile(key)).resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#FFFFFF' }).jpeg({ quality: 78 }).toBuffer();
  } catch (error) {
    log('error', 'survey.photo_missing', { reportId, key, error: String(error) });
    return null;
  }
}

/** What it came to: one that passed although lines failed says so. */
function verdictOf({ status, lines }: SurveyReportAnswer, t: Awaited<ReturnType<typeof translatorOf>>): { text: string; tone: 'ok' | 'warn' | 'bad' } {
  const count = failedLinesOf(lines);
  if (status === 'passed' && count > 0) return { text: t('survey.passedLinesFailed', { count }), tone: 'warn' };
  return { text: t(`survey.verdicts.${status}`), tone: status === 'passed' ? 'ok' : 'bad' };
}

/** A report as PDF, in the language asked for or the reader's own, with a code by which its version can be checked. Days of its versions are those of the reader's time zone. */
export async function renderReportOf(report: SurveyReportAnswer, reader: Pick<Actor, 'partyId' | 'timeZone'>, asked: Locale | undefined): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const locale = asked ?? (await findSettings(reader.partyId)).locale;
  const t = await translatorOf(locale);
  const day = (date: Date, timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date);
  const [keys, mark] = await Promise.all([photoKeysOf(report.id), findSurveyMark(report.id, report.version)]);
  if (!mark) throw new Problem('not_found');
  const code = markText({ kind: 'survey_report', id: report.id, revision: report.version, hash: mark.hash });
  const name = `survey-report-${report.orderId}-${report.version}`;
  const bytes = await renderReport({
    locale, name, title: t('survey.report'), verdict: verdictOf(report, t),
    head: [
      [
        { label: t('order.id'), value: String(report.orderId), look: 'code' }, { label: t('survey.goods'), value: report.catalog },
        { label: t('survey.inspectedOn'), value: day(new Date(`${report.inspectedOn}T00:00:00Z`)) }, { label: t('survey.place'), value: report.place },
      ],
      [{ label: t('survey.surveyor'), value: report.surveyor }, { label: t('survey.buyer'), value: report.buyer }, { label: t('survey.seller'), value: report.seller ?? t('common.none') }],
      [{ label: t('survey.version'), value: String(report.version), look: 'code' }, { label: t('survey.submittedAt'), value: day(new Date(report.submittedAt), reader.timeZone) }, { label: t('survey.updatedAt'), value: day(new Date(report.updatedAt), reader.timeZone) }],
    ],
    columns: [t('survey.line'), t('survey.result'), t('survey.remark')],
    lines: report.lines.map(({ point, line, result, remark }) => ({ what: point === null ? shownLine(line) : t(`survey.points.${point}`), result: t(`survey.results.${result}`), isBad: result === 'fail', remark })),
    texts: report.remarks === '' ? [] : [{ label: t('survey.remarks'), value: report.remarks }],
    photosTitle: t('survey.photos'), photos: keys.map((key, index) => ({ key, name: report.photos[index]?.name ?? '' })),
    check: { link: appLink(locale, `/verify/${code}`), hash: mark.hash, text: t('document.check') },
    page: t('document.page', { page: '{page}', pages: '{pages}' }),
  }, reader, (key) => photoOf(report.id, key));
  return { name: `${name}.pdf`, bytes };
}
