'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { isolateLtr, isolateName } from '@/i18n/isolate-measures';
import { useErrorText } from '@/i18n/use-error-text';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Money, Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { shownStatus, type FeeAnswer } from '../customs.schema';

/** The customs fees of an order in the captain's sheet, with the decision about one that waits. */
export function OrderFeesPanel({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry, reload } = useCall('GET /api/captain/dpos/{dpoId}/fees', { params: { dpoId } });
  return (
    <section className="grid gap-2">
      <h3>{t('customs.fees')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={1} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('customs.feesFailed')}</Alert>}
      {state.phase === 'ready' && state.answer.length === 0 && <p className="text-sm text-muted">{t('customs.feesEmpty')}</p>}
      {state.phase === 'ready' && state.answer.length > 0 && (
        <ul className="grid gap-3">{state.answer.map((fee) => <li key={fee.id} className="card grid gap-3 p-4"><Fee fee={fee} onDecided={reload} /></li>)}</ul>
      )}
    </section>
  );
}

const DECISIONS = {
  accept: { call: 'POST /api/captain/fees/{feeId}/accept', done: 'accepted', failed: 'acceptFailed', network: 'acceptFailedNetwork' },
  decline: { call: 'POST /api/captain/fees/{feeId}/decline', done: 'declined', failed: 'declineFailed', network: 'declineFailedNetwork' },
} as const;

function Fee({ fee, onDecided }: { fee: FeeAnswer; onDecided: () => Promise<void> }) {
  const t = useTranslations('customs');
  const locale = useLocale();
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState<keyof typeof DECISIONS | null>(null);

  async function decide(decision: keyof typeof DECISIONS) {
    if (!(await notify.confirm({ question: t(`${decision}Confirm`, { amount: isolateLtr(`${formatMoney(fee.fee, fee.currency, locale)} ${fee.currency}`), partner: isolateName(fee.partner) }), confirmLabel: t(decision), ...(decision === 'decline' ? { tone: 'bad' as const } : {}) }))) return;
    const { call, done, failed, network } = DECISIONS[decision];
    setBusy(decision);
    try {
      await api(call, { params: { feeId: fee.id }, body: { version: fee.version } });
      notify.success(t(done));
    } catch (error) {
      notify.error(isNetworkFailure(error) ? t(network) : t(failed, { error: ofError(error) }));
    }
    await onDecided(); // also what somebody else has done meanwhile
    setBusy(null);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="grid"><strong><Money amount={fee.fee} currency={fee.currency} /></strong><span className="text-sm text-muted"><bdi>{fee.partner}</bdi></span></span>
        <Status status={shownStatus(fee)} />
      </div>
      {fee.note && <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{fee.note}</p>}
      {fee.status === 'proposed' && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" busy={busy === 'accept'} disabled={busy !== null} onClick={() => void decide('accept')}>{t('accept')}</Button>
          <Button size="sm" variant="danger" busy={busy === 'decline'} disabled={busy !== null} onClick={() => void decide('decline')}>{t('decline')}</Button>
        </div>
      )}
    </>
  );
}
