'use client';

import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Display } from '@/modules/catalogue/display-currency.schema';
import { SecondPrice, useSecondCurrency } from '@/modules/catalogue/ui/second-price-panel';
import { basisOfOffers } from '@/modules/offer/offer-basis.schema';
import { differsFromWish, type ComparedOffer } from '@/modules/offer/offer.schema';
import { useToday } from '@/table/use-today';
import { Day, Money, Quantity } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Code, CodeChip } from '@/ui/code-chip';
import { daysUntil } from '@/table/days-until';
import type { RfqAnswer } from '../rfq.schema';

export interface OfferComparisonProps {
  readonly offers: readonly ComparedOffer[];
  readonly rfq: Pick<RfqAnswer, 'unit' | 'quantity' | 'paymentTerms'>;
  /** Makes an offer the one that a quotation goes back to. */
  readonly onTake?: ((offer: ComparedOffer) => void) | undefined;
  readonly taken?: number | null | undefined;
}

interface Line {
  readonly key: string;
  readonly name: string;
  /** Equal texts do not differ. */
  readonly compared: (offer: ComparedOffer) => string;
  readonly shown: (offer: ComparedOffer) => ReactNode;
}

/**
 * Offers beside each other, a column each, on one basis: the RFQ's currency and quantity. Beside it a price stands in the
 * currency that the reader has chosen, where that is another. Lines in which they differ and the best value are marked in words; where prices of several
 * Incoterms stand beside each other it says why none of all is the best. On a phone the lines stand below each other, and in
 * each the sellers do, so that no figure is cut.
 */
