'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { clearStoredSession, readStoredSession, storeSession } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Field } from '@/ui/field';
import { notify } from '@/ui/notify';
import { PasswordInput } from '@/ui/password-input';
import { useErrorToast } from '@/ui/use-error-toast';
import { NewPasswordField, usePasswordLabels } from './new-password-field';
import { passwordResolver, type TwoPasswords } from './two-passwords';

interface Values extends TwoPasswords {
  readonly currentPassword: string;
}

/** The specification's pauses: after a success, and before an expired session leads to the login. */
const CLOSE_MS = 1500;
const LOGIN_MS = 2000;
const OVER = ['session_expired', 'authentication_required'];

type Result = { readonly tone: 'ok' | 'bad'; readonly text: string; readonly then?: 'close' | 'login' };

/** What happens by itself after a result, unless the dialog is closed before. */
function useSequel(then: Result['then'], onClose: () => void) {
  const locale = useLocale();
  useEffect(() => {
    if (then === undefined) return;
    const sequel = then === 'close' ? onClose : () => window.location.assign(localizedPath(locale, '/login'));
    const timer = setTimeout(sequel, then === 'close' ? CLOSE_MS : LOGIN_MS);
    return () => clearTimeout(timer);
  }, [then, locale, onClose]);
}

/** The content of the Change Password dialog. `onClose` closes it; it must stay the same function. */
export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('password');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const labels = usePasswordLabels();
  const [result, setResult] = useState<Result>();
  const { register, handleSubmit, control, formState: { errors, isSubmitting } } = useForm<Values>({ resolver: passwordResolver('password_fields_required'), defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' } });
  const password = useWatch({ control, name: 'newPassword' });
  useSequel(result?.then, onClose);

  const textOf = (code: string | undefined) => (code === 'mismatch' ? t('changeMismatch') : errorText.ofField(code));
  const faults = [textOf(errors.currentPassword?.message), textOf(errors.newPassword?.message), textOf(errors.confirmPassword?.message)] as const;
  // Said once, beside the first field that it is true of.
  const first = faults.findIndex((text) => text !== undefined);
  const wiring = (at: 0 | 1 | 2) => ({ error: at === first ? faults[at] : undefined, invalid: faults[at] !== undefined });
  useErrorToast(result?.tone === 'bad' ? result.text : faults[first]);

  const fail = (text: string, then?: 'login') => setResult({ tone: 'bad', text, ...(then && { then }) });

  const submit = handleSubmit(async (values) => {
    setResult(undefined);
    try {
      const { token, warning_code: weak } = await api('PUT /api/auth/change-password', { body: { currentPassword: values.currentPassword, newPassword: values.newPassword } });
      const stored = readStoredSession();
      if (stored) storeSession({ user: stored.user, token });
      setResult({ tone: 'ok', text: t('changed'), then: 'close' });
      notify.success(t('changed'));
      if (weak !== undefined) notify.error(t(`weak.${weak}`));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'network') return fail(t('changeFailed'));
      const isOver = OVER.includes(error.code);
      if (isOver) clearStoredSession();
      fail(errorText.ofError(error), isOver ? 'login' : undefined);
    }
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {result && <Alert tone={result.tone} live="none">{result.text}</Alert>}
      <Field label={t('currentPassword')} required {...wiring(0)}><PasswordInput {...register('currentPassword')} autoComplete="current-password" labels={labels} /></Field>
      <NewPasswordField label={t('newPassword')} field={register('newPassword')} password={password} {...wiring(1)} />
      <Field label={t('confirmNewPassword')} required {...wiring(2)}><PasswordInput {...register('confirmPassword')} autoComplete="new-password" labels={labels} /></Field>
      <div className="flex flex-wrap justify-end gap-3">
        <CloseButton>{common('cancel')}</CloseButton>
        <Button type="submit" variant="primary" disabled={result?.then !== undefined} busy={isSubmitting} busyLabel={t('changing')}>{t('change')}</Button>
      </div>
    </form>
  );
}
