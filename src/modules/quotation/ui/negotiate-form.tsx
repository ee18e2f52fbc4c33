'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { negotiateBody, type DpqAnswer } from '../quotation.schema';
import { QuotationTerms } from './quotation-detail';

/** What the buyer wants to be different, below the terms as they are. */
export function NegotiateForm({ row, formId, submit }: ActionFormProps<DpqAnswer, { message: string }>) {
  const t = useTranslations('quotation');
  return (
    <TextForm
      formId={formId} schema={negotiateBody.shape.message} label={t('negotiateMessage')} hint={t('negotiateHint')} required
      maxLength={LIMITS.message} submit={(message) => submit({ message })}
    >
      <QuotationTerms dpq={row} />
    </TextForm>
  );
}
