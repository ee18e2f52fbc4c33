import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { formatMoney, type Currency } from '@/modules/ledger/money.schema';
import { categoryBySlug } from '../category.schema';
import { useNamedPlace } from '@/table/incoterm';
import { placeOfPrice, type ProductCard } from '../catalogue.schema';
import { convert, type Display } from '../display-currency.schema';

/**
 * A product's card as texts that are ready to be shown. They are made on the server, where messages and formats lie, and
 * cross to the browser once; elements would cross as markup and a second time as the tree that repeats it.
 */
export interface CardView {
  readonly id: number;
  readonly href: string;
  readonly picture: string;
  readonly hue: number;
  readonly badge: string;
  readonly isVerified: boolean;
  readonly name: string;
  /** Of name and summary, when it is not the page's. */
  readonly lang?: string;
  readonly company: string;
  /** The supplier's page. */
  readonly companyHref?: string;
  readonly rating: string;
  readonly isRated: boolean;
  readonly summary: string;
  readonly price: string;
  /** The same in the visitor's currency. */
  readonly approximately?: string;
  /** The price itself, for the currency that the browser knows. */
  readonly amount: number;
  readonly currency: Currency;
  readonly unit: string;
  readonly term: string;
  /** The place that the term names, where the card's port is not that. */
  readonly place?: string;
  readonly moq: string;
  readonly hsCode: string;
  readonly portCode: string | null;
  readonly port: string;
}

/** Words that all cards share. */
export interface CardLabels {
  readonly moq: string;
  readonly hsCode: string;
  readonly port: string;
}

/** Gives each value its text once. */
function once(make: (value: string) => string): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    const text = known.get(value) ?? make(value);
    known.set(value, text);
    return text;
  };
}

/** Makes cards in the page's language. */
export function useCardViews(display?: Display): { labels: CardLabels; view: (product: ProductCard) => CardView } {
  const t = useTranslations('shop');
  const units = useTranslations('units');
  const checked = useTranslations('product')('notVerified');
  const format = useFormatter();
  const locale = useLocale();
  const labels = { moq: t('moq'), hsCode: t('hsCode'), port: t('port') };
  const named = useNamedPlace();
  const toAgree = once((term) => named(term, null));
  const perUnit = once((unit) => t('perUnit', { unit: units(unit as ProductCard['unit']) }));
  const verified = once((month) => t('verifiedOn', { date: format.dateTime(new Date(month), { month: 'short', year: 'numeric' }) }));
  const badge = ({ is_verified: isVerified, verified_at: at }: ProductCard) => (isVerified ? (at ? verified(`${at.slice(0, 7)}-15`) : t('verified')) : checked);
  const view = (product: ProductCard): CardView => {
    const shown = convert(product, display);
    return {
      id: product.id, href: localizedPath(locale, `/product/${product.id}`), picture: product.picture, hue: categoryBySlug(product.category)?.hue ?? 210,
      badge: badge(product), isVerified: product.is_verified, name: product.name,
      ...(product.text_language !== locale && { lang: product.text_language }),
      company: product.company_name || t('unknownVendor'), ...(product.company_name && { companyHref: localizedPath(locale, `/suppliers/${product.supplier_id}`) }),
      rating: product.rating === null ? t('noRatings') : t('rating', { rating: product.rating, count: product.rating_count }), isRated: product.rating !== null,
      summary: product.short_description || product.description,
      price: formatMoney(product.price, product.currency, locale), amount: product.price, currency: product.currency, unit: perUnit(product.unit), term: product.price_type,
      ...(placeOfPrice(product) === null && { place: toAgree(product.price_type) }),
      ...(shown && { approximately: `≈ ${formatMoney(shown.price, shown.currency, locale)}` }),
      moq: `${format.number(product.moq)} ${units(product.unit)}`, hsCode: product.hs_code || '—',
      portCode: product.origin_port_code, port: product.origin_port_name ?? t('portNotSpecified'),
    };
  };
  return { labels, view };
}
