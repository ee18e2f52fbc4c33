'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { cancelBody, type DpoAnswer } from '../order.schema';

/** Why an order is cancelled, and what follows from it. */
export function CancelOrderForm({ row, formId, submit }: ActionFormProps<DpoAnswer, { reason?: string }>) {
  const t = useTranslations('order');
  return (
    <TextForm
      formId={formId} schema={cancelBody.shape.reason} label={t('cancelReason')} hint={t('cancelReasonHint')}
      maxLength={LIMITS.reason} submit={(reason) => submit({ reason })}
    >
      <p><TradeName className="font-semibold">{row.product}</TradeName></p>
      <Alert tone="warn" live="none">{t('cancelConfirm', { id: String(row.id) })}</Alert>
    </TextForm>
  );
}
