'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { useErrorText } from '@/i18n/use-error-text';

/** The accountant has missing invoices issued, and saves all of a period in one file. */
export function BulkInvoicesForm({ formId, submit }: Omit<ActionFormProps<never, Record<string, never>>, 'row'>) {
  const t = useTranslations('invoice');
  const locale = useLocale();
  const { ofField } = useErrorText();
  const today = useToday();
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const [fault, setFault] = useState<string>();
  const from = period.from ?? `${today.slice(0, 8)}01`;
  const to = period.to ?? today;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!from || !to || from > to) return setFault('period_invalid');
    setFault(undefined);
    if ((await submit({})) !== null) return;
    // The browser saves it; the dialog, and with it this form, is closed by now.
    const link = document.createElement('a');
    link.href = `/api/accountant/invoices/pdf?${new URLSearchParams({ from, to, lang: locale })}`;
    link.download = '';
    link.click();
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted">{t('generateText')}</p>
      <Field label={t('from')} required>
        <DateField value={from} onChange={(event) => setPeriod({ ...period, from: event.target.value })} />
      </Field>
      <Field label={t('to')} required error={ofField(fault)}>
        <DateField value={to} onChange={(event) => setPeriod({ ...period, to: event.target.value })} />
      </Field>
    </form>
  );
}
