'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { WorkPanel } from '@/modules/work/ui/work-panel';
import type { WorkAnswer } from '@/modules/work/work.schema';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { shownLine, type ChecklistLine } from '../checklist';

/** A survey as its surveyor reads it: what is to be checked, then the order's facts. */
export function SurveyDetail({ row }: { row: WorkAnswer }) {
  const t = useTranslations('survey');
  return (
    <div className="grid gap-6">
      {row.status === 'completed'
        ? <Alert tone="ok" live="none" action={<TextLink as={Link} href="/dashboard/surveyor/reports">{t('toReports')}</TextLink>}>{t('isDone')}</Alert>
        : row.status !== 'cancelled' && <Checks workId={row.id} />}
      <WorkPanel row={row} />
    </div>
  );
}

/** What the survey checks. */
function Checks({ workId }: { workId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/surveyor/requests/{workId}/checklist', { params: { workId } });
  return (
    <section className="grid gap-2">
      <h3>{t('survey.checklist')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={4} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('survey.checklistFailed')}</Alert>}
      {state.phase === 'ready' && (
        <>
          <ol className="list-decimal space-y-1 ps-5 text-sm">{state.answer.lines.map((line, index) => <li key={index}><LineName line={line} /></li>)}</ol>
          <Reading texts={state.answer.reading} className="mt-2" />
        </>
      )}
    </section>
  );
}

/** What else was written about the goods: nobody certifies it line by line. */
export function Reading({ texts, className }: { texts: readonly string[]; className: string }) {
  const t = useTranslations('survey');
  if (texts.length === 0) return null;
  return (
    <section className={`grid gap-1 rounded border border-line bg-sunken p-3 text-sm ${className}`}>
      <h4 className="font-semibold">{t('reading')}</h4>
      <p className="text-muted">{t('readingHint')}</p>
      <ul className="list-disc space-y-1 ps-5">{texts.map((text) => <li key={text}><bdi className="wrap-anywhere">{text}</bdi></li>)}</ul>
    </section>
  );
}

/** What a line of the checklist is about: a fixed point in the page's language, or a specification as it was written. */
export function LineName({ line: { point, line } }: { line: ChecklistLine }) {
  const t = useTranslations('survey');
  return point === null ? <bdi className="wrap-anywhere">{shownLine(line)}</bdi> : t(`points.${point}`);
}
