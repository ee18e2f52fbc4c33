'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod';
import { api, ApiError } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useRouter } from '@/i18n/navigation';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { PortField } from '@/table/port-field';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/textarea';
import { useHydrated } from '@/ui/use-hydrated';
import { ADDRESS_LIMIT, profileBody, type ProfileAnswer } from '../profile.schema';

/** The fields as they are typed; the call's own schema judges them. */
interface Fields {
  first_name: string;
  last_name: string;
  company_name: string;
  phone: string;
  address: string;
  zip_code: string;
  port_id: number | null;
  tax_id: string;
}
const fields = z.custom<Fields>().transform((typed): z.input<typeof profileBody> => typed).pipe(profileBody);

function fieldsOf(profile: ProfileAnswer): Fields {
  const { first_name, last_name, company_name, phone, address, zip_code, tax_id } = profile;
  return { first_name, last_name, company_name, phone, address, zip_code, tax_id, port_id: profile.port?.id ?? null };
}

/** What a party says of itself. It keeps what was typed on every failure. */
export function ProfileForm({ profile }: { profile: ProfileAnswer }) {
  const t = useTranslations('profile');
  const { ofField, ofError } = useErrorText();
  const router = useRouter();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, reset, setError, formState: { errors, isSubmitting, isDirty } } = useForm<Fields>({
    defaultValues: fieldsOf(profile), resolver: zodResolver(fields, undefined, { raw: true }),
  });
  const errorOf = (name: keyof Fields) => ofField(errors[name]?.message);

  const submit = handleSubmit(async (typed) => {
    setFailure(null);
    try {
      const { profile: kept } = await api('PUT /api/account/profile', { body: typed });
      reset(fieldsOf(kept));
      notify.success(t('saved'));
      router.refresh(); // the name stands in the frame too
    } catch (error) {
      const text = isNetworkFailure(error) ? t('saveFailed') : ofError(error);
      if (error instanceof ApiError && error.field && error.field in typed) setError(error.field as keyof Fields, { message: error.code });
      setFailure(text);
      notify.error(text);
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="rule-dashed grid gap-4 pt-4 sm:grid-cols-2">
      {failure && <Alert tone="bad" live="none" className="sm:col-span-2">{failure}</Alert>}
      <Field label={t('firstName')} required error={errorOf('first_name')}><Input {...register('first_name')} autoComplete="given-name" maxLength={LIMITS.name} dir="auto" /></Field>
      <Field label={t('lastName')} error={errorOf('last_name')}><Input {...register('last_name')} autoComplete="family-name" maxLength={LIMITS.name} dir="auto" /></Field>
      {profile.approved_at && <p className="text-sm text-muted sm:col-span-2">{t('recheck')}</p>}
      <Field label={t('company')} error={errorOf('company_name')}><Input {...register('company_name')} autoComplete="organization" maxLength={LIMITS.name} dir="auto" /></Field>
      <Field label={t('taxId')} hint={t('taxIdHint')} error={errorOf('tax_id')}><Input {...register('tax_id')} ltr autoComplete="off" maxLength={60} spellCheck={false} /></Field>
      <Field label={t('phone')} error={errorOf('phone')}><Input {...register('phone')} ltr type="tel" autoComplete="tel" maxLength={40} /></Field>
      <Controller control={control} name="port_id" render={({ field }) => <PortField field={field} label={t('port')} error={errorOf('port_id')} />} />
      <Field label={t('address')} hint={t('addressHint')} error={errorOf('address')} className="sm:col-span-2"><Textarea {...register('address')} rows={2} autoComplete="street-address" maxLength={ADDRESS_LIMIT} dir="auto" /></Field>
      <Field label={t('zip')} error={errorOf('zip_code')}><Input {...register('zip_code')} ltr autoComplete="postal-code" maxLength={20} /></Field>
      <div className="flex items-end sm:col-span-2">
        <Button type="submit" variant="primary" disabled={!isHydrated || !isDirty} busy={isSubmitting} busyLabel={t('saving')}>{t('save')}</Button>
      </div>
    </form>
  );
}
