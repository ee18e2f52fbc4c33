'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { coveredBy } from '@/modules/catalogue/catalogue.schema';
import { FileLink } from '@/table/file-link';
import { Incoterm } from '@/table/incoterm';
import { NextStep } from '@/table/next-step';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { TradeName } from '@/table/trade-name';
import { useLocalName } from '@/table/local-name';
import { Badge } from '@/ui/badge';
import { Code } from '@/ui/code-chip';
import { DefinitionList, type Definition } from '@/ui/definition-list';
import type { DpqAnswer } from '../quotation.schema';
import { Revisions } from './revisions';

/** As its buyer reads it. */
export function BuyerQuotationDetail({ row }: { row: DpqAnswer }) {
  return <QuotationDetail row={row} next="quotation.nextOfBuyer" call="GET /api/buyer/dpqs/{dpqId}/revisions" />;
}

/** As the captain reads it. */
export function CaptainQuotationDetail({ row }: { row: DpqAnswer }) {
  return <QuotationDetail row={row} next="quotation.next" call="GET /api/captain/dpqs/{dpqId}/revisions" />;
}

/** A draft quotation: its terms, how long it holds, what the captain wrote, and how it came to be. */
function QuotationDetail({ row, next, call }: { row: DpqAnswer; next: ComponentProps<typeof NextStep>['of'] } & Pick<ComponentProps<typeof Revisions>, 'call'>) {
  const t = useTranslations();
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-2">
        <Badge>{t('quotation.revision', { number: row.revision })}</Badge>
        {row.rejectedReason === 'expired' && <Badge tone="bad">{t('quotation.expired')}</Badge>}
        {row.rejectedReason === 'withdrawn' && <Badge tone="bad">{t('quotation.withdrawn')}</Badge>}
      </p>
      <NextStep of={next} status={row.status} />
      <div><FileLink href={`/api/dpqs/${row.id}/pdf`} label="document.downloadQuotation" /></div>
      <QuotationTerms
        dpq={row}
        before={[
          { key: 'id', term: t('quotation.id'), value: <Code>{String(row.id)}</Code> },
          { key: 'rfq', term: t('quotation.rfqId'), value: <Code>{String(row.rfqId)}</Code> },
          { key: 'buyer', term: t('quotation.buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'created', term: t('quotation.created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <QuotationTexts dpq={row} />
      <Revisions key={row.revision} dpq={row} call={call} />
    </div>
  );
}

/** What is agreed to: who delivers what, the price and all that it holds, delivery, validity. */
export function QuotationTerms({ dpq, before = [] }: { dpq: DpqAnswer; before?: readonly Definition[] }) {
  const t = useTranslations('quotation');
  const invoice = useTranslations('invoice');
  const order = useTranslations('order');
  const local = useLocalName();
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const none = useTranslations('common')('none');
  const { tax, fee } = dpq;
  return (
    <div className="grid gap-2">
      <DefinitionList
        items={[
          ...before,
          { key: 'product', term: t('product'), value: <TradeName>{dpq.product}</TradeName> },
          { key: 'seller', term: order('seller'), value: dpq.seller === null ? none : <bdi>{dpq.seller}</bdi> },
          { key: 'quantity', term: t('quantity'), value: <Quantity amount={dpq.quantity} unit={`units.${dpq.unit}`} /> },
          { key: 'unitPrice', term: t('unitPrice'), value: <Money amount={dpq.unitPrice} currency={dpq.currency} /> },
          { key: 'total', term: t('total'), value: <strong><Money amount={dpq.total} currency={dpq.currency} /></strong> },
          { key: 'tax', term: tax.country === null ? invoice('taxExport') : invoice('taxIncluded', { rate: tax.rate, country: countries.of(tax.country) ?? tax.country }), value: <Money amount={tax.tax} currency={dpq.currency} /> },
          { key: 'fee', term: t('feeIncluded', { percent: fee.percent }), value: <Money amount={fee.amount} currency={dpq.currency} /> },
          { key: 'terms', term: t('paymentTerms'), value: <Incoterm term={dpq.paymentTerms} place={dpq.deliveryPort && local(dpq.deliveryPort)} /> },
          { key: 'port', term: t('deliveryPort'), value: dpq.deliveryPort ? <TradeName>{dpq.deliveryPort}</TradeName> : none },
          { key: 'date', term: t('deliveryDate'), value: dpq.deliveryDate ? <Day day={dpq.deliveryDate} /> : none },
          ...(dpq.leadTimeDays === null ? [] : [{ key: 'lead', term: t('leadTime'), value: t('leadTimeDays', { days: dpq.leadTimeDays }) }]),
          { key: 'validUntil', term: t('validUntil'), value: <Instant at={dpq.validUntil} /> },
        ]}
      />
      <p className="text-sm text-muted">{t(`covers.${coveredBy(dpq.paymentTerms)}`, { term: dpq.paymentTerms })}</p>
      <p className="text-sm text-muted">{t('invoiceAdds')}</p>
    </div>
  );
}

/** What is agreed to in words. `folds` leaves long ones to be opened. */
export function QuotationTexts({ dpq, folds = false }: { dpq: DpqAnswer; folds?: boolean }) {
  const t = useTranslations('quotation');
  return (
    <>
      <Paragraph title={t('specifications')} text={dpq.specifications} folds={folds} />
      <Paragraph title={t('messageFromCaptain')} text={dpq.message} folds={folds} />
    </>
  );
}

/** What fits into a dialog beside the figures: about six lines. */
const isLong = (text: string) => text.length > 400 || text.split('\n').length > 6;

function Paragraph({ title, text, folds }: { title: string; text: string; folds: boolean }) {
  const none = useTranslations('common')('none');
  if (folds && isLong(text)) {
    return (
      <details className="card p-3">
        <summary className="cursor-pointer font-semibold">{title}</summary>
        <p dir="auto" className="pt-3 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
      </details>
    );
  }
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{text || none}</p>
    </section>
  );
}
