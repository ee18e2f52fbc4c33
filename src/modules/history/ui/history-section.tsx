'use client';

import { ArrowRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useCall } from '@/table/use-call';
import { TradeName } from '@/table/trade-name';
import { Day, Instant, Money, Status } from '@/table/values';
import { WasAndIs } from '@/table/was-and-is';
import { Button } from '@/ui/button';
import { Loading, Skeleton } from '@/ui/skeleton';
import type { HistoryChange, HistoryEntry } from '../history.schema';

/** What has a history, by its machine's name, and the call that answers it. */
const CALLS = { rfq: 'GET /api/rfqs/{entityId}/history', dpq: 'GET /api/dpqs/{entityId}/history', dpo: 'GET /api/dpos/{entityId}/history' } as const;

interface HistorySectionProps {
  readonly entity: string;
  /** What it is about, as it is now; the history is asked for again when that changes. */
  readonly row: { readonly id: number };
}

/** The trail of changes of one thing: what happened, by whom and when, newest first. Nothing for what keeps none. */
export function HistorySection({ entity, row }: HistorySectionProps) {
  return entity === 'rfq' || entity === 'dpq' || entity === 'dpo' ? <History call={CALLS[entity]} row={row} /> : null;
}

function History({ call, row }: { call: (typeof CALLS)[keyof typeof CALLS]; row: { readonly id: number } }) {
  const t = useTranslations();
  const { state, reload, retry } = useCall(call, { params: { entityId: row.id } });
  const seen = useRef(row);
  useEffect(() => {
    if (seen.current === row) return;
    seen.current = row;
    void reload();
  }, [row, reload]);
  return (
    <section className="mt-6 grid gap-2">
      <h3>{t('history.title')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><Skeleton className="w-2/3" /></Loading>}
      {state.phase === 'failed' && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">{t('history.failed')}<Button size="sm" onClick={retry}>{t('common.retry')}</Button></p>
      )}
      {state.phase === 'ready' && state.answer.length === 0 && <p className="text-sm text-muted">{t('history.empty')}</p>}
      {state.phase === 'ready' && state.answer.length > 0 && (
        <ol className="trail text-sm">{state.answer.map((entry, index) => <Line key={state.answer.length - index} entry={entry} />)}</ol>
      )}
    </section>
  );
}

function Line({ entry: { at, by, action, from, to, person, seller, changes, invited } }: { entry: HistoryEntry }) {
  const t = useTranslations();
  const key = `history.actions.${action}` as MessageKey;
  const who = { buyer: 'roles.buyer', seller: 'roles.seller', captain: 'common.brand', system: 'history.system' } as const;
  return (
    <li>
      <p className="font-medium">{t(t.has(key) ? key : 'history.other')}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {to !== null && from !== null && from !== to && <><Status status={from} /><ArrowRight role="img" aria-label={t('history.becomes')} size={14} className="mirror-rtl flex-none text-muted" /></>}
        {to !== null && from !== to && <Status status={to} />}
        <span className="text-xs text-muted"><bdi>{seller ?? person ?? t(who[by])}</bdi> · <bdi><Instant at={at} /></bdi></span>
      </p>
      {invited && <ul className="mt-1 flex flex-wrap gap-x-3">{invited.map((name, index) => <li key={index}><bdi>{name}</bdi></li>)}</ul>}
      {changes && <dl className="mt-1 grid gap-1">{changes.map((change) => <Change key={change.field} change={change} />)}</dl>}
    </li>
  );
}

/** The words of an RFQ's parts, as its form has them. */
const PARTS = {
  title: 'rfq.productTitle', quantity: 'rfq.quantity', unit: 'rfq.unit', deadline: 'rfq.deadline', deliveryPort: 'rfq.wishPort', paymentTerms: 'rfq.wishTerms', budgetMin: 'rfq.budgetMin', budgetMax: 'rfq.budgetMax', description: 'rfq.description', readyOn: 'order.readyOn',
} as const satisfies Record<HistoryChange['field'], MessageKey>;

function Change({ change }: { change: HistoryChange }) {
  const t = useTranslations();
  const name = t(PARTS[change.field]);
  if (change.field === 'description') {
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-muted">{name}</dt>
        <dd className="font-semibold">{t('history.rewritten')}</dd>
      </div>
    );
  }
  return <WasAndIs name={name} was={<Part change={change} value={change.before} />} is={<Part change={change} value={change.now} />} />;
}

function Part({ change: { field, currency }, value }: { change: HistoryChange; value: HistoryChange['now'] }) {
  const t = useTranslations();
  const format = useFormatter();
  if (value === null) return t('common.none');
  if (currency) return <Money amount={Number(value)} currency={currency} />;
  if (typeof value === 'number') return format.number(value);
  if (field === 'deadline' || field === 'readyOn') return <Day day={value} />;
  const unit = `units.${value}` as MessageKey;
  return field === 'unit' && t.has(unit) ? t(unit) : <TradeName>{value}</TradeName>;
}
