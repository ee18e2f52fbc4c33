'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LIMITS } from '@/http/input';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';

interface TiedFields<F extends string> {
  /** Ties an input to the form, wherever in it the paper stands. */
  readonly tie: (field: F) => UseFormRegisterReturn;
  readonly errorOf: (field: F) => string | undefined;
}

interface PaperFieldsProps extends TiedFields<'number' | 'issuer' | 'issuedOn'> {
  /** What the paper's number and issuer are called. */
  readonly labels: { readonly number: string; readonly issuer: string };
}

/** Number, issuer and day of a paper. */
export function PaperFields({ tie, errorOf, labels }: PaperFieldsProps) {
  const t = useTranslations('paper');
  return (
    <>
      <Field label={labels.number} required error={errorOf('number')}>
        <Input {...tie('number')} maxLength={LIMITS.name} ltr autoComplete="off" />
      </Field>
      <Field label={labels.issuer} required error={errorOf('issuer')}>
        <Input {...tie('issuer')} maxLength={LIMITS.name} dir="auto" autoComplete="off" />
      </Field>
      <Field label={t('issuedOn')} required error={errorOf('issuedOn')}>
        <DateField {...tie('issuedOn')} />
      </Field>
    </>
  );
}

/** What both sides of the order should know besides. */
export function PaperNoteField({ tie, errorOf }: TiedFields<'note'>) {
  const t = useTranslations('paper');
  return (
    <Field label={t('note')} error={errorOf('note')} hint={t('noteHint')}>
      <Textarea {...tie('note')} rows={3} maxLength={LIMITS.reason} dir="auto" />
    </Field>
  );
}
