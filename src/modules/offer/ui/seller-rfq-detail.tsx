'use client';

import { useTranslations } from 'next-intl';
import { rfqFilePath, WEIGHED_STATES } from '@/modules/rfq/rfq.schema';
import { useDestination } from '@/modules/rfq/ui/destination-panel';
import { AttachedFiles } from '@/table/attached-files';
import { useOthersText } from '@/table/others-text';
import { OwnHeldNotice } from '@/table/own-held-notice';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { offerFilePath, STANDING_OFFERS, type SellerRfqAnswer } from '../offer.schema';

/** An RFQ as the product's seller reads it, with the seller's own offer. */
export function SellerRfqDetail({ row }: { row: SellerRfqAnswer }) {
  const t = useTranslations();
  const none = t('common.none');
  const othersText = useOthersText();
  const destination = useDestination(row);
  return (
    <div className="grid gap-6">
      {row.isInvited && WEIGHED_STATES.includes(row.status) && <Alert live="none">{t('offer.invitedNote')}</Alert>}
      {row.sealedUntil && <Alert live="none">{t.rich('offer.sealedSeller', { until: () => <Instant at={row.sealedUntil ?? ''} /> })}</Alert>}
      <DefinitionList
        items={[
          { key: 'id', term: t('rfq.id'), value: <Code>{String(row.id)}</Code> },
          { key: 'title', term: t('rfq.title'), value: <bdi>{othersText(row.title)}</bdi> },
          // Without a product it is called by its title.
          ...(row.product === row.title ? [] : [{ key: 'product', term: t('rfq.product'), value: <TradeName>{row.product}</TradeName> }]),
          { key: 'quantity', term: t('rfq.quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.unit}`} /> },
          { key: 'deadline', term: t('rfq.deadline'), value: row.responseDeadline ? <Day day={row.responseDeadline} /> : none },
          ...destination,
          { key: 'buyer', term: t('rfq.buyer'), value: <Code>{row.buyer}</Code> },
          { key: 'created', term: t('rfq.created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <section className="grid gap-1">
        <h3>{t('rfq.description')}</h3>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{othersText(row.description) || none}</p>
      </section>
      <AttachedFiles files={row.files} pathOf={rfqFilePath} title={t('rfq.files')} />
      <OwnHeldNotice rfqId={row.id} />
      {awaitsRenewal(row) && <Alert tone="warn" live="none">{t('offer.outdatedNote')}</Alert>}
      <Outcome row={row} />
      <OwnOffer row={row} />
    </div>
  );
}

/** The request was changed after the own offer was made, and an offer can be made still. */
function awaitsRenewal({ offer, outcome, status }: SellerRfqAnswer): boolean {
  return offer !== null && offer.isOutdated && STANDING_OFFERS.includes(offer.status) && outcome === null && WEIGHED_STATES.includes(status);
}

/** What became of the own offer, and what the quotation says that is made of it: the order will be at its price. */
function Outcome({ row: { outcome, quotation, offer, status } }: { row: SellerRfqAnswer }) {
  const t = useTranslations('offer');
  // Another's was chosen, and its quotation has come to nothing.
  if (outcome === null && status === 'closed' && offer && STANDING_OFFERS.includes(offer.status)) return <Alert live="none">{t('openAgainNote')}</Alert>;
  if (outcome === 'not_chosen') return <Alert live="none">{t('notChosenNote')}</Alert>;
  if (outcome === 'quotation_rejected' || outcome === 'quotation_expired') return <Alert tone="warn" live="none">{t(outcome === 'quotation_rejected' ? 'rejectedNote' : 'expiredNote')}</Alert>;
  if (!quotation) return null;
  const isBelow = outcome === 'chosen' && offer !== null && quotation.unitPrice < offer.unitPrice;
  const figures = {
    price: () => <strong><Money amount={quotation.unitPrice} currency={quotation.currency} /></strong>,
    term: () => <Code>{quotation.paymentTerms}</Code>,
  };
  return (
    <Alert tone={isBelow ? 'warn' : 'info'} live="none">
      {t(outcome === 'chosen' ? 'chosenNote' : 'suppliedNote')} {t.rich('quotationStands', { revision: quotation.revision, ...figures })}
      {isBelow && <> {t('quotationBelow')}</>}
    </Alert>
  );
}

function OwnOffer({ row: { offer, unit, outcome } }: { row: SellerRfqAnswer }) {
  const t = useTranslations('offer');
  if (!offer) {
    return (
      <section className="grid gap-1">
        <h3>{t('own')}</h3>
        <p className="text-sm text-muted">{t('noOwn')}</p>
      </section>
    );
  }
  return (
    <section className="grid gap-1">
      <h3 className="flex flex-wrap items-center gap-2">
        {t('own')}
        {offer.status === 'withdrawn' && <Badge tone="warn">{t('isWithdrawn')}</Badge>}
        {offer.status === 'active' && offer.isOutdated && outcome === null && <Badge tone="warn">{t('outdated')}</Badge>}
        {outcome && <Badge tone={outcome === 'chosen' ? 'ok' : 'neutral'}>{t(`outcomes.${outcome}`)}</Badge>}
      </h3>
      <DefinitionList
        items={[
          { key: 'price', term: t('unitPrice'), value: <Money amount={offer.unitPrice} currency={offer.currency} /> },
          { key: 'min', term: t('minQuantity'), value: <Quantity amount={offer.minQuantity} unit={`units.${unit}`} /> },
          { key: 'lead', term: t('leadTime'), value: t('leadTimeDays', { days: offer.leadTimeDays }) },
          { key: 'valid', term: t('validUntil'), value: <Day day={offer.validUntil} /> },
          ...(offer.paymentTerms ? [{ key: 'terms', term: t('incoterm'), value: <Code>{offer.paymentTerms}</Code> }] : []),
        ]}
      />
      {offer.message && <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">{offer.message}</p>}
      <div className="mt-3 empty:hidden"><AttachedFiles files={offer.files} pathOf={offerFilePath} title={t('filesThere')} /></div>
    </section>
  );
}
