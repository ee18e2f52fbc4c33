'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { FileLink } from '@/table/file-link';
import { useOthersText } from '@/table/others-text';
import { useCall } from '@/table/use-call';
import { Day, Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { ExportAnswer, ExportFact, ExportFinding } from '../export.schema';

/** The export papers of an order in its sheet: what they say differently first, then each with its way to it. */
export function ExportDocumentsPanel({ dpoId }: { dpoId: number }) {
  const t = useTranslations();
  const { state, retry } = useCall('GET /api/dpos/{entityId}/documents', { params: { entityId: dpoId } });
  return (
    <section className="grid gap-3">
      <h3>{t('export.title')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><SkeletonRows rows={3} /></Loading>}
      {state.phase === 'failed' && <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('export.failed')}</Alert>}
      {state.phase === 'ready' && <Documents answer={state.answer} />}
    </section>
  );
}

function Documents({ answer: { documents, findings } }: { answer: ExportAnswer }) {
  const t = useTranslations('export');
  return (
    <>
      {findings.length > 0 && (
        <Alert tone="warn" live="none">
          <p>{t('differs')}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-5">{findings.map((finding) => <li key={finding.code}><Finding finding={finding} /></li>)}</ul>
        </Alert>
      )}
      <ul className="divide-y divide-dashed divide-line">
        {documents.map(({ kind, href, missing }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="grid min-w-0">
              <span className="text-sm font-semibold">{t(`kinds.${kind}`)}</span>
              {missing.length > 0 && <ul className="text-sm text-muted">{missing.map((what) => <li key={what}>{t(`missing.${what}`)}</li>)}</ul>}
            </span>
            {href !== null && <FileLink href={href} label={`export.download.${kind}`} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Finding({ finding: { code, expected, found, tolerance = 0 } }: { finding: ExportFinding }) {
  const t = useTranslations('export');
  const format = useFormatter();
  return (
    <>
      <span>{t(`findings.${code}`, { tolerance: format.number(tolerance / 100, { style: 'percent', maximumFractionDigits: 1 }) })}</span>
      {expected && found && <span className="block text-sm">{t.rich('compare', { expected: () => <Fact fact={expected} />, found: () => <Fact fact={found} /> })}</span>}
    </>
  );
}

function Fact({ fact }: { fact: ExportFact }) {
  const othersText = useOthersText();
  if ('name' in fact) return <bdi className="font-semibold">{othersText(fact.name)}</bdi>;
  if ('day' in fact) return <Day day={fact.day} />;
  return 'unit' in fact ? <Quantity amount={fact.amount} unit={`units.${fact.unit}`} /> : <Money amount={fact.amount} currency={fact.currency} />;
}
