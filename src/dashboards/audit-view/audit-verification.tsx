'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/i18n/use-error-text';
import { useCall } from '@/table/use-call';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';

/** Whether the log still is what was written: how many entries follow from each other and how far it is sealed, or the first entry that is not as it was. */
export function AuditVerification() {
  const t = useTranslations();
  const errorText = useErrorText();
  const { state, retry } = useCall('GET /api/admin/logs/verification', {});
  const again = <Button size="sm" onClick={retry} disabled={state.phase === 'loading'}>{t(state.phase === 'loading' ? 'audit.verifying' : 'audit.verify')}</Button>;
  if (state.phase === 'loading') return <Alert live="none" action={again}>{t('audit.verifying')}</Alert>;
  if (state.phase === 'failed') return <Alert tone="bad" title={t('audit.verifyFailed')} action={again}>{errorText.ofError(state.error)}</Alert>;
  const { verified, firstBroken, isSealBroken, sealedTo, checkedAt } = state.answer;
  return (
    <Alert tone={firstBroken === null ? 'ok' : 'bad'} title={t('audit.verified', { count: verified })} action={again}>
      {firstBroken === null
        ? <>{t('audit.chainHolds')} {sealedTo === null ? t('audit.notSealed') : t('audit.sealedTo', { number: sealedTo })}</>
        : t(isSealBroken ? 'audit.sealBroken' : 'audit.firstBroken', { number: firstBroken })} <Instant at={checkedAt} />
    </Alert>
  );
}
