'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { DetailSkeleton } from '@/table/detail-skeleton';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { requiredTypes, type DocumentType, type OwnDocument } from '../kyc.schema';
import { PaperCard } from './paper-card';
import { SubmitPaperDialog } from './submit-paper-dialog';

const DAY = 86_400_000;

/** What a party can do about what stands in a paper's place. */
function handInOf(current: readonly OwnDocument[]): 'upload' | 'replace' | 'renew' | undefined {
  if (current.some(({ status }) => status === 'pending')) return undefined;
  const [paper] = current;
  if (!paper) return 'upload';
  if (paper.status !== 'approved') return 'replace';
  const endsSoon = paper.expires_on !== null && Date.parse(paper.expires_on) <= Date.now() + SETTINGS.documentRenewalDays * DAY;
  return endsSoon ? 'renew' : undefined;
}

/** A party's papers: those that are asked of its roles, those that support it, and those of earlier. */
export function DocumentsView({ roles }: { roles: readonly string[] }) {
  const t = useTranslations();
  const { state, retry, reload } = useCall('GET /api/account/documents', { query: {} });
  const [submitting, setSubmitting] = useState<DocumentType | null>(null);
  if (state.phase === 'loading') return <DetailSkeleton />;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('kyc.loadFailed')}</Alert>;

  const standing = state.answer.filter(({ status }) => status !== 'replaced');
  const earlier = state.answer.filter(({ status }) => status === 'replaced');
  const supporting = standing.filter(({ document_type: type }) => type === 'supporting');
  return (
    <>
      <PaperList title={t('kyc.required')}>
        {requiredTypes(roles).flatMap((type) => {
          const current = standing.filter(({ document_type: own }) => own === type);
          const handIn = handInOf(current);
          const cards = current.length > 0 ? current : [undefined];
          return cards.map((paper, index) => (
            <PaperCard key={`${type}-${paper?.id ?? 'none'}`} type={type} paper={paper} handIn={index === 0 ? handIn : undefined} onHandIn={() => setSubmitting(type)} />
          ));
        })}
      </PaperList>
      <PaperList title={t('kyc.supportingTitle')} action={<Button size="sm" onClick={() => setSubmitting('supporting')}>{t('kyc.upload')}</Button>} empty={t('kyc.nothingSupporting')}>
        {supporting.map((paper) => <PaperCard key={paper.id} type="supporting" paper={paper} handIn={handInOf([paper])} onHandIn={() => setSubmitting('supporting')} />)}
      </PaperList>
      {earlier.length > 0 && (
        <PaperList title={t('kyc.earlier')}>
          {earlier.map((paper) => <PaperCard key={paper.id} type={paper.document_type} paper={paper} />)}
        </PaperList>
      )}
      {submitting && (
        <SubmitPaperDialog
          type={submitting} onClose={() => setSubmitting(null)}
          onSubmitted={() => {
            setSubmitting(null);
            void reload();
          }}
        />
      )}
    </>
  );
}

interface PaperListProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** Said where there is none; without it an empty list does not stand there at all. */
  readonly empty?: string;
  readonly children: readonly ReactNode[];
}

function PaperList({ title, action, empty, children }: PaperListProps) {
  if (children.length === 0 && empty === undefined) return null;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>{title}</h3>
        {action}
      </div>
      {children.length === 0 ? <p className="text-sm text-muted">{empty}</p> : <ul className="grid gap-3 md:grid-cols-2">{children}</ul>}
    </section>
  );
}
