'use client';

import { useTranslations } from 'next-intl';
import { LIMITS, requiredText } from '@/http/input';
import { SurveyPanel } from '@/modules/survey/ui/survey-panel';
import type { ActionFormProps } from '@/table/definition';
import { TextForm } from '@/table/text-form';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import type { DpoAnswer } from '../order.schema';
import { Outstanding } from './outstanding-list';

const decision = requiredText(LIMITS.reason, 'survey_decision_required');

/** The captain confirms an order whose survey has failed, or lets one go on that was confirmed before: what was found, and why that is accepted. */
export function ConfirmDespiteForm({ row, formId, submit }: ActionFormProps<DpoAnswer, { decision?: string }>) {
  const t = useTranslations('order');
  return (
    <TextForm formId={formId} schema={decision} label={t(row.status === 'pending' ? 'surveyDecision' : 'surveyDecisionLate')} hint={t('surveyDecisionHint')} required maxLength={LIMITS.reason} submit={(text) => submit({ decision: text })}>
      <p><TradeName className="font-semibold">{row.product}</TradeName></p>
      <Alert tone="warn" live="none">{t('surveyFailedConfirm')}</Alert>
      <Outstanding of={row} kinds={row.outstanding} />
      <details className="card p-3">
        <summary className="cursor-pointer font-semibold">{t('surveyShow')}</summary>
        <div className="pt-3"><SurveyPanel dpoId={row.id} /></div>
      </details>
    </TextForm>
  );
}
