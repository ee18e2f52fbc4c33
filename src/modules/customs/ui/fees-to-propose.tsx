'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { mayPropose } from '@/modules/work/work.schema';
import { useCall, useReturn } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { TextLink } from '@/ui/text-link';

/** Above a customs agent's fees: its work for which it may still ask one, each with the way there. Nothing where there is none. */
export function FeesToPropose() {
  const t = useTranslations('customs');
  const { state, reload } = useCall('GET /api/cha/orders', {});
  useReturn(reload);
  const open = state.phase === 'ready' ? state.answer.filter(mayPropose) : [];
  if (open.length === 0) return null;
  return (
    <Alert live="none" title={t('feesOpen')}>
      <ul className="grid gap-1">
        {open.map(({ id, catalog }) => <li key={id}><TextLink as={Link} href={`/dashboard/cha/orders?open=${id}`}>{t('proposeFor', { id })}</TextLink> · <bdi>{catalog}</bdi></li>)}
      </ul>
    </Alert>
  );
}
