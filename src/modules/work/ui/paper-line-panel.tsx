'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { PaperLink } from '@/table/paper-file';
import { Day } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { paperFilePath, type WorkPaperAnswer } from '../work.schema';

/** The paper of a work order: its name and number, who made it out and when, and the way to it. */
export function PaperLine({ paper }: { paper: WorkPaperAnswer }) {
  const t = useTranslations();
  const othersText = useOthersText();
  const number = othersText(paper.number);
  const name = t(`paper.kinds.${paper.kind}`);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-medium">{name}</span>
      {number === paper.number ? <Code>{number}</Code> : <span>{number}</span>}
      <span className="text-muted">{t.rich('work.paperOf', { issuer: () => <bdi>{othersText(paper.issuer)}</bdi>, day: () => <Day day={paper.issuedOn} /> })}</span>
      {paper.hasFile && <PaperLink href={paperFilePath(paper.id)} label={t('work.openPaper', { paper: name })} />}
    </p>
  );
}
