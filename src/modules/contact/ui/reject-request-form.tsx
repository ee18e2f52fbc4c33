'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { rejectBody, type ContactRequestAnswer } from '../contact.schema';

/** Why a request for contact details is refused. */
export function RejectRequestForm({ row, formId, submit }: ActionFormProps<ContactRequestAnswer, { requestId: number; reason: string }>) {
  const t = useTranslations('contact');
  return (
    <TextForm
      formId={formId} schema={rejectBody.shape.reason} label={t('reason')} hint={t('rejectReasonHint')} required
      maxLength={LIMITS.reason} submit={(reason) => submit({ requestId: row.id, reason })}
    >
      <p><bdi className="font-semibold">{row.requester_name}</bdi></p>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">{row.reason}</p>
    </TextForm>
  );
}
