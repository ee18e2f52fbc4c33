'use client';

import { useTranslations } from 'next-intl';
import { Checklist } from '@/ui/checklist';
import { PASSWORD_RULES } from '../password.schema';

const LABELS = { password_too_short: 'ruleLength', password_no_uppercase: 'ruleUppercase', password_no_special: 'ruleSpecial', password_no_digit: 'ruleDigit' } as const;

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTranslations('password');
  const items = PASSWORD_RULES.map(({ code, holds }) => ({ key: code, label: t(LABELS[code]), done: holds(password) }));
  return <Checklist label={t('rulesTitle')} items={items} states={{ done: t('ruleMet'), open: t('ruleOpen') }} />;
}
