'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useOthersText } from '@/table/others-text';
import { ViewPaper } from '@/table/paper-file';
import { Instant, Status } from '@/table/values';
import { caseFilePath, type EvidenceAnswer } from '../case.schema';

interface EvidenceListProps {
  readonly evidence: readonly EvidenceAnswer[];
  /** What can be done with one, behind the way to its document. */
  readonly actions?: (one: EvidenceAnswer) => ReactNode;
}

/** The documents of a case: what each shows, who put it in, and how the arbitrator weighs it. */
export function EvidenceList({ evidence, actions }: EvidenceListProps) {
  const t = useTranslations('dispute');
  const others = useOthersText();
  if (evidence.length === 0) return <p className="text-sm text-muted">{t('evidenceEmpty')}</p>;
  return (
    <ul className="grid gap-3">
      {evidence.map((one) => (
        <li key={one.id} className="card grid gap-2 p-3 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{others(one.document)}</bdi>
            <Status status={one.status} />
          </div>
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            <span>{t(`sides.${one.by}`)} · <bdi>{one.party}</bdi></span>
            <Instant at={one.createdAt} />
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <ViewPaper href={caseFilePath(one.file.id)} name={others(one.file.fileName)} contentType={one.file.contentType} label={t('viewNamed', { document: others(one.document) })} />
            {actions?.(one)}
          </div>
        </li>
      ))}
    </ul>
  );
}
