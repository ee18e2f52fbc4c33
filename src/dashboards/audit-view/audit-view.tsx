'use client';

import { Download, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { EXPORT_LIMIT, LOG_LIMIT, LOG_PAGE, type LogAnswer } from '@/modules/audit/audit.schema';
import { useCall, useReturn } from '@/table/use-call';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Code } from '@/ui/code-chip';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { download } from '@/ui/download';
import { EmptyState } from '@/ui/empty-state';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { toCsv } from '@/table/csv';
import { AuditFilters } from './audit-filters';
import { AuditVerification } from './audit-verification';
import { useAuditAddress, type AuditAddress } from './use-audit-address';
import { useAuditWords } from './use-audit-words';

/** The audit log: filters that stand in the address, a page at a time, the chain's proof, and a file of what is filtered. */
export function AuditView() {
  return (
    <Suspense fallback={<LogLoading />}>
      <LoadedAudit />
    </Suspense>
  );
}

function LogLoading() {
  const t = useTranslations('dashboard');
  return <Loading status={t('loading')} visible><SkeletonRows rows={10} /></Loading>;
}

function LoadedAudit() {
  const t = useTranslations();
  const errorText = useErrorText();
  const address = useAuditAddress();
  const { state, reload, retry } = useCall('GET /api/admin/logs', { query: address.query });
  useReturn(() => void reload());
  const rows = state.phase === 'ready' ? state.answer : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditVerification />
      <AuditFilters address={address} end={<ExportButton address={address} isEmpty={rows?.length === 0} />} />
      {state.phase === 'loading' && <LogLoading />}
      {state.phase === 'failed' && (
        <Alert tone="bad" title={t('dashboard.failed')} action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{errorText.ofError(state.error)}</Alert>
      )}
      {rows && <Entries rows={rows} address={address} />}
    </div>
  );
}

function Entries({ rows, address }: { rows: readonly LogAnswer[]; address: AuditAddress }) {
  const t = useTranslations();
  const words = useAuditWords();
  const last = rows.at(-1);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />} sentence={t(address.isNarrowed ? 'audit.noMatch' : 'audit.empty')}
          action={address.isNarrowed ? <Button size="sm" onClick={address.clear}>{t('common.clear')}</Button> : undefined}
        />
      </Card>
    );
  }
  return (
    <>
      <Table label={t('dashboard.menu.auditLogs')} className="table-cards">
        <thead>
          <tr>
            <HeadCell>{t('audit.number')}</HeadCell><HeadCell>{t('audit.timestamp')}</HeadCell><HeadCell>{t('audit.user')}</HeadCell>
            <HeadCell>{t('audit.action')}</HeadCell><HeadCell>{t('audit.details')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <RowHead data-label={t('audit.number')}><Code>{String(row.id)}</Code></RowHead>
              <Cell data-label={t('audit.timestamp')}><Instant at={row.timestamp} /></Cell>
              <Cell data-label={t('audit.user')}>{words.isHouse(row.user) ? words.user(row) : <Code>{row.user}</Code>}</Cell>
              <Cell data-label={t('audit.action')}>{words.action(row.action)}</Cell>
              <Cell data-label={t('audit.details')} className="max-sm:col-span-full"><Details row={row} /></Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <nav aria-label={t('audit.pages')} className="flex flex-wrap justify-between gap-2">
        <Button size="sm" disabled={!address.isPaged} onClick={address.newest}>{t('audit.newest')}</Button>
        <Button size="sm" disabled={rows.length < LOG_PAGE || !last} onClick={() => last && address.older(last.id)}>{t('audit.older')}</Button>
      </nav>
    </>
  );
}

/** What was touched, and what was kept of it, fact by fact. */
function Details({ row }: { row: LogAnswer }) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 wrap-anywhere sm:min-w-64">
      <li className="font-medium">{words.thing(row)}</li>
      {words.facts(row).map(({ name, value }) => <li key={name}>{t.rich('fact', { name, value: () => <bdi>{value}</bdi> })}</li>)}
    </ul>
  );
}

/** Every entry of the filter up to the limit, asked for page by page. */
async function allOf(query: AuditAddress['query']): Promise<LogAnswer[]> {
  const all: LogAnswer[] = [];
  for (;;) {
    const last = all.at(-1);
    // A file begins at the newest entry, wherever the reader has turned to.
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'before'));
    const rows = await api('GET /api/admin/logs', { query: { ...rest, ...(last && { before: String(last.id) }), pageSize: String(LOG_LIMIT) } });
    all.push(...rows);
    if (rows.length < LOG_LIMIT || all.length >= EXPORT_LIMIT) return all;
  }
}

function ExportButton({ address, isEmpty }: { address: AuditAddress; isEmpty: boolean }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const words = useAuditWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const rows = await allOf(address.query);
      // Programs read the code, people the words.
      const head = ['number', 'timestamp', 'user', 'action', 'details', 'code'] as const;
      const lines = rows.map((row) => [row.id, row.timestamp, words.user(row), words.action(row.action), words.line(row), row.action]);
      download(`audit-log-${new Date().toISOString().slice(0, 10)}.csv`, toCsv([head.map((key) => t(`audit.${key}`)), ...lines]), 'text/csv');
    } catch (error) {
      setFailure(errorText.ofError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure && <Alert tone="bad">{failure}</Alert>}
      <Button size="sm" onClick={() => void save()} disabled={isBusy || isEmpty}>
        <Download aria-hidden="true" />
        {t(isBusy ? 'audit.exporting' : 'common.exportCsv')}
      </Button>
    </>
  );
}
