'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { ActionFormProps } from '@/table/definition';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Textarea } from '@/ui/textarea';
import { negotiateBody, type DpqAnswer } from '../quotation.schema';
import { QuotationTerms } from './quotation-detail';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  targetPrice: string;
  message: string;
}

const negotiateFields = z.custom<Fields>().transform((fields): z.input<typeof negotiateBody> => fields).pipe(negotiateBody);

/** What the buyer wants to be different, below the terms as they are. */
export function NegotiateForm({ row, formId, submit }: ActionFormProps<DpqAnswer, Fields>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Fields>({
    defaultValues: { targetPrice: '', message: '' },
    resolver: zodResolver(negotiateFields, undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <QuotationTerms dpq={row} />
      <Field
        label={t('quotation.targetPriceIn', { unit: t(`units.${row.unit}`), currency: row.currency })}
        hint={t('quotation.targetPriceHint')}
        error={ofField(errors.targetPrice?.message)}
      >
        <NumberInput {...register('targetPrice', useNumberField())} unit={row.currency} />
      </Field>
      <Field label={t('quotation.negotiateMessage')} required hint={t('quotation.negotiateHint')} error={ofField(errors.message?.message)}>
        <Textarea {...register('message')} rows={4} maxLength={LIMITS.message} dir="auto" />
      </Field>
    </form>
  );
}
