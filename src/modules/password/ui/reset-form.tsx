'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { LinkButton } from '@/ui/link-button';
import { notify } from '@/ui/notify';
import { useErrorToast } from '@/ui/use-error-toast';
import { PasswordInput } from '@/ui/password-input';
import { useHydrated } from '@/ui/use-hydrated';
import type { Weakness } from '../password.schema';
import { NewPasswordField, usePasswordLabels } from './new-password-field';
import { forgetResetToken, keepResetToken } from './kept-token';
import { passwordResolver, type TwoPasswords } from './two-passwords';

/**
 * Chooses a password by a mail's link, a forgotten one's or an account's first. The token leaves the address as soon as
 * the page stands, so that neither the history nor a screenshot keeps it; the tab remembers it, so that loading the page
 * anew does not spoil the link.
 */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations('password');
  const locale = useLocale();
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<{ weak: Weakness | undefined }>();
  const { register, handleSubmit, control, formState: { errors, isSubmitting } } = useForm<TwoPasswords>({ resolver: passwordResolver('reset_fields_required'), defaultValues: { newPassword: '', confirmPassword: '' } });
  const password = useWatch({ control, name: 'newPassword' });
  const labels = usePasswordLabels();

  useEffect(() => {
    keepResetToken(token);
    window.history.replaceState(null, '', window.location.pathname);
  }, [token]);

  const textOf = (code: string | undefined) => (code === 'mismatch' ? t('mismatch') : errorText.ofField(code));
  const newFault = textOf(errors.newPassword?.message);
  const confirmFault = textOf(errors.confirmPassword?.message);
  useErrorToast(failure ?? newFault ?? confirmFault);

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { warning_code: weak } = await api('POST /api/auth/reset-password', { body: { token, newPassword: values.newPassword } });
      forgetResetToken();
      setOutcome({ weak });
      notify.success(t('resetDone'));
    } catch (error) {
      // A link that is used up or too old stays so.
      if (error instanceof ApiError && error.code === 'reset_link_invalid') forgetResetToken();
      setFailure(error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : t('resetFailed'));
    }
  });

  if (outcome) {
    return (
      <div className="grid gap-4">
        <Alert tone="ok" live="none">{t('resetDone')}</Alert>
        {outcome.weak !== undefined && <Alert tone="warn" live="none">{t(`weak.${outcome.weak}`)}</Alert>}
        <LinkButton href={localizedPath(locale, '/login')} variant="primary" size="lg">{t('toLogin')}</LinkButton>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {failure !== undefined && <Alert tone="bad" live="none">{failure}</Alert>}
      <NewPasswordField label={t('newPassword')} field={register('newPassword')} password={password} error={newFault} />
      <Field label={t('confirmPassword')} required error={newFault === undefined ? confirmFault : undefined} invalid={confirmFault !== undefined}><PasswordInput {...register('confirmPassword')} autoComplete="new-password" labels={labels} /></Field>
      <Button type="submit" variant="primary" size="lg" disabled={!isHydrated} busy={isSubmitting} busyLabel={t('resetting')}>{t('reset')}</Button>
      <noscript><Alert tone="warn" live="none">{t('noScript')}</Alert></noscript>
    </form>
  );
}
