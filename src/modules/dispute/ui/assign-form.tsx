'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Loading, Skeleton } from '@/ui/skeleton';
import type { DisputeAnswer } from '../dispute.schema';

/** The captain chooses who decides a dispute, or who else, and sees what each decides already. */
export function AssignForm({ row, formId, submit, onReady }: ActionFormProps<DisputeAnswer, { arbitratorId: number }>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const { state, retry } = useCall('GET /api/captain/arbitrators', {});
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string | undefined>();
  const arbitrators = state.phase === 'ready' ? state.answer : [];
  const isReady = arbitrators.length > 0;
  useEffect(() => onReady(isReady), [isReady, onReady]);

  async function send(): Promise<void> {
    setError(chosen === '' ? 'arbitrator_unknown' : undefined);
    if (chosen === '') return;
    const refusal = await submit({ arbitratorId: Number(chosen) });
    if (refusal?.field === 'arbitratorId') setError(refusal.code ?? 'invalid_input');
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName className="font-semibold">{row.product}</TradeName> · <bdi>{row.parties}</bdi></p>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><Skeleton className="h-10" /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dashboard.failed')}</Alert>}
      {state.phase === 'ready' && !isReady && <Alert tone="warn">{t('dispute.assignNobody')}</Alert>}
      {isReady && (
        <Field label={t('dispute.arbitrator')} required error={ofField(error)}>
          <Select
            value={chosen} placeholder={t('dispute.assignChoose')} onChange={(event) => setChosen(event.target.value)}
            options={arbitrators.map(({ id, name, openCases }) => ({ value: String(id), label: t('dispute.assignOption', { name, count: openCases }) }))}
          />
        </Field>
      )}
      <Alert live="none">{row.arbitrator === null ? t('dispute.assignNote') : t.rich('dispute.reassignNote', { name: () => <bdi>{row.arbitrator}</bdi> })}</Alert>
    </form>
  );
}
