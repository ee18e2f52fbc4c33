'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailSkeleton } from '@/table/detail-skeleton';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CASE_OPEN, type CaseParty } from '../case.schema';
import { Claim, RulingFacts } from './case-facts';
import { CaseThread } from './case-thread';
import { EvidenceDialog } from './evidence-dialog';
import { EvidenceList } from './evidence-list';
import { useReloadOn } from './use-reload-on';

interface CaseBodyProps {
  readonly disputeId: number;
  /** Which of its three parties reads; null for the house, which reads its documents but no messages. */
  readonly side: CaseParty | null;
  /** Whatever changes when the case may have: it is then asked for again. */
  readonly stamp: unknown;
  /** Whether what became of the ruling's money stands above already. */
  readonly isStateSaid?: boolean;
}

/** What a case holds: claim, ruling, evidence, and its thread for its parties. */
export function CaseBody({ disputeId, side, stamp, isStateSaid = false }: CaseBodyProps) {
  const t = useTranslations();
  const { state, reload, retry } = useCall('GET /api/disputes/{disputeId}', { params: { disputeId } });
  const [isAdding, setAdding] = useState(false);
  useReloadOn(stamp, reload);
  if (state.phase === 'loading') return <DetailSkeleton />;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dispute.caseFailed')}</Alert>;
  const { answer } = state;
  const isOpen = CASE_OPEN.includes(answer.status);
  return (
    <>
      <Claim reason={answer.reason} />
      <RulingFacts ruling={answer.ruling} isStateSaid={isStateSaid} />
      <section className="grid gap-2">
        <h3>{t('dispute.evidence')}</h3>
        <EvidenceList evidence={answer.evidence} />
        {side !== null && isOpen && <div><Button size="sm" onClick={() => setAdding(true)}>{t('dispute.evidenceAdd')}</Button></div>}
      </section>
      {side !== null && (
        <section className="grid gap-2">
          <h3>{t('dashboard.menu.secureMessaging')}</h3>
          <CaseThread disputeId={disputeId} isOpen={isOpen} stamp={stamp} />
        </section>
      )}
      {isAdding && (
        <EvidenceDialog
          disputeId={disputeId} onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
        />
      )}
    </>
  );
}
