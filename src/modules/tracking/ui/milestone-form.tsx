'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTimeZone, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { PaperFields } from '@/modules/work/ui/paper-field';
import { PAPER_OF_KIND, workPaperBody } from '@/modules/work/work.schema';
import { fromLocalTime, toLocalTime } from '@/server/clock';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { useToday } from '@/table/use-today';
import { Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
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
  const { register, handleSubmit, setError, setValue, formState } = useForm<Fields>({
    defaultValues: { at: toLocalTime(new Date(), zone), place: '', note: '', document: emptyPaper(today) },
    resolver: zodResolver(z.custom<Fields>().transform(toBody).pipe(milestoneBody), undefined, { raw: true }),
  });
  const send = handleSubmit(async (fields) => showRefusal(await submit(toBody(fields)), ['at', 'place', 'note'], setError));
  const paper = t(`paper.kinds.${PAPER_OF_KIND[row.kind]}`);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><Code>{row.trackingId}</Code> · <TradeName>{row.catalog}</TradeName></p>
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
          <PaperPart
            tie={(name) => register(`document.${name}`)} errorOf={(name) => formState.errors.document?.[name]?.message}
            onKey={(key) => setValue('document.key', key, { shouldValidate: formState.isSubmitted })}
          />
        </>
      )}
      {isLast && row.paper && <p className="text-sm text-muted">{t('tracking.paperThere', { paper, number: row.paper.number })}</p>}
    </form>
  );
}

/** A partner hands in the paper of its work without a milestone. */
export function PaperForm({ row, formId, submit }: ActionFormProps<TrackingAnswer, z.input<typeof workPaperBody>>) {
  const t = useTranslations();
  const today = useToday();
  const { register, handleSubmit, setError, setValue, formState } = useForm<PaperFieldValues>({ defaultValues: emptyPaper(today), resolver: zodResolver(workPaperBody, undefined, { raw: true }) });
  const send = handleSubmit(async (fields) => showRefusal(await submit(fields), PAPER_FIELDS, setError));
  const paper = t(`paper.kinds.${PAPER_OF_KIND[row.kind]}`);
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted"><Code>{row.trackingId}</Code> · <TradeName>{row.catalog}</TradeName></p>
      <p className="font-medium">{paper}</p>
      <PaperPart tie={register} errorOf={(name) => formState.errors[name]?.message} onKey={(key) => setValue('key', key, { shouldValidate: formState.isSubmitted })} />
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

interface PaperPartProps extends Pick<ComponentProps<typeof PaperFields>, 'tie'> {
  /** The problem's code. */
  readonly errorOf: (name: keyof PaperFieldValues) => string | undefined;
  readonly onKey: (key: string) => void;
}

/** The paper and its scan. */
function PaperPart({ tie, errorOf, onKey }: PaperPartProps) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  return (
    <>
      <PaperFields tie={tie} errorOf={(name) => ofField(errorOf(name))} labels={{ number: t('tracking.number'), issuer: t('paper.issuer') }} />
      <UploadField
        ticket={null} kind="document" limit={1} required label={t('tracking.file')}
        error={errorOf('key') === undefined ? undefined : t('kyc.fileMissing')}
        onChange={(files) => onKey(files[0]?.key ?? '')}
      />
    </>
  );
}
