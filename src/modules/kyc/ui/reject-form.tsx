'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { rejectBody, type HrDocument } from '../kyc.schema';

/** Why HR rejects a paper; the party reads it. */
export function RejectForm({ row, formId, submit }: ActionFormProps<HrDocument, { documentId: number; reason: string }>) {
  const t = useTranslations('kyc');
  return (
    <TextForm
      formId={formId} schema={rejectBody.shape.reason} label={t('reason')} hint={t('hr.rejectHint')} required
      maxLength={LIMITS.reason} submit={(reason) => submit({ documentId: row.id, reason })}
    >
      <p><bdi className="font-semibold">{row.user_name}</bdi> · {t(`types.${row.document_type}`)}</p>
    </TextForm>
  );
}
