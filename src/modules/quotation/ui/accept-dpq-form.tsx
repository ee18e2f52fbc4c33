'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { categoryWord } from '@/modules/catalogue/category.schema';
import type { ProductDetail } from '@/modules/catalogue/catalogue.schema';
import type { ActionFormProps } from '@/table/definition';
import { TradeName } from '@/table/trade-name';
import { Alert } from '@/ui/alert';
import { CodeChip, Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { DpqAnswer } from '../quotation.schema';
import { QuotationTerms, QuotationTexts } from './quotation-detail';

interface AcceptDpqFormProps extends ActionFormProps<DpqAnswer, { revision?: number; hash?: string }> {
  /** Null for an RFQ without a product of the catalogue. */
  readonly product: ProductDetail | null;
}

/** What the buyer agrees to, in figures and in words. What is sent names the revision that was read, so that no other is accepted. */
export function AcceptDpqForm({ row, formId, submit, product }: AcceptDpqFormProps) {
  const t = useTranslations();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ revision: row.revision, hash: row.hash });
  };
  return (
    <form id={formId} onSubmit={send} className="grid gap-5">
      {product && <Product product={product} isAgreed={row.leadTimeDays !== null} />}
      <QuotationTerms dpq={row} />
      <QuotationTexts dpq={row} folds />
      <Alert live="none">
        <p>{t('quotation.acceptText', { number: row.revision })}</p>
        <p className="mt-2">{t('quotation.acceptConfirmsItself', { days: row.autoConfirmDays })}</p>
      </Alert>
    </form>
  );
}

/** The product; who sells it stands among the terms, and how soon it is ready usually is left out where an offer says how soon it will be. */
function Product({ product, isAgreed }: { product: ProductDetail; isAgreed: boolean }) {
  const t = useTranslations();
  const category = categoryWord(product.category_name);
  return (
    <section className="grid gap-2">
      <h3>{t('rfq.productDetails')}</h3>
      <DefinitionList
        layout="grid"
        items={[
          { key: 'category', term: t('product.category'), value: typeof category === 'object' ? category.text : t(category) },
          { key: 'port', term: t('product.port'), value: product.origin_port_code ? <>{product.origin_port_name && <TradeName>{product.origin_port_name}</TradeName>} <CodeChip>{product.origin_port_code}</CodeChip></> : t('common.none') },
          { key: 'hs', term: t('product.hsCode'), value: product.hs_code ? <Code>{product.hs_code}</Code> : t('common.none') },
          { key: 'packing', term: t('product.packing'), value: <bdi>{product.packing || t('common.none')}</bdi> },
          ...(isAgreed ? [] : [{ key: 'lead', term: t('product.leadTime'), value: product.lead_time_days === null ? t('common.none') : t('product.leadTimeDays', { days: product.lead_time_days }) }]),
        ]}
      />
    </section>
  );
}
