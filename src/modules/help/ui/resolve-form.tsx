'use client';

import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { resolveBody, type HrIssueAnswer } from '../help.schema';

/** HR's answer to a help request, below what was asked. */
export function ResolveForm({ row, formId, submit }: ActionFormProps<HrIssueAnswer, { answer: string }>) {
  const t = useTranslations('help');
  return (
    <TextForm
      formId={formId} schema={resolveBody.shape.answer} label={t('answer')} hint={t('answerHint')} required
      maxLength={LIMITS.message} submit={(answer) => submit({ answer })}
    >
      <p><bdi className="font-semibold">{row.title}</bdi></p>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">{row.text}</p>
    </TextForm>
  );
}
