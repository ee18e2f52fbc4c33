'use client';

import { useTranslations } from 'next-intl';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { PaperPanel } from './paper-panel';

/** The papers that partners have handed in for an order, in its sheet; nothing where there is none yet. */
export function OrderPapersPanel({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/dpos/{entityId}/work', { params: { entityId: dpoId } });
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('paper.failed')}</Alert>;
  if (state.phase === 'loading') return null;
  return <>{state.answer.map(({ id, paper }) => paper && <PaperPanel key={id} paper={paper} />)}</>;
}
