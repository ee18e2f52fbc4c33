'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useCall } from '@/table/use-call';
import { Instant, Status } from '@/table/values';
import { Button } from '@/ui/button';
import { Loading, Skeleton } from '@/ui/skeleton';
import type { HistoryEntry } from '../history.schema';

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

function Line({ entry: { at, by, action, from, to, person, seller } }: { entry: HistoryEntry }) {
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
    </li>
  );
}
