import { useLocale, useTranslations } from 'next-intl';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { ProductDetail } from '../catalogue.schema';
import { Quantity } from './price';
import { useTextLang } from './text-lang';
import { Sheet } from './sheet';

/** What the packing list of a product would say, as a drawing. */
export function PackingSheet({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const shop = useTranslations('shop');
  const lang = useTextLang(product.text_language);
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const port = (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {product.origin_port_code && <CodeChip>{product.origin_port_code}</CodeChip>}
      <bdi>{product.origin_port_name ?? shop('portNotSpecified')}</bdi>
    </span>
  );
  return (
    <Sheet
      title={t('packingList')}
      category={product.category}
    >
      <DefinitionList
        className="mt-1"
        items={[
          { term: t('goods'), value: <bdi {...lang}>{product.name}</bdi> },
          { term: t('shipper'), value: <bdi>{product.company_name || shop('unknownVendor')}</bdi> },
          { term: t('hsCode'), value: product.hs_code ? <Code>{product.hs_code}</Code> : '—' },
          { term: t('packing'), value: <bdi {...lang}>{product.packing || '—'}</bdi> },
          { term: t('origin'), value: product.origin_country ? countries.of(product.origin_country) : '—' },
          { term: t('loadingPort'), value: port },
          { term: t('moq'), value: <Quantity amount={product.moq} unit={product.unit} /> },
        ]}
      />
    </Sheet>
  );
}
