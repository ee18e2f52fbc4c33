'use client';

import { useTranslations } from 'next-intl';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { Badge } from '@/ui/badge';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList, type Definition } from '@/ui/definition-list';
import type { DpqAnswer } from '../quotation.schema';

/** A draft quotation: its terms, how long it holds, and what the captain wrote. */
export function QuotationDetail({ row }: { row: DpqAnswer }) {
  const t = useTranslations();
  return (
    <div className="grid gap-6">
      <p><Badge>{t('quotation.revision', { number: row.revision })}</Badge></p>
      <QuotationTerms
        dpq={row}
        before={[
          { key: 'id', term: t('quotation.id'), value: <Code>{String(row.id)}</Code> },
          { key: 'rfq', term: t('quotation.rfqId'), value: <Code>{String(row.rfqId)}</Code> },
          { key: 'buyer', term: t('quotation.buyer'), value: <bdi>{row.buyer}</bdi> },
          { key: 'created', term: t('quotation.created'), value: <Instant at={row.createdAt} /> },
        ]}
      />
      <Paragraph title={t('quotation.specifications')} text={row.specifications} />
      <Paragraph title={t('quotation.messageFromCaptain')} text={row.message} />
    </div>
  );
}

/** What is agreed to: goods, price, delivery, validity. */
export function QuotationTerms({ dpq, before = [] }: { dpq: DpqAnswer; before?: readonly Definition[] }) {
  const t = useTranslations('quotation');
  const none = useTranslations('common')('none');
  return (
    <DefinitionList
      items={[
        ...before,
        { key: 'product', term: t('product'), value: <bdi>{dpq.product}</bdi> },
        { key: 'quantity', term: t('quantity'), value: <Quantity amount={dpq.quantity} unit={`units.${dpq.unit}`} /> },
        { key: 'unitPrice', term: t('unitPrice'), value: <Money amount={dpq.unitPrice} currency={dpq.currency} /> },
        { key: 'total', term: t('total'), value: <strong><Money amount={dpq.total} currency={dpq.currency} /></strong> },
        { key: 'terms', term: t('paymentTerms'), value: <CodeChip>{dpq.paymentTerms}</CodeChip> },
        { key: 'port', term: t('deliveryPort'), value: dpq.deliveryPort ?? none },
        { key: 'date', term: t('deliveryDate'), value: dpq.deliveryDate ? <Day day={dpq.deliveryDate} /> : none },
        { key: 'validUntil', term: t('validUntil'), value: <Instant at={dpq.validUntil} /> },
      ]}
    />
  );
}

function Paragraph({ title, text }: { title: string; text: string }) {
  const none = useTranslations('common')('none');
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{text || none}</p>
    </section>
  );
}
