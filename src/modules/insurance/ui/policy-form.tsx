'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { PaperFields, PaperNoteField } from '@/modules/work/ui/paper-field';
import { POLICY_CLAUSES, type WorkAnswer } from '@/modules/work/work.schema';
import type { ActionFormProps } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Money } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { customaryInsurance, policyBody } from '../insurance.schema';

type Fields = z.input<typeof policyBody>;

/** Cargo is insured for its value and a tenth; the agent may say another sum. */
function suggested({ goodsValue }: WorkAnswer): string {
  const value = goodsValue && parseDecimal(goodsValue.amount.toFixed(2));
  return value ? toDecimal(customaryInsurance(value)) : '';
}

/** The agent hands in the policy, which ends the work. */
export function PolicyForm({ row, formId, submit }: ActionFormProps<WorkAnswer, Fields>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const today = useToday();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<Fields>({
    defaultValues: { number: '', issuer: '', issuedOn: today, validUntil: '', insured: suggested(row), clauses: 'A', note: '', key: '' },
    resolver: zodResolver(policyBody, undefined, { raw: true }),
  });
  // In the order of the screen, in which the first fault is gone to: the fields of every paper come with a part of their own, later.
  for (const name of ['number', 'issuer', 'issuedOn'] as const) register(name);
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const isFileMissing = formState.errors.key !== undefined && getValues('key') === '';
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(fields);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const shared = { tie: register, errorOf };
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        <TradeName>{row.catalog}</TradeName>{row.goodsValue && <> · {t('insurance.goodsWorth')} <Money amount={row.goodsValue.amount} currency={row.goodsValue.currency} /></>}
      </p>
      <PaperFields {...shared} labels={{ number: t('insurance.number'), issuer: t('insurance.insurer') }} />
      <Field label={t('paper.validUntil')} required error={errorOf('validUntil')}>
        <DateField {...register('validUntil')} min={today} />
      </Field>
      <Field label={t('insurance.insuredIn', { currency: row.goodsValue?.currency ?? '' })} required error={errorOf('insured')} hint={t('insurance.insuredHint')}>
        <NumberInput {...register('insured', asNumber)} unit={row.goodsValue?.currency ?? ''} />
      </Field>
      <Field label={t('paper.clauses')} required error={errorOf('clauses')}>
        <Select {...register('clauses')} options={POLICY_CLAUSES.map((value) => ({ value, label: t(`paper.clause.${value}`) }))} />
      </Field>
      <div className="sm:col-span-2">
        <UploadField
          ticket={null} kind="document" limit={1} required label={t('insurance.file')} hint={t('insurance.fileHint')}
          error={isFileMissing ? t('kyc.fileMissing') : errorOf('key')}
          onChange={(files) => setValue('key', files[0]?.key ?? '', { shouldValidate: formState.isSubmitted })}
        />
      </div>
      <div className="sm:col-span-2"><PaperNoteField {...shared} /></div>
    </form>
  );
}
