'use client';

import { useTranslations } from 'next-intl';
import { Instant, Money, Quantity, Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code, CodeChip } from '@/ui/code-chip';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { DefinitionList } from '@/ui/definition-list';
import type { AdminProductAnswer, ChangedFigure } from '../admin-products.schema';
import { categoryWord } from '../category.schema';

/** A product that waits, or an approved one with what its seller wants to say otherwise. */
export function AdminProductDetail({ row }: { row: AdminProductAnswer }) {
  const t = useTranslations();
  const none = t('common.none');
  const category = categoryWord(row.category);
  return (
    <div className="grid gap-6">
      {!row.isSellerApproved && <Alert tone="warn" live="none">{t('adminProducts.sellerWaitsText')}</Alert>}
      {row.contactDetails.length > 0 && (
        <Alert tone="warn" live="none" title={t('adminProducts.contactFound')}>
          <ul>{row.contactDetails.map((kind) => <li key={kind}>{t(`moderation.kinds.${kind}`)}</li>)}</ul>
        </Alert>
      )}
      {row.change && <ProposedChange change={row.change} />}
      <DefinitionList
        items={[
          { key: 'id', term: t('adminProducts.id'), value: <Code>{String(row.id)}</Code> },
          { key: 'name', term: t('adminProducts.name'), value: <bdi>{row.name}</bdi> },
          { key: 'status', term: t('common.status'), value: <Status status={row.status} /> },
          { key: 'seller', term: t('adminProducts.seller'), value: <bdi>{row.sellerName}</bdi> },
          { key: 'vendorCode', term: t('users.vendorCode'), value: <Code>{row.vendorCode}</Code> },
          { key: 'category', term: t('adminProducts.category'), value: typeof category === 'string' ? t(category) : <bdi>{category.text}</bdi> },
          { key: 'price', term: t('adminProducts.price'), value: <Money amount={row.price} currency={row.currency} /> },
          { key: 'priceType', term: t('adminProducts.priceType'), value: <CodeChip>{row.priceType}</CodeChip> },
          { key: 'moq', term: t('adminProducts.moq'), value: <Quantity amount={row.moq} unit={`units.${row.moqUom}`} /> },
          { key: 'quantity', term: t('adminProducts.quantity'), value: <Quantity amount={row.quantity} unit={`units.${row.quantityUom}`} /> },
          { key: 'branded', term: t('product.branded'), value: t(`adminProducts.${row.branded}`) },
          { key: 'reLabeling', term: t('adminProducts.reLabeling'), value: t(`adminProducts.${row.reLabeling}`) },
          { key: 'validity', term: t('adminProducts.validityDate'), value: row.validityDate === '' ? none : <Instant at={`${row.validityDate}T${row.validityTime}:00Z`} /> },
          { key: 'hsCode', term: t('product.hsCode'), value: row.hsCode === '' ? none : <Code>{row.hsCode}</Code> },
          { key: 'packing', term: t('product.packing'), value: row.packing === '' ? none : <bdi>{row.packing}</bdi> },
          { key: 'created', term: t('adminProducts.submitted'), value: <Instant at={row.created_at} /> },
        ]}
      />
      <section className="grid gap-2">
        <h3>{t('adminProducts.description')}</h3>
        <p dir="auto" className="whitespace-pre-line">{row.description}</p>
      </section>
    </div>
  );
}

/** Quantities and prices, a line each. */
function Figures({ figures }: { figures: readonly ChangedFigure[] }) {
  return (
    <ul>
      {figures.map(({ quantity, unit, amount, currency }) => (
        <li key={`${quantity}`} className="flex flex-wrap gap-x-3">
          {quantity !== null && <Quantity amount={quantity} unit={`units.${unit}`} />}
          {amount !== null && <Money amount={amount} currency={currency} />}
        </li>
      ))}
    </ul>
  );
}

/** What stands now and what would, beside each other. */
function ProposedChange({ change }: { change: NonNullable<AdminProductAnswer['change']> }) {
  const t = useTranslations('adminProducts');
  const none = useTranslations('common')('none');
  return (
    <section className="grid gap-2">
      <h3>{t('changeTitle')}</h3>
      <p className="text-sm text-muted">{t('changeText')} <Instant at={change.proposedAt} /></p>
      <Table label={t('changeTitle')}>
        <thead><tr><HeadCell>{t('part')}</HeadCell><HeadCell>{t('before')}</HeadCell><HeadCell>{t('after')}</HeadCell></tr></thead>
        <tbody>
          {change.fields.map(({ field, before, after, figures }) => (
            <tr key={field}>
              <RowHead>{t(`parts.${field}`)}</RowHead>
              <Cell><div dir="auto" className="whitespace-pre-line text-muted">{figures?.before.length ? <Figures figures={figures.before} /> : before || none}</div></Cell>
              <Cell><div dir="auto" className="font-medium whitespace-pre-line">{figures?.after.length ? <Figures figures={figures.after} /> : after || none}</div></Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
