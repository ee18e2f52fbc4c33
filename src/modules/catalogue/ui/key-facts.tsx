import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { Incoterm } from '@/table/incoterm';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import { TextLink } from '@/ui/text-link';
import type { CategorySlug } from '../category.schema';
import { placeOfPrice, type ProductDetail } from '../catalogue.schema';
import { shopPath } from '../shop-address';
import { useTextLang } from './text-lang';
import { Amount } from './price';

/** What a buyer must know before asking: where from, how packed, under which code, until when. */
export function KeyFacts({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const shop = useTranslations('shop');
  const names = useTranslations('categories');
  const format = useFormatter();
  const lang = useTextLang(product.text_language);
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const facts = [
    { term: t('vendor'), value: <bdi>{product.company_name || shop('unknownVendor')}</bdi> },
    {
      term: t('port'),
      value: (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          {product.origin_port_code && <CodeChip>{product.origin_port_code}</CodeChip>}
          <bdi>{product.origin_port_name ?? shop('portNotSpecified')}</bdi>
        </span>
      ),
    },
    {
      term: t('category'),
      value: (
        <TextLink as={LocalLink} href={shopPath({ category: product.category_name })}>
          {names(product.category as CategorySlug)}
        </TextLink>
      ),
    },
    { term: t('origin'), value: product.origin_country && countries.of(product.origin_country) },
    { term: t('hsCode'), value: product.hs_code && <Code>{product.hs_code}</Code> },
    { term: t('priceType'), value: <Incoterm term={product.price_type} place={placeOfPrice(product)} /> },
    { term: t('packing'), value: product.packing && <bdi {...lang}>{product.packing}</bdi> },
    { term: t('branded'), value: product.branded ? t('brandedYes') : t('brandedNo') },
    { term: t('relabeling'), value: <Relabeling product={product} /> },
    {
      term: t('validUntil'),
      value: product.offerValidityDate && (
        <time dateTime={product.offerValidityDate}>
          {format.dateTime(new Date(product.offerValidityDate), { dateStyle: 'long' })}
        </time>
      ),
    },
  ];
  return (
    <section className="grid gap-2">
      <h2>{t('keyFacts')}</h2>
      <DefinitionList items={facts.filter(({ value }) => value)} className="card px-5 py-2" />
    </section>
  );
}

function Relabeling({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  if (!product.isRelabelingAllowed) return t('relabelingNo');
  if (product.relabelingPrice === null) return t('relabelingYes');
  return (
    <>
      {t('relabelingYes')} · <Amount value={product.relabelingPrice} currency={product.currency} />
    </>
  );
}
