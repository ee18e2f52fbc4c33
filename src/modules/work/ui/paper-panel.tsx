'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PaperLink } from '@/table/paper-file';
import { Day, Money } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { LinkButton } from '@/ui/link-button';
import { paperFilePath, type WorkPaperAnswer } from '../work.schema';

/** The paper with which a work order has ended. */
export function PaperPanel({ paper }: { paper: WorkPaperAnswer }) {
  const t = useTranslations('paper');
  return (
    <section className="grid gap-2">
      <h3>{t(`kinds.${paper.kind}`)}</h3>
      <DefinitionList
        items={[
          { key: 'number', term: t('number'), value: <Code>{paper.number}</Code> },
          { key: 'issuer', term: t('issuer'), value: <bdi>{paper.issuer}</bdi> },
          { key: 'issued', term: t('issuedOn'), value: <Day day={paper.issuedOn} /> },
          ...(paper.validUntil ? [{ key: 'valid', term: t('validUntil'), value: <Day day={paper.validUntil} /> }] : []),
          ...(paper.insured ? [{ key: 'insured', term: t('insured'), value: <strong><Money amount={paper.insured.amount} currency={paper.insured.currency} /></strong> }] : []),
          ...(paper.clauses ? [{ key: 'clauses', term: t('clauses'), value: t(`clause.${paper.clauses}`) }] : []),
          ...(paper.note ? [{ key: 'note', term: t('note'), value: <p dir="auto" className="whitespace-pre-line">{paper.note}</p> }] : []),
        ]}
      />
      {paper.hasFile && (
        <div className="flex flex-wrap gap-3">
          <PaperLink href={paperFilePath(paper.id)} label={t('view', { number: paper.number })} />
          <LinkButton href={paperFilePath(paper.id)} download size="sm"><Download aria-hidden="true" />{t('download')}</LinkButton>
        </div>
      )}
    </section>
  );
}
