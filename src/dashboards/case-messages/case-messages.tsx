'use client';

import { clsx } from 'clsx';
import { parseAsInteger, useQueryState } from 'nuqs';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { byAttention, CASE_OPEN, type ArbitratorCaseAnswer } from '@/modules/dispute/case.schema';
import { CaseThread } from '@/modules/dispute/ui/case-thread';
import { RulingBadge, RulingState } from '@/modules/dispute/ui/ruling-panel';
import { sinceOf, useCall, useReturn } from '@/table/use-call';
import { Status } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Code } from '@/ui/code-chip';
import { EmptyState } from '@/ui/empty-state';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { useDesk } from '../desk/desk-counts';
import { useOnRing } from '../notifications/use-on-ring';

/** The threads of an arbitrator's cases: the cases at one side, the thread of the chosen one at the other. Live by the bell. */
export function CaseMessages() {
  const t = useTranslations();
  const { state, reload, retry } = useCall('GET /api/arbitrator/cases', {});
  const [news, setNews] = useState(0);
  const [first, setFirst] = useState<number | null>(null);
  const [chosen, choose] = useQueryState('case', parseAsInteger);
  const desk = useDesk();
  useReturn(reload);
  useOnRing(useCallback(() => {
    setNews((before) => before + 1);
    void reload();
  }, [reload]), sinceOf(state));
  const onRead = useCallback(() => {
    void reload();
    void desk.reload();
  }, [reload, desk]);
  if (state.phase === 'loading') return <Loading status={t('dashboard.loading')} visible><SkeletonRows rows={6} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dashboard.failed')}</Alert>;
  const cases = byAttention(state.answer, first);
  const current = cases.find(({ id }) => id === chosen) ?? cases.find(({ id }) => id === first) ?? cases[0];
  // What stood first at the beginning stays open and in its place when it has been read.
  if (current && first === null) setFirst(current.id);
  if (!current) return <Card><EmptyState sentence={t('dispute.casesEmpty')} why={t('dispute.casesEmptyWhy')} /></Card>;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <CaseChoice cases={cases} current={current.id} onChoose={(id) => void choose(id)} />
      <Card as="section" className="grid min-w-0 gap-4" aria-label={current.case}>
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg"><Code>{current.case}</Code></h2>
          <Status status={current.status} />
          <RulingBadge ruling={current.ruling} />
          <p className="flex w-full flex-wrap gap-x-4 text-sm text-muted"><TradeName>{current.product}</TradeName><bdi>{current.buyer}</bdi><bdi>{current.seller ?? t('common.none')}</bdi></p>
        </header>
        <RulingState ruling={current.ruling} />
        <CaseThread key={current.id} disputeId={current.id} isOpen={CASE_OPEN.includes(current.status)} stamp={news} onRead={onRead} />
      </Card>
    </div>
  );
}

interface CaseChoiceProps {
  readonly cases: readonly ArbitratorCaseAnswer[];
  readonly current: number;
  readonly onChoose: (id: number) => void;
}

/** The cases, each with what is unread in it. */
function CaseChoice({ cases, current, onChoose }: CaseChoiceProps) {
  const t = useTranslations('dispute');
  return (
    <nav aria-label={t('chooseCase')} className="min-w-0">
      <ul className="relative flex gap-2 max-lg:overflow-x-auto lg:grid lg:max-h-[70dvh] lg:overflow-y-auto">
        {cases.map(({ id, case: name, product, unread, status, ruling }) => (
          <li key={id} className="max-lg:w-56 max-lg:flex-none">
            <button
              type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}
              className={clsx('card grid w-full gap-1 p-3 text-start text-sm', id === current && 'border-sea')}
            >
              <span className="flex items-center justify-between gap-2">
                <Code>{name}</Code>
                {unread > 0 && <span className="count" title={t('unread', { count: unread })}><span aria-hidden="true">{unread}</span><span className="sr-only">{t('unread', { count: unread })}</span></span>}
              </span>
              <TradeName className={clsx('truncate', unread > 0 ? 'font-semibold' : 'text-muted')}>{product}</TradeName>
              <span className="flex flex-wrap gap-1"><Status status={status} /><RulingBadge ruling={ruling} /></span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
