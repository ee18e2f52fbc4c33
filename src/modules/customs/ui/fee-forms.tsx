'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { Currency } from '@/modules/ledger/money.schema';
import type { WorkAnswer } from '@/modules/work/work.schema';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Textarea } from '@/ui/textarea';
import { TradeName } from '@/table/trade-name';
import { feeBody, type editFeeBody, type FeeAnswer } from '../customs.schema';

type Fields = z.input<typeof feeBody>;

/** What is asked for customs work that one holds. */
export function ProposeFeeForm({ row, formId, submit }: ActionFormProps<WorkAnswer, Fields>) {
  // Customs work is always answered with the value of its goods.
  return <FeeForm formId={formId} catalog={row.catalog} currency={row.goodsValue?.currency ?? 'USD'} fee={{ amount: '', note: '' }} onSend={submit} />;
}

/** Another fee, until the captain has decided. */
export function EditFeeForm({ row, formId, submit }: ActionFormProps<FeeAnswer, z.input<typeof editFeeBody>>) {
  return <FeeForm formId={formId} catalog={row.catalog} currency={row.currency} fee={{ amount: row.fee.toFixed(2), note: row.note }} onSend={(fields) => submit({ ...fields, version: row.version })} />;
}

interface FeeFormProps {
  readonly formId: string;
  readonly catalog: string;
  readonly currency: Currency;
  readonly fee: Fields;
  readonly onSend: (fields: Fields) => Promise<Refusal | null>;
}

function FeeForm({ formId, catalog, currency, fee, onSend }: FeeFormProps) {
  const t = useTranslations('customs');
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: fee, resolver: zodResolver(feeBody, undefined, { raw: true }) });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await onSend(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><TradeName>{catalog}</TradeName> · {t('feeText')}</p>
      <Field label={t('feeIn', { currency })} required error={errorOf('amount')}>
        <NumberInput {...register('amount', asNumber)} unit={currency} />
      </Field>
      <Field label={t('feeNote')} error={errorOf('note')} hint={t('feeNoteHint')}>
        <Textarea {...register('note')} rows={3} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}
