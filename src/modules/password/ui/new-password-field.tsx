'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checklist } from '@/ui/checklist';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { PASSWORD_RULES } from '../password.schema';

const LABELS = { password_too_short: 'ruleLength', password_no_uppercase: 'ruleUppercase', password_no_special: 'ruleSpecial', password_no_digit: 'ruleDigit' } as const;

interface NewPasswordFieldProps {
  readonly label: string;
  /** What `register` gives for the field. */
  readonly field: UseFormRegisterReturn;
  /** What stands in it now. */
  readonly password: string;
  readonly error?: string | undefined;
  readonly invalid?: boolean;
}

/** A field for a new password, wherever one is chosen: what it needs stands below and is ticked off while it is typed. */
export function NewPasswordField({ label, field, password, error, invalid }: NewPasswordFieldProps) {
  const t = useTranslations('password');
  const labels = usePasswordLabels();
  const items = PASSWORD_RULES.map(({ code, holds }) => ({ key: code, label: t(LABELS[code]), done: holds(password) }));
  return (
    <div className="grid gap-3">
      <Field label={label} required error={error} invalid={invalid === true}><PasswordInput {...field} autoComplete="new-password" labels={labels} /></Field>
      <Checklist label={t('rulesTitle')} items={items} states={{ done: t('ruleMet'), open: t('ruleOpen') }} />
    </div>
  );
}

/** The names of the button that shows a password. */
export function usePasswordLabels() {
  const t = useTranslations('account');
  return { show: t('showPassword'), hide: t('hidePassword') };
}
