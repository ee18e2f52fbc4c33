'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { ShownPaper } from '@/table/paper-file';
import { Instant, Status } from '@/table/values';
import { buttonClass } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { caseFilePath, type EvidenceAnswer } from '../case.schema';

/** A document of a case with the paper itself, as the arbitrator reads it. */
export function EvidenceDetail({ row }: { row: EvidenceAnswer }) {
  const t = useTranslations('dispute');
  const others = useOthersText();
  const href = caseFilePath(row.file.id);
  const name = others(row.file.fileName);
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <ShownPaper href={href} name={name} contentType={row.file.contentType} />
        <a href={href} download={name} className={buttonClass('secondary', 'sm')}>
          <Download aria-hidden="true" />
          {t('download')}
        </a>
      </div>
      <DefinitionList
        items={[
          { key: 'case', term: t('case'), value: <Code>{row.case}</Code> },
          { key: 'party', term: t('party'), value: <bdi>{row.party}</bdi> },
          { key: 'side', term: t('type'), value: t(`sides.${row.by}`) },
          { key: 'document', term: t('document'), value: <bdi className="wrap-anywhere">{others(row.document)}</bdi> },
          { key: 'status', term: t('status'), value: <Status status={row.status} /> },
          { key: 'created', term: t('handedIn'), value: <Instant at={row.createdAt} /> },
        ]}
      />
    </div>
  );
}
