'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTimeZone, useTranslations } from 'next-intl';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { PAPER_OF_KIND, workPaperBody } from '@/modules/work/work.schema';
import { fromLocalTime, toLocalTime } from '@/server/clock';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import { isLastMilestone, milestoneBody, type TrackingAnswer } from '../tracking.schema';

interface PaperFieldValues {
  number: string;
  issuer: string;
  issuedOn: string;
  key: string;
}
interface Fields {
  at: string;
  place: string;
  note: string;
  document: PaperFieldValues;
}
type Body = z.input<typeof milestoneBody>;

const emptyPaper = (today: string): PaperFieldValues => ({ number: '', issuer: '', issuedOn: today, key: '' });
const PAPER_FIELDS = ['number', 'issuer', 'issuedOn', 'key'] as const;

/** A partner says when and where the next milestone was reached; with the last one it hands in the paper of its work. */
export function MilestoneForm({ row, formId, submit }: ActionFormProps<TrackingAnswer, Body>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const zone = useTimeZone() ?? 'UTC';
  const today = useToday();
  const kind = row.next?.kind ?? row.steps[0]?.kind ?? 'booked';
  const isLast = isLastMilestone(row.kind, kind);
  const needsPaper = isLast && row.paper === null;
  const toBody = (fields: Fields): Body => ({ kind, at: fromLocalTime(fields.at, zone), place: fields.place, note: fields.note, ...(needsPaper ? { document: fields.document } : {}) });
  const form = useForm<Fields>({
    defaultValues: { at: toLocalTime(new Date(), zone), place: '', note: '', document: emptyPaper(today) },
    resolver: zodResolver(z.custom<Fields>().transform(toBody).pipe(milestoneBody), undefined, { raw: true }),
  });
  const { register, handleSubmit, setError, formState } = form;
  const send = handleSubmit(async (fields) => showRefusal(await submit(toBody(fields)), ['at', 'place', 'note'], setError));
  const paper = t(`work.papers.${PAPER_OF_KIND[row.kind]}`);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted"><Code>{row.trackingId}</Code><bdi>{row.catalog}</bdi></p>
      <p className="flex flex-wrap items-center gap-2"><span className="text-sm">{t('tracking.milestone')}</span><Status status={kind} /></p>
      <Field label={t('tracking.at')} required error={ofField(formState.errors.at?.message)} hint={t('tracking.atHint', { zone })}>
        <Input {...register('at')} type="datetime-local" max={toLocalTime(new Date(), zone)} className="tabular" />
      </Field>
      <Field label={t('tracking.place')} error={ofField(formState.errors.place?.message)} hint={t('tracking.placeHint')}>
        <Input {...register('place')} maxLength={LIMITS.name} dir="auto" />
      </Field>
      <Field label={t('tracking.note')} error={ofField(formState.errors.note?.message)} hint={t('tracking.noteHint')}>
        <Textarea {...register('note')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      {needsPaper && (
        <>
          <Alert live="none">{t('tracking.lastNote', { paper })}</Alert>
          <PaperFields form={form} of={(name) => `document.${name}` as const} errorOf={(name) => formState.errors.document?.[name]?.message} />
        </>
      )}
      {isLast && row.paper && <p className="text-sm text-muted">{t('tracking.paperThere', { paper, number: row.paper.number })}</p>}
    </form>
  );
}

/** A partner hands in the paper of its work before the last milestone. */
export function PaperForm({ row, formId, submit }: ActionFormProps<TrackingAnswer, z.input<typeof workPaperBody>>) {
  const t = useTranslations();
  const today = useToday();
  const form = useForm<PaperFieldValues>({ defaultValues: emptyPaper(today), resolver: zodResolver(workPaperBody, undefined, { raw: true }) });
  const send = form.handleSubmit(async (fields) => showRefusal(await submit(fields), PAPER_FIELDS, form.setError));
  const paper = t(`work.papers.${PAPER_OF_KIND[row.kind]}`);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted"><Code>{row.trackingId}</Code><bdi>{row.catalog}</bdi></p>
      <p className="font-medium">{paper}</p>
      <PaperFields form={form} of={(name) => name} errorOf={(name) => form.formState.errors[name]?.message} />
    </form>
  );
}

/** Puts a refusal beside its field; what the server says of a paper stands with the paper. */
function showRefusal<F extends object>(refusal: Refusal | null, own: readonly FieldPath<F>[], setError: UseFormReturn<F>['setError']): void {
  const field = refusal?.field;
  if (!field) return;
  const path = own.some((name) => name === field) ? field : `document.${field.replace(/^document\./, '')}`;
  setError(path as FieldPath<F>, { message: refusal.code ?? 'invalid_input' });
}

interface PaperFieldsProps<F extends object> {
  readonly form: UseFormReturn<F>;
  /** Where a field of the paper stands in the form. */
  readonly of: (name: keyof PaperFieldValues) => FieldPath<F>;
  readonly errorOf: (name: keyof PaperFieldValues) => string | undefined;
}

function PaperFields<F extends object>({ form: { register, setValue, formState }, of, errorOf }: PaperFieldsProps<F>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const isFileMissing = errorOf('key') !== undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('tracking.number')} required error={ofField(errorOf('number'))}>
          <Input {...register(of('number'))} maxLength={LIMITS.name} dir="ltr" autoComplete="off" />
        </Field>
        <Field label={t('tracking.issuedOn')} required error={ofField(errorOf('issuedOn'))}>
          <DateField {...register(of('issuedOn'))} />
        </Field>
      </div>
      <Field label={t('tracking.issuer')} required error={ofField(errorOf('issuer'))}>
        <Input {...register(of('issuer'))} maxLength={LIMITS.name} dir="auto" />
      </Field>
      <UploadField
        ticket={null} kind="document" limit={1} required label={t('tracking.file')}
        error={isFileMissing ? t('kyc.fileMissing') : undefined}
        onChange={(files) => setValue(of('key'), (files[0]?.key ?? '') as never, { shouldValidate: formState.isSubmitted })}
      />
    </>
  );
}
