'use client';

import { useTranslations } from 'next-intl';
import { LIMITS, requiredText } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { Alert } from '@/ui/alert';
import type { DpoAnswer } from '../order.schema';

const reason = requiredText(LIMITS.reason, 'dispute_reason_required');

/** What is claimed, and what follows from it. */
export function DisputeForm({ row, formId, submit }: ActionFormProps<DpoAnswer, { reason: string }>) {
  const t = useTranslations('order');
  return (
    <TextForm formId={formId} schema={reason} label={t('disputeReason')} hint={t('disputeReasonHint')} required maxLength={LIMITS.reason} submit={(text) => submit({ reason: text })}>
      <p><bdi className="font-semibold">{row.product}</bdi></p>
      <Alert tone="warn" live="none">{t('disputeNote')}</Alert>
    </TextForm>
  );
}
