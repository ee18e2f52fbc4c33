'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/i18n/use-error-text';
import type { OfferAnswer } from '@/modules/offer/offer.schema';
import { useCall } from '@/table/use-call';
import { Day, Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { Loading, Skeleton } from '@/ui/skeleton';
import type { RfqAnswer } from '../rfq.schema';

/** What sellers offer on an RFQ, side by side, for the captain; the cheapest is marked. */
export function RfqOffers({ rfq }: { rfq: RfqAnswer }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { state, retry } = useCall('GET /api/captain/rfqs/{rfqId}/offers', { params: { rfqId: rfq.id } });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3>{t('offer.standing')}</h3>
      {state.phase === 'loading' && <Loading status={t('common.loading')}><Skeleton className="w-full" /></Loading>}
      {state.phase === 'failed' && (
        <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>
          {t('offer.fetchFailed', { error: errorText.ofError(state.error) })}
        </Alert>
      )}
      {state.phase === 'ready' && (state.answer.length === 0
        ? <p className="text-sm text-muted">{t('offer.noneStanding')}</p>
        : <OfferTable offers={state.answer} unit={rfq.unit} />)}
    </section>
  );
}

function OfferTable({ offers, unit }: { offers: readonly OfferAnswer[]; unit: RfqAnswer['unit'] }) {
  const t = useTranslations('offer');
  const lowest = Math.min(...offers.map((offer) => offer.unitPrice));
  return (
    <>
      <Table label={t('standing')} className="table-cards">
        <thead>
          <tr>
            <HeadCell>{t('seller')}</HeadCell>
            <HeadCell kind="number">{t('unitPrice')}</HeadCell>
            <HeadCell kind="number">{t('minQuantity')}</HeadCell>
            <HeadCell>{t('leadTime')}</HeadCell>
            <HeadCell>{t('validUntil')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id} data-highlight={(offers.length > 1 && offer.unitPrice === lowest) || undefined}>
              <RowHead data-label={t('seller')}>
                <span className="grid justify-items-start gap-1">
                  <bdi>{offer.seller}</bdi>
                  {offers.length > 1 && offer.unitPrice === lowest && <Badge tone="ok">{t('cheapest')}</Badge>}
                </span>
              </RowHead>
              <Cell kind="number" data-label={t('unitPrice')}><Money amount={offer.unitPrice} currency={offer.currency} /></Cell>
              <Cell kind="number" data-label={t('minQuantity')}><Quantity amount={offer.minQuantity} unit={`units.${unit}`} /></Cell>
              <Cell data-label={t('leadTime')}>{t('leadTimeDays', { days: offer.leadTimeDays })}</Cell>
              <Cell data-label={t('validUntil')}><Day day={offer.validUntil} /></Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <OfferMessages offers={offers} />
    </>
  );
}

/** What the sellers wrote with their offers. */
function OfferMessages({ offers }: { offers: readonly OfferAnswer[] }) {
  return offers.filter((offer) => offer.message).map((offer) => (
    <p key={offer.id} className="text-sm wrap-anywhere whitespace-pre-line text-muted">
      <bdi className="font-semibold">{offer.seller}</bdi>: <bdi>{offer.message}</bdi>
    </p>
  ));
}
