'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { formatMoney, parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { allowedActions } from '@/machine/machine';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Money } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { RadioCard } from '@/ui/radio-card';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { evidenceMachine, type ArbitratorCaseAnswer } from '../case.schema';
import { RULING_OUTCOMES, rulingBody, sharesOf } from '../ruling.schema';
import { Claim } from './case-facts';
import { EvidenceList } from './evidence-list';
import { useEvidenceReview } from './use-evidence-review';

/** The fields as they are typed; the endpoint's own schema judges them. */
interface Fields {
  outcome: string;
  buyerAmount: string;
  sellerAmount: string;
  reason: string;
}
type Body = z.input<typeof rulingBody>;

type Share = 'buyerAmount' | 'sellerAmount';

/** The amounts are a split's alone; what is held goes with them as it was read. */
const toBody = ({ outcome, buyerAmount, sellerAmount, reason }: Fields, heldMinor: bigint): Body => ({
  outcome: outcome as Body['outcome'], reason, heldAmount: toDecimal(heldMinor), ...(outcome === 'split' ? { buyerAmount, sellerAmount } : {}),
});

/** What is typed as a ruling on what is held; a split that does not sum is found before it is sent. */
const fieldsFor = (heldMinor: bigint) => z.custom<Fields>().transform((fields) => toBody(fields, heldMinor)).pipe(rulingBody).refine((body) => sharesOf(body, heldMinor) !== undefined, { error: 'split_invalid', path: ['sellerAmount'] });

/** The arbitrator weighs what lies in a case and rules on what is held. */
export function ReviewForm({ row, formId, submit }: ActionFormProps<ArbitratorCaseAnswer, Body>) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { ofField } = useErrorText();
  const evidence = useCall('GET /api/disputes/{disputeId}', { params: { disputeId: row.id } });
  const pending = evidence.state.phase === 'ready' ? evidence.state.answer.evidence.filter(({ status, isOwn }) => status === 'pending' && !isOwn).length : 0;
  const asNumber = useNumberField();
  const heldMinor = parseDecimal(row.held.toFixed(2)) ?? 0n;
  const { register, control, handleSubmit, setError, setValue, getValues, formState } = useForm<Fields>({
    defaultValues: { outcome: '', buyerAmount: '', sellerAmount: '', reason: '' },
    resolver: zodResolver(fieldsFor(heldMinor), undefined, { raw: true }),
  });
  const outcome = useWatch({ control, name: 'outcome' });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  /** A ruling can't be taken back: it is said once more who gets what, and what was left unweighed. */
  const isMeant = (body: Body) => {
    const shares = sharesOf(rulingBody.parse(body), heldMinor);
    const money = (minor: bigint) => `${formatMoney(toDecimal(minor), row.currency, locale)} ${row.currency}`;
    return shares !== undefined && notify.confirm({
      question: t(`ruleConfirm.${body.outcome}`, { buyer: row.buyer, seller: row.seller ?? t('seller'), buyerAmount: money(shares.buyerMinor), sellerAmount: money(shares.sellerMinor), held: money(heldMinor) }),
      ...(pending > 0 ? { about: t('rulePending', { count: pending }) } : {}),
      confirmLabel: t('reviewSubmit'), tone: 'bad',
    });
  };
  const send = handleSubmit(async (fields) => {
    const body = toBody(fields, heldMinor);
    if (!(await isMeant(body))) return;
    const refusal = await submit(body);
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const [filled, setFilled] = useState<Share | null>(null);
  /** What one side does not get is the other's, as long as there is that much and nobody has typed another amount there. */
  const fillOther = (own: Share, other: Share) => (event: { target: { value: string } }) => {
    if (filled === own) setFilled(null);
    if (filled !== other && getValues(other) !== '') return;
    const typed = parseDecimal(String(asNumber.setValueAs(event.target.value)));
    const isShare = typed !== undefined && typed <= heldMinor;
    setFilled(isShare ? other : null);
    setValue(other, isShare ? toDecimal(heldMinor - typed) : '', { shouldValidate: formState.isSubmitted });
  };
  return (
    <div className="grid gap-6">
      <Claim reason={row.reason} />
      <WeighedEvidence {...evidence} />
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="text-sm">{t('held')}: <strong><Money amount={row.held} currency={row.currency} /></strong></p>
        <FieldGroup legend={t('outcomeLegend')} required error={errorOf('outcome')}>
          {RULING_OUTCOMES.map((each) => <RadioCard key={each} {...register('outcome')} value={each} title={t(`outcomes.${each}`)} description={t(`outcomeHints.${each}`)} />)}
        </FieldGroup>
        {outcome === 'split' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('buyerAmount')} required error={errorOf('buyerAmount')}>
              <Input {...register('buyerAmount', { ...asNumber, onChange: fillOther('buyerAmount', 'sellerAmount') })} inputMode="decimal" dir="ltr" className="text-end" autoComplete="off" />
            </Field>
            <Field label={t('sellerAmount')} required error={errorOf('sellerAmount')}>
              <Input {...register('sellerAmount', { ...asNumber, onChange: fillOther('sellerAmount', 'buyerAmount') })} inputMode="decimal" dir="ltr" className="text-end" autoComplete="off" />
            </Field>
          </div>
        )}
        <Field label={t('rulingReason')} required hint={t('rulingReasonHint')} error={errorOf('reason')}>
          <Textarea {...register('reason')} rows={5} maxLength={LIMITS.message} dir="auto" />
        </Field>
        {pending > 0 && <Alert tone="warn" live="none">{t('rulePending', { count: pending })}</Alert>}
        <Alert tone="warn" live="none">{t('rulingFinal')}</Alert>
      </form>
    </div>
  );
}

/** The documents of a case, each to be accepted or rejected. */
function WeighedEvidence({ state, reload, retry }: Pick<ReturnType<typeof useCall<'GET /api/disputes/{disputeId}'>>, 'state' | 'reload' | 'retry'>) {
  const t = useTranslations();
  const { review, isBusy } = useEvidenceReview(reload);
  return (
    <section className="grid gap-2">
      <h3>{t('dispute.evidence')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={3} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dispute.caseFailed')}</Alert>}
      {state.phase === 'ready' && (
        <EvidenceList
          evidence={state.answer.evidence}
          actions={(one) => (one.isOwn ? [] : allowedActions(evidenceMachine, one.status, 'arbitrator')).map((action) => (
            <Button
              key={action} size="sm" variant={action === 'reject' ? 'danger' : 'secondary'} busy={isBusy(one.id, action)}
              aria-label={t(`dispute.${action}Named`, { document: one.document })} onClick={() => review(one.id, action)}
            >
              {t(`dispute.${action}`)}
            </Button>
          ))}
        />
      )}
    </section>
  );
}
