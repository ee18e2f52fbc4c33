'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import { offerFilePath, type ComparedOffer, type OfferAnswer } from '@/modules/offer/offer.schema';
import { AttachedFiles } from '@/table/attached-files';
import { useCall, type CallState } from '@/table/use-call';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Loading, Skeleton } from '@/ui/skeleton';
import { isSealed, WEIGHED_STATES, type RfqAnswer } from '../rfq.schema';
import { OfferComparison } from './offer-comparison';

interface CaptainOffersProps {
  readonly rfq: RfqAnswer;
  /** In the form of a quotation: makes an offer the one that it goes back to. */
  readonly onTake?: (offer: ComparedOffer) => void;
  readonly taken?: number | null;
}

/** What sellers offer on an RFQ, side by side, for the captain, with what they write. */
export function RfqOffers({ rfq, onTake, taken }: CaptainOffersProps) {
  const { state, retry } = useCall('GET /api/captain/rfqs/{rfqId}/offers', { params: { rfqId: rfq.id } });
  return (
    <Offers rfq={rfq} state={state} retry={retry}>
      {(offers) => (
        <>
          <OfferComparison offers={offers} rfq={rfq} onTake={onTake} taken={taken} />
          <OfferMessages offers={offers} />
          <OfferFiles offers={offers} />
        </>
      )}
    </Offers>
  );
}

/** What sellers offer on an own RFQ, side by side, for the buyer to read: the captain decides. */
export function BuyerOffers({ rfq }: { rfq: RfqAnswer }) {
  const t = useTranslations('offer');
  const { state, retry } = useCall('GET /api/buyer/rfqs/{rfqId}/offers', { params: { rfqId: rfq.id } });
  return (
    <Offers rfq={rfq} state={state} retry={retry}>
      {(offers) => (
        <>
          <OfferComparison offers={offers} rfq={rfq} />
          <OfferFiles offers={offers} />
          {WEIGHED_STATES.includes(rfq.status) && <p className="text-sm text-muted">{t('captainDecides')}</p>}
        </>
      )}
    </Offers>
  );
}

interface OffersProps<O> {
  readonly rfq: RfqAnswer;
  readonly state: CallState<readonly O[]>;
  readonly retry: () => void;
  readonly children: (offers: readonly O[]) => ReactNode;
}

function Offers<O>({ rfq, state, retry, children }: OffersProps<O>) {
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3>{t('offer.standing')}</h3>
      {isSealed(rfq) && <Sealed rfq={rfq} />}
      {state.phase === 'loading' && <Loading status={t('common.loading')}><Skeleton className="w-full" /></Loading>}
      {state.phase === 'failed' && (
        <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>
          {t('offer.fetchFailed', { error: errorText.ofError(state.error) })}
        </Alert>
      )}
      {state.phase === 'ready' && !isSealed(rfq) && (state.answer.length === 0 ? <p className="text-sm text-muted">{t('offer.noneStanding')}</p> : children(state.answer))}
    </section>
  );
}

/** How many have offered, and when it may be seen what. */
function Sealed({ rfq }: { rfq: RfqAnswer }) {
  const t = useTranslations('offer');
  return <Alert live="none">{t.rich('sealed', { count: rfq.offers, until: () => <Instant at={rfq.sealedUntil ?? ''} /> })}</Alert>;
}

/** What the sellers wrote with their offers. */
function OfferMessages({ offers }: { offers: readonly OfferAnswer[] }) {
  return offers.filter((offer) => offer.message).map((offer) => (
    <p key={offer.id} className="text-sm wrap-anywhere whitespace-pre-line text-muted">
      <bdi className="font-semibold">{offer.seller}</bdi>: <bdi>{offer.message}</bdi>
    </p>
  ));
}

/** What the sellers handed in with their offers. */
function OfferFiles({ offers }: { offers: readonly ComparedOffer[] }) {
  const t = useTranslations('offer');
  return offers.map(({ id, seller, files }) => (
    <AttachedFiles key={id} files={files} pathOf={offerFilePath} title={t.rich('filesOf', { seller: () => <bdi>{seller}</bdi> })} />
  ));
}
