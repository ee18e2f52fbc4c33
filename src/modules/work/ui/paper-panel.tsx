'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { PaperLink } from '@/table/paper-file';
import { Day, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { LinkButton } from '@/ui/link-button';
import { paperFilePath, type WorkPaperAnswer } from '../work.schema';

/** The paper of a work order, for whoever may read it. */
export function PaperPanel({ paper, heading: Heading = 'h3' }: { paper: WorkPaperAnswer; heading?: 'h3' | 'h4' }) {
  const t = useTranslations('paper');
  const othersText = useOthersText();
  const number = othersText(paper.number);
  return (
    <section className="grid gap-2">
      <Heading className="font-semibold">{t(`kinds.${paper.kind}`)}</Heading>
      <DefinitionList
        items={[
          { key: 'number', term: t('number'), value: number === paper.number ? <Code>{number}</Code> : number },
          { key: 'issuer', term: t('issuer'), value: <bdi>{othersText(paper.issuer)}</bdi> },
          { key: 'issued', term: t('issuedOn'), value: <Day day={paper.issuedOn} /> },
          ...(paper.validUntil ? [{ key: 'valid', term: t('validUntil'), value: <Day day={paper.validUntil} /> }] : []),
          ...(paper.insured ? [{ key: 'insured', term: t('insured'), value: <strong><Money amount={paper.insured.amount} currency={paper.insured.currency} /></strong> }] : []),
          ...(paper.clauses ? [{ key: 'clauses', term: t('clauses'), value: t(`clause.${paper.clauses}`) }] : []),
          ...(paper.note ? [{ key: 'note', term: t('note'), value: <p dir="auto" className="whitespace-pre-line">{othersText(paper.note)}</p> }] : []),
        ]}
      />
      {paper.hasFile && (
        <div className="flex flex-wrap gap-3">
          <PaperLink href={paperFilePath(paper.id)} label={t('view', { number })} />
          <LinkButton href={paperFilePath(paper.id)} download size="sm"><Download aria-hidden="true" />{t('download')}</LinkButton>
        </div>
      )}
    </section>
  );
}
