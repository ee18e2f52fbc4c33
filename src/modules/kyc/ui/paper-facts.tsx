'use client';

import { useTranslations } from 'next-intl';
import { Day, Instant } from '@/table/values';
import { DefinitionList, type Definition } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import type { OwnDocument } from '../kyc.schema';

/** What is known of a paper, for the party and for HR alike. */
export function PaperFacts({ paper }: { paper: OwnDocument }) {
  const t = useTranslations('kyc');
  const items: Definition[] = [
    ...(paper.number ? [{ term: t('number'), value: <Ltr>{paper.number}</Ltr>, key: 'number' }] : []),
    { term: t('expires'), value: paper.expires_on ? <Day day={paper.expires_on} /> : t('noExpiry'), key: 'expires' },
    { term: t('submittedOn'), value: <Instant at={paper.submitted_date} />, key: 'submitted' },
    ...(paper.decided_date ? [{ term: t('decidedOn'), value: <Instant at={paper.decided_date} />, key: 'decided' }] : []),
    { term: t('file'), value: <bdi>{paper.file_name}</bdi>, key: 'file' },
    ...(paper.reject_reason ? [{ term: t('reason'), value: <bdi>{paper.reject_reason}</bdi>, key: 'reason' }] : []),
  ];
  return <DefinitionList items={items} />;
}
