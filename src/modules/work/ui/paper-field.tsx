'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { LIMITS } from '@/http/input';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';

/** The fields that every paper has. */
export interface PaperFieldValues {
  number: string;
  issuer: string;
  issuedOn: string;
  note?: string | undefined;
}

interface PaperFieldsProps {
  readonly register: UseFormRegister<PaperFieldValues>;
  readonly errorOf: (field: keyof PaperFieldValues) => string | undefined;
  /** What the paper's number and issuer are called. */
  readonly labels: { readonly number: string; readonly issuer: string };
}

/** Number, issuer and day of a paper. */
export function PaperFields({ register, errorOf, labels }: PaperFieldsProps) {
  const t = useTranslations('paper');
  return (
    <>
      <Field label={labels.number} required error={errorOf('number')}>
        <Input {...register('number')} maxLength={LIMITS.name} dir="ltr" autoComplete="off" />
      </Field>
      <Field label={labels.issuer} required error={errorOf('issuer')}>
        <Input {...register('issuer')} maxLength={LIMITS.name} dir="auto" autoComplete="off" />
      </Field>
      <Field label={t('issuedOn')} required error={errorOf('issuedOn')}>
        <DateField {...register('issuedOn')} />
      </Field>
    </>
  );
}

/** What both sides of the order should know besides. */
export function PaperNoteField({ register, errorOf }: Pick<PaperFieldsProps, 'register' | 'errorOf'>) {
  const t = useTranslations('paper');
  return (
    <Field label={t('note')} error={errorOf('note')} hint={t('noteHint')}>
      <Textarea {...register('note')} rows={3} maxLength={LIMITS.reason} dir="auto" />
    </Field>
  );
}
