'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { api, ApiError } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useInstantText } from '@/i18n/use-instant-text';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { CountryField } from '@/modules/profile/ui/country-field';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { PasswordInput } from '@/ui/password-input';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { usePasswordLabels } from '@/modules/password/ui/new-password-field';
import { usesIban } from '../iban.schema';
import { bankDetailsBody, type BankDetailsAnswer } from '../payout.schema';

/** Where a party is paid to, masked, and the way to change it. */
export function BankDetails() {
  const t = useTranslations('bank');
  const common = useTranslations('common');
  const { state, retry, reload } = useCall('GET /api/account/bank-details', {});
  const [isOpen, setOpen] = useState(false);
  if (state.phase === 'loading') return <Loading status={common('loading')}><SkeletonRows rows={2} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('failed')}</Alert>;
  const { details } = state.answer;
  return (
    <>
      {details ? <Kept details={details} /> : <p className="text-sm text-muted">{t('none')}</p>}
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>{t('change')}</Button>
      {isOpen && <BankDialog details={details} onClose={() => setOpen(false)} onSaved={reload} />}
    </>
  );
}

function Kept({ details }: { details: BankDetailsAnswer }) {
  const t = useTranslations('bank');
  const instant = useInstantText();
  const country = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(details.country);
  return (
    <div className="grid gap-1">
      <p className="font-medium"><bdi>{details.holder}</bdi></p>
      <p className="text-sm text-muted">{t('ending', { digits: details.lastFour })} · {country}</p>
      {!details.isUsable && <Alert tone="warn" live="none">{t('waiting', { time: instant(details.usableFrom) })}</Alert>}
    </div>
  );
}

type Fields = z.input<typeof bankDetailsBody>;

interface BankDialogProps {
  readonly details: BankDetailsAnswer | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

/** The form of bank details. Numbers are always typed anew: they are not shown to anybody. */
function BankDialog({ details, onClose, onSaved }: BankDialogProps) {
  const t = useTranslations('bank');
  const common = useTranslations('common');
  const formId = useId();
  const labels = usePasswordLabels();
  const { ofField, ofError } = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<Fields>({
    defaultValues: { currentPassword: '', holder: details?.holder ?? '', country: details?.country ?? '', iban: '', account: '', routing: '' }, resolver: zodResolver(bankDetailsBody, undefined, { raw: true }),
  });
  const country = useWatch({ control, name: 'country' });
  const errorOf = (name: keyof Fields) => ofField(errors[name]?.message);

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await api('PUT /api/account/bank-details', { body });
    } catch (error) {
      const text = isNetworkFailure(error) ? t('failed') : ofError(error);
      setFailure(text);
      if (error instanceof ApiError && error.field && error.field in body) setError(error.field as keyof Fields, { message: error.code });
      return notify.error(text);
    }
    notify.success(t('saved'));
    await onSaved();
    onClose();
  });

  return (
    <Dialog
      open size="md" dismissible={false} onOpenChange={onClose} closeLabel={common('close')} title={t('change')}
      footer={
        <>
          {failure && <Alert tone="bad" live="none" className="w-full">{failure}</Alert>}
          <CloseButton>{common('cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={isSubmitting} busyLabel={t('saving')}>{t('save')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-sm text-muted">{t('text', { hours: SETTINGS.bankDetailsWaitHours })}</p>
        <Field label={t('holder')} required error={errorOf('holder')}><Input {...register('holder')} maxLength={LIMITS.name} dir="auto" autoComplete="name" /></Field>
        <Controller control={control} name="country" render={({ field }) => <CountryField value={field.value} onChange={field.onChange} onBlur={field.onBlur} error={errorOf('country')} required className="sm:col-span-2" />} />
        {usesIban(country) ? (
          <Field label={t('iban')} required error={errorOf('iban')}><Input {...register('iban')} ltr autoComplete="off" maxLength={42} /></Field>
        ) : (
          <>
            <Field label={t('account')} required error={errorOf('account')}><Input {...register('account')} ltr autoComplete="off" maxLength={34} /></Field>
            <Field label={t('routing')} required error={errorOf('routing')}><Input {...register('routing')} ltr autoComplete="off" maxLength={20} /></Field>
          </>
        )}
        <Field label={t('password')} required error={errorOf('currentPassword')}><PasswordInput {...register('currentPassword')} labels={labels} autoComplete="current-password" /></Field>
      </form>
    </Dialog>
  );
}
