'use client';

import { useTranslations } from 'next-intl';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { StatusBadge } from '@/ui/status-badge';
import type { DocumentType, OwnDocument } from '../kyc.schema';
import { PaperFacts } from './paper-facts';
import { ViewPaper } from '@/table/paper-file';

interface PaperCardProps {
  readonly type: DocumentType;
  /** What stands there now; undefined where nothing was handed in. */
  readonly paper: OwnDocument | undefined;
  /** The word on the button that hands in; without one nothing can be. */
  readonly handIn?: 'upload' | 'replace' | 'renew' | undefined;
  readonly onHandIn?: () => void;
}

/** One kind of paper: what it must show, where it stands, and what the party can do about it. */
export function PaperCard({ type, paper, handIn, onHandIn }: PaperCardProps) {
  const t = useTranslations('kyc');
  const name = t(`types.${type}`);
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <h4 className="font-semibold">{name}</h4>
          <p className="text-sm text-muted">{t(`hints.${type}`)}</p>
        </div>
        {paper ? <Status status={paper.status} /> : <StatusBadge tone="neutral" label={t('missing')} />}
      </div>
      {paper?.status === 'rejected' && <Alert tone="bad" live="none" title={t('reason')}><bdi>{paper.reject_reason}</bdi></Alert>}
      {paper && <PaperFacts paper={paper.status === 'rejected' ? { ...paper, reject_reason: '' } : paper} />}
      <div className="mt-auto flex flex-wrap gap-2">
        {paper && <ViewPaper href={`/api/account/documents/${paper.id}/file`} name={paper.file_name} contentType={paper.content_type} label={t('viewOf', { document: name })} />}
        {handIn && <Button size="sm" variant={paper ? 'secondary' : 'primary'} onClick={onHandIn} aria-label={`${t(handIn)}: ${name}`}>{t(handIn)}</Button>}
      </div>
    </Card>
  );
}
