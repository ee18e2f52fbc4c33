'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/i18n/use-error-text';
import { Money } from '@/table/values';
import { useCall, useReturn } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Loading, Skeleton } from '@/ui/skeleton';
import { Stat } from '@/ui/stat';
import { PeriodPanel } from './period-panel';

/** What one's wallets hold, per currency, and what moved in them over a period as a file. */
export function OwnWallets() {
  const t = useTranslations();
  const errorText = useErrorText();
  const { state, retry, reload } = useCall('GET /api/account/wallets', {});
  useReturn(reload);
  if (state.phase === 'loading') return <Loading status={t('common.loading')}><Skeleton className="h-24" /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{errorText.ofError(state.error)}</Alert>;
  // Without a wallet the list below says what will be here.
  if (state.answer.length === 0) return null;
  return (
    <section aria-label={t('statement.balances')} className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {state.answer.map(({ id, currency, balance }) => <Stat key={id} label={t('statement.balanceIn', { currency })} value={<Money amount={balance} currency={currency} />} />)}
      </div>
      <Card className="max-w-2xl"><PeriodPanel heading="h2" path="/api/account/statement" /></Card>
    </section>
  );
}
