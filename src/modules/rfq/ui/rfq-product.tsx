'use client';

import { useTranslations } from 'next-intl';
import { categoryWord } from '@/modules/catalogue/category.schema';
import { Instant, Money, Quantity, Status } from '@/table/values';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import { TextLink } from '@/ui/text-link';
import { TradeName } from '@/table/trade-name';
import type { CaptainRfqAnswer } from '../rfq.schema';

type Product = NonNullable<CaptainRfqAnswer['productDetails']>;

/** The product behind an RFQ and who sells it, for the captain. */
export function RfqProduct({ product }: { product: Product }) {
  const t = useTranslations();
  const { seller } = product;
  const category = categoryWord(product.category);
  return (
    <>
      <section className="grid gap-1">
        <h3>{t('rfq.productDetails')}</h3>
        <DefinitionList
          items={[
            { key: 'name', term: t('rfq.product'), value: <TradeName>{product.name}</TradeName> },
            { key: 'category', term: t('rfq.category'), value: typeof category === 'string' ? t(category) : category.text },
            {
              key: 'price',
              term: t('rfq.price'),
              value: (
                <>
                  <Money amount={product.price} currency={product.currency} /> <CodeChip>{product.priceType}</CodeChip>
                </>
              ),
            },
            {
              key: 'moq',
              term: t('product.moq'),
              value: <Quantity amount={product.moq} unit={`units.${product.moqUom}`} />,
            },
            {
              key: 'available',
              term: t('product.availableQuantity'),
              value: <Quantity amount={product.availableQuantity} unit={`units.${product.quantityUom}`} />,
            },
            {
              key: 'validity',
              term: t('product.validUntil'),
              value: product.offerValidityDate ? <Instant at={product.offerValidityDate} /> : t('common.none'),
            },
            {
              key: 'relabeling',
              term: t('product.relabeling'),
              value: t(product.isRelabelingAllowed ? 'product.relabelingYes' : 'product.relabelingNo'),
            },
            { key: 'status', term: t('rfq.status'), value: <Status status={product.status} /> },
          ]}
        />
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">
          {product.description}
        </p>
      </section>
      <section className="grid gap-1">
        <h3>{t('rfq.seller')}</h3>
        <DefinitionList
          items={[
            {
              key: 'name',
              term: t('rfq.contact'),
              value: <bdi>{`${seller.firstName} ${seller.lastName}`.trim()}</bdi>,
            },
            { key: 'code', term: t('rfq.vendorCode'), value: <Code>{seller.vendorCode}</Code> },
            {
              key: 'email',
              term: t('rfq.email'),
              value: (
                <TextLink href={`mailto:${seller.email}`}>
                  <Ltr>{seller.email}</Ltr>
                </TextLink>
              ),
            },
            {
              key: 'phone',
              term: t('rfq.phone'),
              value: seller.phone ? (
                <TextLink href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
                  <Ltr>{seller.phone}</Ltr>
                </TextLink>
              ) : (
                t('common.none')
              ),
            },
          ]}
        />
      </section>
    </>
  );
}
