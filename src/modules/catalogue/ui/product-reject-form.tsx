'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { REJECT_REASONS, type AdminProductAnswer } from '../admin-products.schema';

interface Fields {
  reason: string;
  text: string;
}

/** The reasons that are offered, and room to say more; "Other" needs it. What is sent is one text, which the seller reads. */
function ReasonForm({ row, formId, submit }: { row: AdminProductAnswer; formId: string; submit: (reason: string) => Promise<Refusal | null> }) {
  const t = useTranslations('adminProducts');
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Fields>({ defaultValues: { reason: '', text: '' } });
  const send = handleSubmit(async ({ reason, text }) => {
    const said = text.trim();
    const missing = reason === '' ? 'reason' : reason === 'Other' && said === '' ? 'text' : null;
    if (missing) {
      setError(missing, { message: 'product_reason_required' }, { shouldFocus: true });
      return;
    }
    const refusal = await submit(said === '' ? reason : `${reason}: ${said}`);
    if (refusal?.field === 'reason') setError('reason', { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p><bdi className="font-semibold">{row.name}</bdi> · <bdi>{row.sellerName}</bdi></p>
      <Field label={t('reason')} required error={ofField(errors.reason?.message)}>
        <Select {...register('reason')} placeholder={t('chooseReason')} options={REJECT_REASONS.map((reason, index) => ({ value: reason, label: t(`reasons.r${index as 0}`) }))} />
      </Field>
      <Field label={t('reasonText')} hint={t('reasonHint')} error={ofField(errors.text?.message)}>
        <Textarea {...register('text')} rows={3} maxLength={LIMITS.reason - 60} dir="auto" />
      </Field>
    </form>
  );
}

/** Why the admin rejects a product. */
export function ProductRejectForm({ row, formId, submit }: ActionFormProps<AdminProductAnswer, { productId: number; reason: string }>) {
  return <ReasonForm row={row} formId={formId} submit={(reason) => submit({ productId: row.id, reason })} />;
}

/** Why the admin refuses a proposed change. */
export function ChangeRejectForm({ row, formId, submit }: ActionFormProps<AdminProductAnswer, { reason: string }>) {
  return <ReasonForm row={row} formId={formId} submit={(reason) => submit({ reason })} />;
}
