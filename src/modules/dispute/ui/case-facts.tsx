'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import { Instant } from '@/table/values';
import { DefinitionList } from '@/ui/definition-list';
import type { DisputeAnswer } from '../dispute.schema';
import { RulingState } from './ruling-panel';

/** What is claimed, as the reader may read it. */
export function Claim({ reason }: { reason: string }) {
  const t = useTranslations('dispute');
  const others = useOthersText();
  return (
    <section className="grid gap-1">
      <h3>{t('claim')}</h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{others(reason)}</p>
    </section>
  );
}

/** What was ruled and how far that has come, unless that is said already; a sentence where nothing was. */
export function RulingFacts({ ruling, isStateSaid }: { ruling: DisputeAnswer['ruling']; isStateSaid: boolean }) {
  const t = useTranslations('dispute');
  const others = useOthersText();
  return (
    <section className="grid gap-2">
      <h3>{t('ruling')}</h3>
      {ruling === null ? <p className="text-sm text-muted">{t('rulingNone')}</p> : (
        <>
          {!isStateSaid && <RulingState ruling={ruling} />}
          <DefinitionList
            items={[
              { key: 'outcome', term: t('outcome'), value: <strong>{t(`outcomes.${ruling.outcome}`)}</strong> },
              { key: 'ruled', term: t('ruledAt'), value: <Instant at={ruling.ruledAt} /> },
              ...(ruling.approvedAt === null ? [] : [{ key: 'approved', term: t('approvedAt'), value: <Instant at={ruling.approvedAt} /> }]),
            ]}
          />
          <h4>{t('rulingReason')}</h4>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{others(ruling.reason)}</p>
        </>
      )}
    </section>
  );
}
