'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReset, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import type { WorkAnswer } from '@/modules/work/work.schema';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { useToday } from '@/table/use-today';
import { Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { RadioCard } from '@/ui/radio-card';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { VERDICTS, type editReportBody, type reportBody, type SurveyReportAnswer } from '../survey.schema';
import { LineFields } from './line-fields';
import { Reading } from './survey-detail';
import { ReportPhotos } from './report-photos';
import { answeredLines, editReportForm, emptyReport, reportForm, toBody, valuesOf, type ReportValues } from './report-values';

type FillProps = ActionFormProps<WorkAnswer, z.input<typeof reportBody>>;
type EditProps = ActionFormProps<SurveyReportAnswer, z.input<typeof editReportBody>>;

/** A survey's report, line by line of its checklist. What is typed stays on the device until it is sent. */
export function FillSurveyForm({ row, formId, submit, onReady }: FillProps) {
  const t = useTranslations();
  const today = useToday();
  const { state, retry } = useCall('GET /api/surveyor/requests/{workId}/checklist', { params: { workId: row.id } });
  const isReady = state.phase === 'ready';
  useEffect(() => onReady(isReady), [isReady, onReady]);
  if (state.phase === 'loading') return <Loading status={t('common.loading')}><SkeletonRows rows={8} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('survey.checklistFailed')}</Alert>;
  return (
    <>
      <p className="mb-4 text-sm text-muted"><TradeName>{row.catalog}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />{row.packing && <> · <bdi>{row.packing}</bdi></>}</p>
      <Reading texts={state.answer.reading} className="mb-6" />
      <ReportForm formId={formId} draft={`surveyDraft:${row.id}`} defaults={emptyReport(state.answer.lines, today, row.originPort ?? '')} send={(body) => submit(body as z.input<typeof reportBody>)} />
    </>
  );
}

/** Changes a report, beginning with what it says. */
export function EditSurveyForm({ row, formId, submit }: EditProps) {
  const t = useTranslations('survey');
  return (
    <>
      <Alert live="none" className="mb-4">{t('editNote')}</Alert>
      <ReportForm formId={formId} draft={`surveyReportDraft:${row.id}:${row.version}`} defaults={valuesOf(row)} send={(body) => submit(body as z.input<typeof editReportBody>)} />
    </>
  );
}

interface ReportFormProps {
  readonly formId: string;
  readonly draft: string;
  readonly defaults: ReportValues;
  readonly send: (body: ReturnType<typeof toBody>) => Promise<Refusal | null>;
}

function ReportForm({ formId, draft, defaults, send }: ReportFormProps) {
  const t = useTranslations('survey');
  const { ofField } = useErrorText();
  const [first] = useState(defaults);
  const form = useForm<ReportValues>({ defaultValues: first, resolver: zodResolver(first.version === null ? reportForm : editReportForm, undefined, { raw: true }) });
  const { register, handleSubmit, setError, formState: { errors } } = form;
  useKeptDraft(draft, useRestore(form, first), form.subscribe, first);
  const submit = handleSubmit(async (values) => {
    const refusal = await send(toBody(values));
    if (!refusal) dropDraft(draft);
    else if (refusal.field && refusal.field.split('.')[0] !== undefined) setError(refusal.field as keyof ReportValues, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('inspectedOn')} required error={ofField(errors.inspectedOn?.message)}>
          <DateField {...register('inspectedOn')} />
        </Field>
        <Field label={t('place')} required hint={t('placeHint')} error={ofField(errors.place?.message)}>
          <Input {...register('place')} maxLength={LIMITS.title} dir="auto" />
        </Field>
      </div>
      <section className="grid gap-3">
        <h3>{t('checklist')}</h3>
        <p className="field-hint">{t('checklistHint')}</p>
        {first.lines.map((line, index) => <LineFields key={index} form={form} index={index} line={line} />)}
      </section>
      <ReportPhotos form={form} />
      <Conclusion form={form} />
      <p className="text-sm text-muted">{t('draftKept')}</p>
    </form>
  );
}

/** Puts a draft into the form: its answers go to the lines that are asked for now. */
function useRestore(form: UseFormReturn<ReportValues>, first: ReportValues): UseFormReset<ReportValues> {
  const { reset } = form;
  return useCallback((values, options) => {
    if (typeof values !== 'object') return reset(values, options);
    const restored = values as ReportValues;
    reset({ ...restored, version: first.version, lines: answeredLines(first.lines, restored.lines) }, options);
  }, [reset, first]);
}

/** What it all comes to. A component of its own behind those of the lines, so that of several faults the first on the screen is gone to. */
function Conclusion({ form }: { form: UseFormReturn<ReportValues> }) {
  const t = useTranslations('survey');
  const { ofField } = useErrorText();
  const { register, control, formState: { errors } } = form;
  const verdict = useWatch({ control, name: 'verdict' });
  return (
    <>
      <FieldGroup legend={t('verdict')} required layout="grid" error={ofField(errors.verdict?.message)}>
        {VERDICTS.map((value) => <RadioCard key={value} {...register('verdict')} value={value} title={t(`verdicts.${value}`)} description={t(`verdictHints.${value}`)} />)}
      </FieldGroup>
      <PassedThoughLinesFail form={form} />
      <Field label={t('remarks')} required={verdict === 'failed'} hint={t('remarksHint')} error={ofField(errors.remarks?.message)}>
        <Textarea {...register('remarks')} rows={4} maxLength={LIMITS.message} dir="auto" />
      </Field>
    </>
  );
}

/** Says that a survey is about to pass although something failed. */
function PassedThoughLinesFail({ form: { control } }: { form: UseFormReturn<ReportValues> }) {
  const t = useTranslations('survey');
  const [verdict, lines] = useWatch({ control, name: ['verdict', 'lines'] });
  const count = lines.filter(({ result }) => result === 'fail').length;
  return verdict === 'passed' && count > 0 ? <Alert tone="warn">{t('passedThough', { count })}</Alert> : null;
}
