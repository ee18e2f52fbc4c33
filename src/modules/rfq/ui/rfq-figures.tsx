'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useErrorText } from '@/i18n/use-error-text';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { Loading, Skeleton } from '@/ui/skeleton';
import { Stat } from '@/ui/stat';
import { TextLink } from '@/ui/text-link';
import { TradeName } from '@/table/trade-name';
import { FIGURE_DAYS, type RfqFigures as Figures } from '../rfq-figures.schema';

/** How fast the captain's desk answers, and what waits there. */
export function RfqFigures() {
  const t = useTranslations();
  const errorText = useErrorText();
  const { state, retry } = useCall('GET /api/captain/rfq-figures', {});
  if (state.phase === 'loading') return <Loading status={t('common.loading')}><div className="grid gap-4 sm:grid-cols-3">{[1, 2, 3].map((key) => <Skeleton key={key} className="h-24" />)}</div></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{errorText.ofError(state.error)}</Alert>;
  return <Stats figures={state.answer} />;
}

function Stats({ figures }: { figures: Figures }) {
  const t = useTranslations('rfq');
  const none = useTranslations('common')('none');
  const hours = useHours();
  return (
    <section aria-label={t('figures')} className="mb-5 grid grid-cols-1 gap-3">
      <div className="grid gap-4 sm:grid-cols-3">
        <Stat label={t('firstAnswer')} value={figures.medianHours === null ? none : hours(figures.medianHours)} hint={t('firstAnswerOf', { answered: figures.answered, asked: figures.asked, days: FIGURE_DAYS })} />
        <Stat label={t('waiting')} value={figures.waiting} hint={t('waitingHint')} />
        <Stat label={t('overdue')} value={figures.overdue} hint={t('overdueHint', { days: SETTINGS.rfqAnswerDays })} />
      </div>
      {figures.answers.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer font-semibold text-sea">{t('firstAnswerData')}</summary>
          <ul className="mt-2 grid gap-1 sm:grid-cols-2">
            {figures.answers.map((answer) => (
              <li key={answer.rfqId} className="flex flex-wrap items-baseline gap-2">
                <TextLink as={Link} href={`/dashboard/captain/rfqs?open=${answer.rfqId}`}><Code>{String(answer.rfqId)}</Code></TextLink>
                <TradeName className="min-w-0 flex-1 truncate">{answer.title}</TradeName>
                <span className="tabular text-muted">{hours(answer.hours)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Hours with one decimal, and minutes below one hour, in the reader's figures. */
function useHours(): (hours: number) => string {
  const t = useTranslations('rfq');
  const format = useFormatter();
  return (hours) => hours < 1 ? t('minutes', { minutes: format.number(Math.ceil(hours * 60)) }) : t('hours', { hours: format.number(hours, { maximumFractionDigits: 1 }) });
}
