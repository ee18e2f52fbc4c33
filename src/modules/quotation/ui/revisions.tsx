'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import { useCall } from '@/table/use-call';
import { FileLink } from '@/table/file-link';
import { TargetPrice } from '@/table/target-price';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { WasAndIs } from '@/table/was-and-is';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CodeChip } from '@/ui/code-chip';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { changedFields, type RevisionField } from '../quotation.revisions';
import type { DpqAnswer, RevisionAnswer } from '../quotation.schema';

interface RevisionsProps {
  readonly dpq: DpqAnswer;
  /** Who reads: each has a call of its own. */
  readonly call: 'GET /api/buyer/dpqs/{dpqId}/revisions' | 'GET /api/captain/dpqs/{dpqId}/revisions';
}

/** Every revision of a quotation, newest first, each with what it changed. */
export function Revisions({ dpq, call }: RevisionsProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { state, retry } = useCall(call, { params: { dpqId: dpq.id } });
  return (
    <section className="grid gap-2">
      <h3>{t('quotation.revisions')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={2} /></Loading>}
      {state.phase === 'failed' && (
        <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>
          {t('quotation.revisionsFailed', { error: errorText.ofError(state.error) })}
        </Alert>
      )}
      {state.phase === 'ready' && (
        <ol className="grid gap-3">
          {state.answer.map((revision, index) => (
            <Revision key={revision.revision} dpqId={dpq.id} revision={revision} before={state.answer[index + 1]} unit={dpq.unit} newest={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RevisionProps {
  readonly dpqId: number;
  readonly revision: RevisionAnswer;
  readonly before: RevisionAnswer | undefined;
  readonly unit: DpqAnswer['unit'];
  readonly newest: boolean;
}

function Revision({ dpqId, revision, before, unit, newest }: RevisionProps) {
  const t = useTranslations('quotation');
  return (
    <li className="card grid gap-2 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{t('revision', { number: revision.revision })}</strong>
        {newest && <Badge tone="info">{t('newestRevision')}</Badge>}
        <span className="ms-auto text-xs text-muted"><Instant at={revision.createdAt} /></span>
      </p>
      {before ? <Changes before={before} after={revision} unit={unit} /> : <First revision={revision} unit={unit} />}
      {!newest && <div><FileLink href={`/api/dpqs/${dpqId}/pdf?revision=${revision.revision}`} label="document.pdf" /></div>}
      {revision.message && <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">{revision.message}</p>}
      {revision.asked && <Asked asked={revision.asked} currency={revision.currency} />}
    </li>
  );
}

/** How the buyer answered a revision: with the price that it would pay, and why. */
function Asked({ asked: { message, targetPrice, at }, currency }: { asked: NonNullable<RevisionAnswer['asked']>; currency: RevisionAnswer['currency'] }) {
  const t = useTranslations('quotation');
  return (
    <div className="grid gap-1 border-s-2 border-line ps-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{t('buyerAsks')}</strong>
        <span className="ms-auto text-xs text-muted"><Instant at={at} /></span>
      </p>
      <TargetPrice amount={targetPrice} currency={currency} />
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">{message}</p>
    </div>
  );
}

function First({ revision, unit }: Pick<RevisionProps, 'revision' | 'unit'>) {
  const t = useTranslations('quotation');
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-muted">{t('firstRevision')}</span>
      <Value field="unitPrice" of={revision} unit={unit} />
      <Value field="quantity" of={revision} unit={unit} />
      <Value field="paymentTerms" of={revision} unit={unit} />
    </p>
  );
}

/** What a revision has changed. */
function Changes({ before, after, unit }: { before: RevisionAnswer; after: RevisionAnswer; unit: DpqAnswer['unit'] }) {
  const t = useTranslations('quotation');
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p className="text-muted">{t('nothingChanged')}</p>;
  return (
    <dl className="grid gap-1">
      {fields.map((field) => <WasAndIs key={field} name={t(field)} was={<Value field={field} of={before} unit={unit} />} is={<Value field={field} of={after} unit={unit} />} />)}
    </dl>
  );
}

function Value({ field, of, unit }: { field: RevisionField; of: RevisionAnswer; unit: DpqAnswer['unit'] }): ReactNode {
  const none = useTranslations('common')('none');
  switch (field) {
    case 'unitPrice':
    case 'total':
      return <Money amount={of[field]} currency={of.currency} />;
    case 'quantity':
      return <Quantity amount={of.quantity} unit={`units.${unit}`} />;
    case 'paymentTerms':
      return <CodeChip>{of.paymentTerms}</CodeChip>;
    case 'deliveryDate':
      return of.deliveryDate ? <Day day={of.deliveryDate} /> : none;
    case 'validUntil':
      return <Instant at={of.validUntil} />;
    default:
      return <bdi className="whitespace-pre-line">{of[field] || none}</bdi>;
  }
}
