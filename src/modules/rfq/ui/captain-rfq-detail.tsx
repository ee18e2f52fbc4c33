'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import { DetailSkeleton } from '@/table/detail-skeleton';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Code } from '@/ui/code-chip';
import { notify } from '@/ui/notify';
import { awaitsRenewal, isSealed, WEIGHED_STATES, type RfqAnswer } from '../rfq.schema';
import { RfqDescription, RfqFacts, RfqFiles, RfqInvited, useRfqOutcome } from './rfq-facts';
import { RfqOffers } from './rfq-offers';
import { RfqProduct } from './rfq-product';
import { RfqThread } from './rfq-thread';

/** An RFQ as the captain reads it: with its buyer, and its product and seller, which are asked for when it is opened. */
export function CaptainRfqDetail({ row }: { row: RfqAnswer }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const outcome = useRfqOutcome(row, { quotations: '/dashboard/captain/dpqs', orders: '/dashboard/captain/dpos' });
  const { state, retry } = useCall('GET /api/captain/rfqs/{rfqId}', { params: { rfqId: row.id } });
  const failure =
    state.phase !== 'failed'
      ? null
      : isNetworkFailure(state.error)
        ? t('rfq.fetchFailedNetwork')
        : t('rfq.fetchFailed', { error: errorText.ofError(state.error) });
  useEffect(() => {
    if (failure !== null) notify.error(failure);
  }, [failure]);

  if (failure !== null) {
    return (
      <Alert
        tone="bad"
        live="none"
        action={
          <Button size="sm" onClick={retry}>
            {t('common.retry')}
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  }
  if (state.phase !== 'ready') return <DetailSkeleton />;
  const rfq = state.answer;
  return (
    <div className="grid gap-6">
      {isSealed(rfq) && WEIGHED_STATES.includes(rfq.status) && <Alert live="none" title={t('rfq.nextTitle')}>{t.rich('rfq.sealedCaptain', { until: () => <Instant at={rfq.sealedUntil ?? ''} /> })}</Alert>}
      {awaitsRenewal(rfq) && WEIGHED_STATES.includes(rfq.status) && <Alert tone="warn" live="none" title={t('rfq.nextTitle')}>{t('rfq.allOutdated')}</Alert>}
      <RfqFacts
        rfq={rfq}
        before={[
          { key: 'buyer', term: t('rfq.buyer'), value: <bdi>{rfq.buyer.name}</bdi> },
          { key: 'code', term: t('rfq.vendorCode'), value: <Code>{rfq.buyer.vendorCode}</Code> },
        ]}
        after={outcome}
      />
      <RfqDescription text={rfq.description} />
      <RfqFiles files={rfq.files} />
      <RfqInvited rfq={rfq} />
      <RfqOffers rfq={rfq} />
      {rfq.productDetails && <RfqProduct product={rfq.productDetails} />}
      <RfqThread messages={rfq.notifications} currency={rfq.currency} />
    </div>
  );
}
