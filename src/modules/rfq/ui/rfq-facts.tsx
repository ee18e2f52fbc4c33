'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { Code } from '@/ui/code-chip';
import { DefinitionList, type Definition } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import type { RfqAnswer } from '../rfq.schema';

/** The facts of an RFQ; `before` stands at their head. */
export function RfqFacts({ rfq, before = [] }: { rfq: RfqAnswer; before?: readonly Definition[] }) {
  const t = useTranslations('rfq');
  const none = useTranslations('common')('none');
  const product =
    rfq.productName && rfq.productId ? (
      <TextLink as={Link} href={`/product/${rfq.productId}`}>
        <bdi>{rfq.productName}</bdi>
      </TextLink>
    ) : (
      (rfq.productName ?? none)
    );
  return (
    <DefinitionList
      items={[
        { key: 'id', term: t('id'), value: <Code>{String(rfq.id)}</Code> },
        ...before,
        { key: 'title', term: t('title'), value: <bdi>{rfq.title}</bdi> },
        { key: 'product', term: t('product'), value: product },
        { key: 'quantity', term: t('quantity'), value: <Quantity amount={rfq.quantity} unit={`units.${rfq.unit}`} /> },
        { key: 'budget', term: t('budget'), value: <Budget rfq={rfq} none={none} /> },
        {
          key: 'deadline',
          term: t('deadline'),
          value: rfq.responseDeadline ? <Day day={rfq.responseDeadline} /> : none,
        },
        { key: 'created', term: t('created'), value: <Instant at={rfq.createdAt} /> },
      ]}
    />
  );
}

function Budget({ rfq, none }: { rfq: RfqAnswer; none: string }) {
  const { budgetRangeMin: min, budgetRangeMax: max, currency } = rfq;
  if (min === null && max === null) return none;
  return (
    <bdi dir="ltr">
      {min === null ? none : <Money amount={min} currency={currency} />}
      {' – '}
      {max === null ? none : <Money amount={max} currency={currency} />}
    </bdi>
  );
}

/** What the buyer wrote, as it was written. */
export function RfqDescription({ text }: { text: string }) {
  const t = useTranslations();
  return (
    <section className="grid gap-1">
      <h3>{t('rfq.description')}</h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
        {text || t('common.none')}
      </p>
    </section>
  );
}
