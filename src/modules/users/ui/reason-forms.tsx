'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { Alert } from '@/ui/alert';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Textarea } from '@/ui/textarea';
import { BLOCK_DAYS, blockTempBody, reasonText, type HrUserAnswer } from '../users.schema';

interface Fields {
  reason: string;
  days: string;
}

const USUAL_DAYS = String(BLOCK_DAYS.usual);
const toDuration = (days: string) => (/^\d+$/.test(days) ? Number(days) : Number.NaN);
const fields = z.custom<Fields>().transform(({ reason, days }): { reason: string; days?: number } => ({ reason, days: toDuration(days) })).pipe(z.object({ reason: reasonText, days: blockTempBody.shape.duration }));

interface ReasonFormProps {
  readonly user: HrUserAnswer;
  readonly formId: string;
  readonly hint: string;
  readonly note?: string;
  readonly withDays?: boolean;
  readonly onReady: (isReady: boolean) => void;
  readonly submit: (reason: string, days: number) => Promise<Refusal | null>;
}

/** The content of a dialog that asks why, and where it matters for how long. Nothing can be sent while there is no reason. */
function ReasonForm({ user, formId, hint, note, withDays = false, onReady, submit }: ReasonFormProps) {
  const t = useTranslations('users');
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, control, handleSubmit, setError, setValue, getValues, formState } = useForm<Fields>({
    defaultValues: { reason: '', days: USUAL_DAYS }, resolver: zodResolver(fields, undefined, { raw: true }),
  });
  const isReady = useWatch({ control, name: 'reason' }).trim() !== '';
  useEffect(() => onReady(isReady), [isReady, onReady]);
  const send = handleSubmit(async ({ reason, days }) => {
    const refusal = await submit(reason.trim(), toDuration(days));
    if (refusal?.field) setError(refusal.field === 'duration' ? 'days' : 'reason', { message: refusal.code ?? 'invalid_input' });
  });
  // What is no number becomes the usual one again (specification, section 5).
  const days = register('days', { ...asNumber, onBlur: () => Number.isNaN(toDuration(getValues('days'))) && setValue('days', USUAL_DAYS) });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p><bdi className="block font-semibold">{user.name}</bdi> <bdi className="block text-sm break-all text-muted">{user.email}</bdi></p>
      {note && <Alert tone="warn" live="none">{note}</Alert>}
      <Field label={t('reason')} required hint={hint} error={ofField(formState.errors.reason?.message)}>
        <Textarea {...register('reason')} rows={4} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      {withDays && (
        <Field label={t('duration')} required error={ofField(formState.errors.days?.message)} className="max-w-48">
          <NumberInput {...days} integer maxLength={4} />
        </Field>
      )}
    </form>
  );
}

type Props<Body> = ActionFormProps<HrUserAnswer, Body>;
type Reasoned = { userId: number; reason: string };

export function RejectForm({ row, submit, ...rest }: Props<Reasoned>) {
  const t = useTranslations('users');
  return <ReasonForm {...rest} user={row} hint={t('reasonToldHint')} submit={(reason) => submit({ userId: row.id, reason })} />;
}

export function BlockTempForm({ row, submit, ...rest }: Props<Reasoned & { duration?: number }>) {
  const t = useTranslations('users');
  return <ReasonForm {...rest} user={row} hint={t('reasonToldHint')} note={t('blockEffect')} withDays submit={(reason, duration) => submit({ userId: row.id, reason, duration })} />;
}

export function BlockPermForm({ row, submit, ...rest }: Props<Reasoned>) {
  const t = useTranslations('users');
  return <ReasonForm {...rest} user={row} hint={t('reasonToldHint')} note={t('blockEffect')} submit={(reason) => submit({ userId: row.id, reason })} />;
}

export function UnblockForm({ row, submit, ...rest }: Props<Reasoned>) {
  const t = useTranslations('users');
  return <ReasonForm {...rest} user={row} hint={t('reasonKeptHint')} submit={(reason) => submit({ userId: row.id, reason })} />;
}
