'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Day, Instant, Money, Quantity } from '@/table/values';
import { Chip } from '@/ui/chip';
import { Code } from '@/ui/code-chip';
import { AttachedFiles } from '@/table/attached-files';
import type { AttachedFile } from '@/modules/upload/upload.schema';
import { DefinitionList, type Definition } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import { TradeName } from '@/table/trade-name';
import { rfqFilePath, type RfqAnswer } from '../rfq.schema';
import { useDestination } from './destination-panel';

/** The facts of an RFQ; `before` stands at their head, `after` at their end. */
export function RfqFacts({ rfq, before = [], after = [] }: { rfq: RfqAnswer; before?: readonly Definition[]; after?: readonly Definition[] }) {
  const t = useTranslations('rfq');
  const none = useTranslations('common')('none');
  const destinationItems = useDestination(rfq);
  const product =
    rfq.productName && rfq.productId ? (
      <TextLink as={Link} href={`/product/${rfq.productId}`}>
        <TradeName>{rfq.productName}</TradeName>
      </TextLink>
    ) : (
      (rfq.productName ? <TradeName>{rfq.productName}</TradeName> : none)
    );
  return (
    <DefinitionList
      items={[
        { key: 'id', term: t('id'), value: <Code>{String(rfq.id)}</Code> },
        ...before,
        { key: 'title', term: t('title'), value: <TradeName>{rfq.title}</TradeName> },
        { key: 'product', term: t('product'), value: product },
        { key: 'quantity', term: t('quantity'), value: <Quantity amount={rfq.quantity} unit={`units.${rfq.unit}`} /> },
        { key: 'budget', term: t('budget'), value: <Budget rfq={rfq} none={none} /> },
        {
          key: 'deadline',
          term: t('deadline'),
          value: rfq.responseDeadline ? <Day day={rfq.responseDeadline} /> : none,
        },
        ...destinationItems,
        { key: 'created', term: t('created'), value: <Instant at={rfq.createdAt} /> },
        ...after,
      ]}
    />
  );
}

/** What became of an RFQ, each with the way to it: its draft quotation and its order, where they exist. */
export function useRfqOutcome(
  { dpqId, dpoId }: RfqAnswer,
  lists: { readonly quotations: string; readonly orders: string },
): readonly Definition[] {
  const t = useTranslations('rfq');
  const link = (list: string, id: number) => (
    <TextLink as={Link} href={`${list}?open=${id}`}>
      <Code>{String(id)}</Code>
    </TextLink>
  );
  return [
    ...(dpqId === null ? [] : [{ key: 'quotation', term: t('quotation'), value: link(lists.quotations, dpqId) }]),
    ...(dpoId === null ? [] : [{ key: 'order', term: t('order'), value: link(lists.orders, dpoId) }]),
  ];
}

function Budget({ rfq, none }: { rfq: RfqAnswer; none: string }) {
  const t = useTranslations('rfq');
  const { budgetRangeMin: min, budgetRangeMax: max, currency } = rfq;
  const from = min === null ? null : <Money amount={min} currency={currency} />;
  const to = max === null ? null : <Money amount={max} currency={currency} />;
  if (from && to) return t.rich('budgetBetween', { from: () => from, to: () => to });
  if (to) return t.rich('budgetUpTo', { to: () => to });
  return from ? t.rich('budgetFrom', { from: () => from }) : none;
}

/** What the buyer asks for in one look, above the form of who prices it. */
export function RfqWish({ rfq, className }: { rfq: RfqAnswer; className?: string }) {
  const t = useTranslations('rfq');
  const none = useTranslations('common')('none');
  const destinationItems = useDestination(rfq);
  return (
    <section className={clsx('grid gap-2 rounded-lg border border-line bg-sunken p-3 text-sm', className)} aria-label={t('wish')}>
      <p>
        <TradeName className="font-medium">{rfq.title}</TradeName> · <Quantity amount={rfq.quantity} unit={`units.${rfq.unit}`} />
      </p>
      <DefinitionList
        layout="grid"
        items={[
          { key: 'budget', term: t('budget'), value: <Budget rfq={rfq} none={none} /> },
          { key: 'deadline', term: t('deadline'), value: rfq.responseDeadline ? <Day day={rfq.responseDeadline} /> : none },
          ...destinationItems,
        ]}
      />
    </section>
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

/** The drawings and sheets that go with an RFQ; nothing where there are none. */
export function RfqFiles({ files }: { files: readonly AttachedFile[] }) {
  return <AttachedFiles files={files} pathOf={rfqFilePath} title={useTranslations('rfq')('files')} />;
}

/** The suppliers whom the buyer has invited; nothing where there are none. */
export function RfqInvited({ rfq: { invited } }: { rfq: RfqAnswer }) {
  const t = useTranslations('rfq');
  if (invited.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3>{t('invited')}</h3>
      <ul className="flex flex-wrap gap-2">{invited.map(({ id, name }) => <li key={id}><Chip><bdi>{name}</bdi></Chip></li>)}</ul>
    </section>
  );
}
