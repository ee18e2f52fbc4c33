'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { Quantity } from '@/table/values';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { isSealed, respondBody, type RespondBody, type RfqAnswer } from '../rfq.schema';
import { acceptDraftKey } from './accept-rfq-form';
import { dropDraft, seedDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { TradeName } from '@/table/trade-name';

const ACTIONS = ['negotiate', 'doq', 'accept', 'reject'] as const;
const EMPTY: RespondBody = { response: '', action: 'negotiate' };

/** The captain's answer to an RFQ. Accepting has a form of its own, to which this one leads; what was written goes along. */
export function RespondForm({ row, formId, submit, switchTo }: ActionFormProps<RfqAnswer, RespondBody>) {
  const t = useTranslations('rfq');
  const { ofField } = useErrorText();
  const { register, getValues, handleSubmit, reset, subscribe, setError, formState } = useForm<RespondBody>({
    defaultValues: EMPTY,
    resolver: zodResolver(respondBody, undefined, { raw: true }),
  });
  const draftKey = `respondRfqDraft:${row.id}`;
  useKeptDraft(draftKey, reset, subscribe, EMPTY);
  const errorOf = (field: keyof RespondBody) => ofField(formState.errors[field]?.message);

  const accept = () => {
    const message = getValues('response').trim();
    if (message) seedDraft(acceptDraftKey(row.id), 'message', message);
    dropDraft(draftKey);
    switchTo('accept');
  };
  const send = handleSubmit(async (body) => {
    const refusal = await submit(body);
    if (!refusal) dropDraft(draftKey);
    else if (refusal.field === 'response') setError('response', { message: refusal.code ?? 'invalid_input' });
  });

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        // Not when it is chosen: the keyboard passes it on the way to "Reject".
        if (getValues('action') !== 'accept') return void send(event);
        event.preventDefault();
        accept();
      }}
    >
      <p className="text-sm text-muted">
        <TradeName>{row.title}</TradeName> · <Quantity amount={row.quantity} unit={`units.${row.unit}`} />
      </p>
      <Field label={t('responseMessage')} required error={errorOf('response')}>
        <Textarea {...register('response')} rows={5} maxLength={2000} dir="auto" />
      </Field>
      <Field label={t('responseAction')} required error={errorOf('action')} hint={isSealed(row) ? ofField('offers_sealed') : t('responseActionHint')}>
        <Select
          {...register('action')}
          options={ACTIONS.map((action) => ({ value: action, label: t(`responseActions.${action}`), disabled: action === 'accept' && isSealed(row) }))}
        />
      </Field>
    </form>
  );
}
