'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { VoyagePanel } from '@/modules/voyage/ui/voyage-panel';
import { useCall } from '@/table/use-call';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { OrderTrackingAnswer } from '../tracking.schema';
import { WaySteps } from './way-steps';

/** Where the goods of an order are, in its sheet: the voyage on a map, and the milestones of transport and logistics. */
export function OrderWaySection({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/dpos/{entityId}/tracking', { params: { entityId: dpoId }, query: { lang: useLocale() as Locale } });
  return (
    <section className="grid gap-3">
      <h3>{t('tracking.title')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={4} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('tracking.failed')}</Alert>}
      {state.phase === 'ready' && <Way tracking={state.answer} />}
    </section>
  );
}

function Way({ tracking: { works, voyage } }: { tracking: OrderTrackingAnswer }) {
  const t = useTranslations();
  const begun = works.filter(({ trackingId }) => trackingId !== null);
  return (
    <div className="grid gap-5">
      {voyage && <VoyagePanel picture={voyage} />}
      {begun.length === 0 && <p className="text-sm text-muted">{t('tracking.notBegun')}</p>}
      {begun.map(({ kind, trackingId, status, steps }) => (
        <section key={kind} className="grid gap-3">
          <h4 className="flex flex-wrap items-center gap-2 text-sm font-semibold">{t(`work.kinds.${kind}`)}<Code>{trackingId ?? ''}</Code><Status status={status} /></h4>
          <WaySteps steps={steps} label={t(`work.kinds.${kind}`)} />
        </section>
      ))}
    </div>
  );
}
