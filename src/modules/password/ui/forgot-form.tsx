'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { api, ApiError } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { useErrorToast } from '@/ui/use-error-toast';
import { useHydrated } from '@/ui/use-hydrated';
import { forgotPasswordBody } from '../password.schema';

type Values = z.input<typeof forgotPasswordBody>;

/** Asks for a reset mail. What it answers says nothing of whether the address has an account. */
export function ForgotForm() {
  const t = useTranslations('password');
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const [result, setResult] = useState<{ tone: 'ok' | 'bad'; text: string }>();
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm<Values>({
    resolver: zodResolver(forgotPasswordBody, undefined, { raw: true }), defaultValues: { email: '' },
  });

  const fault = errorText.ofField(errors.email?.message);
  useErrorToast(result?.tone === 'bad' ? result.text : fault);

  const submit = handleSubmit(async (body) => {
    setResult(undefined);
    try {
      await api('POST /api/auth/forgot-password', { body });
      setResult({ tone: 'ok', text: t('forgotSent') });
      notify.success(t('forgotSent'));
    } catch (error) {
      setResult({ tone: 'bad', text: error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : t('forgotFailed') });
    }
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {result && <Alert tone={result.tone} live="none">{result.text}</Alert>}
      <Field label={t('email')} required error={fault}>
        <Input {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={!isHydrated} busy={isSubmitting} busyLabel={t('sending')}>{t('sendLink')}</Button>
      <noscript><Alert tone="warn" live="none">{t('noScript')}</Alert></noscript>
    </form>
  );
}
