'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { PHONE_TYPED_LIMIT } from '@/modules/account/identity.schema';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import { surveyAppointmentBody, type AwaitedSurveyAnswer } from '../order.schema';

type Fields = z.input<typeof surveyAppointmentBody>;

/** The seller tells the surveyor where and when the goods can be inspected, and whom to ask for there. */
export function SurveyForm({ row, formId, submit }: ActionFormProps<AwaitedSurveyAnswer, Fields>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: row.appointment ?? { place: '', date: row.goodsReadyOn ?? '', contactName: '', phone: '', email: '', note: '' },
    resolver: zodResolver(surveyAppointmentBody, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        <TradeName>{row.product}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      <Field label={t('order.inspectionPlace')} required error={errorOf('place')} hint={t('order.inspectionPlaceHint')} className="sm:col-span-2">
        <Textarea {...register('place')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      <Field label={t('order.inspectOn')} required error={errorOf('date')} hint={t('order.inspectOnHint')}>
        <DateField {...register('date')} min={today} />
      </Field>
      <Field label={t('order.inspectionContact')} required error={errorOf('contactName')}>
        <Input {...register('contactName')} maxLength={LIMITS.name} dir="auto" />
      </Field>
      <Alert live="none" className="sm:col-span-2">{t('order.contactForSurveyor')}</Alert>
      <Field label={t('order.contactPhone')} error={errorOf('phone')}>
        <Input {...register('phone')} ltr type="tel" maxLength={PHONE_TYPED_LIMIT} />
      </Field>
      <Field label={t('order.contactEmail')} error={errorOf('email')}>
        <Input {...register('email')} ltr type="email" />
      </Field>
      <Field label={t('order.surveyNote')} error={errorOf('note')} hint={t('order.surveyNoteHint')} className="sm:col-span-2">
        <Textarea {...register('note')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}