export function OfferComparison({ offers: given, rfq, onTake, taken }: OfferComparisonProps) {
  const t = useTranslations('offer');
  const today = useToday();
  const lines = useLines(rfq, today, useSecondCurrency(given.map(({ currency }) => currency)));
  const { offers, best, terms } = basisOfOffers(given, rfq.quantity, today);
  return (
    <>
      {terms.length > 0 && <MixedTerms terms={terms} hasBest={best.size > 0} />}
      <div role="region" tabIndex={0} aria-label={t('standing')} className="table-frame max-h-none!">
        <table className="table table-lines" aria-label={t('standing')}>
          <thead>
            <tr>
              <th scope="col" className="start-0 z-10! w-28 min-w-28 align-top whitespace-normal">{t('seller')}</th>
              {offers.map((offer) => (
                <th key={offer.id} scope="col" className="min-w-44 align-top whitespace-normal">
                  <span className="grid justify-items-start gap-1">
                    <bdi>{offer.seller}</bdi>
                    {best.has(offer.id) && <Badge tone="ok">{terms.length > 0 && offer.paymentTerms ? t('bestOfTerm', { term: offer.paymentTerms }) : t('bestValue')}</Badge>}
                    {offer.isOutdated && <Badge tone="warn">{t('outdatedShort')}</Badge>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => <ComparedLine key={line.key} line={line} offers={offers} best={best} />)}
            {onTake && (
              <tr>
                <th scope="row" className="sticky start-0 z-10 bg-card whitespace-normal">{t('basis')}</th>
                {offers.map((offer) => (
                  <td key={offer.id} data-label={sellerOf(offer, offers)}>
                    {offer.isOutdated && taken !== offer.id
                      ? t('askToRenew')
                      : <Button size="sm" aria-pressed={taken === offer.id} onClick={() => onTake(offer)}>{t(taken === offer.id ? 'taken' : 'take')}</Button>}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Why prices that hold for several Incoterms have no best one among them. */
function MixedTerms({ terms, hasBest }: { terms: readonly ComparedOffer['paymentTerms'][]; hasBest: boolean }) {
  const t = useTranslations('offer');
  const format = useFormatter();
  const named = terms.filter((term) => term !== null);
  return (
    <Alert live="none">
      {named.length > 1 ? t('mixedTerms', { terms: format.list(named, { type: 'conjunction' }) }) : t('unsaidTerms')}
      {hasBest && <> {t('bestPerTerm')}</>}
    </Alert>
  );
}

/** Whose a figure is, for a phone, where lines stand below each other; nothing where there is one seller. */
const sellerOf = ({ seller }: ComparedOffer, offers: readonly ComparedOffer[]) => (offers.length > 1 ? seller : undefined);

function ComparedLine({ line, offers, best }: { line: Line; offers: readonly ComparedOffer[]; best: ReadonlySet<number> }) {
  const t = useTranslations('offer');
  const differs = new Set(offers.map(line.compared)).size > 1;
  return (
    <tr className={clsx(differs && 'bg-warn-bg')}>
      <th scope="row" className={clsx('sticky start-0 z-10 align-top whitespace-normal', differs ? 'bg-warn-bg' : 'bg-card')}>
        {line.name}
        {differs && <span className="ms-2 inline-block rounded-sm border border-current px-1 text-xs font-normal text-warn">{t('differs')}</span>}
      </th>
      {offers.map((offer) => (
        <td key={offer.id} data-label={sellerOf(offer, offers)} className={clsx('align-top whitespace-normal', best.has(offer.id) && 'font-semibold')}>{line.shown(offer)}</td>
      ))}
    </tr>
  );
}

function useLines(rfq: OfferComparisonProps['rfq'], today: string, second: Display | undefined): readonly Line[] {
  const t = useTranslations('offer');
  const none = useTranslations('common')('none');
  return [
    { key: 'price', name: t('unitPrice'), compared: ({ unitPrice }) => String(unitPrice), shown: (offer) => <Money amount={offer.unitPrice} currency={offer.currency} /> },
    ...(second ? [{
      key: 'second', name: t('priceIn', { currency: second.currency }), compared: ({ unitPrice }: ComparedOffer) => String(unitPrice),
      shown: ({ unitPrice, currency, base }: ComparedOffer) => <SecondPrice price={unitPrice} currency={currency} frozen={base} display={second} />,
    }] : []),
    { key: 'total', name: t('total'), compared: ({ total }) => String(total), shown: (offer) => <Money amount={offer.total} currency={offer.currency} /> },
    {
      key: 'min', name: t('minQuantity'), compared: ({ minQuantity }) => String(minQuantity),
      shown: ({ minQuantity }) => (
        <span className="flex flex-wrap items-center gap-1">
          <Quantity amount={minQuantity} unit={`units.${rfq.unit}`} />
          {minQuantity > rfq.quantity && <Badge tone="warn">{t('aboveQuantity')}</Badge>}
        </span>
      ),
    },
    { key: 'lead', name: t('leadTime'), compared: ({ leadTimeDays }) => String(leadTimeDays), shown: ({ leadTimeDays }) => t('leadTimeDays', { days: leadTimeDays }) },
    {
      key: 'valid', name: t('validUntil'), compared: ({ validUntil }) => validUntil,
      shown: ({ validUntil }) => (
        <span className="flex flex-wrap items-center gap-1">
          <Day day={validUntil} />
          <Badge tone={validUntil < today ? 'bad' : 'neutral'}>{validUntil < today ? t('expired') : t('daysLeft', { days: daysUntil(today, validUntil) })}</Badge>
        </span>
      ),
    },
    { key: 'terms', name: t('incoterm'), compared: ({ paymentTerms }) => paymentTerms ?? '', shown: ({ paymentTerms }) => (paymentTerms ? (
        <span className="flex flex-wrap items-center gap-1">
          <CodeChip>{paymentTerms}</CodeChip>
          {differsFromWish(paymentTerms, rfq) && <Badge tone="warn">{t('termDiffers')}</Badge>}
        </span>
      ) : none) },
    { key: 'number', name: t('number'), compared: () => '', shown: ({ id }) => <Code>{String(id)}</Code> },
  ];
}
