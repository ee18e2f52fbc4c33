'use client';

import { useTranslations } from 'next-intl';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { ReportPanel } from './report-panel';

/** The report on an order's goods, in the order's sheet. */
export function SurveyPanel({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/dpos/{entityId}/survey', { params: { entityId: dpoId } });
  return (
    <section className="grid gap-3">
      <h3>{t('survey.report')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={4} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('survey.reportFailed')}</Alert>}
      {state.phase === 'ready' && state.answer.report && <ReportPanel report={state.answer.report} />}
    </section>
  );
}
