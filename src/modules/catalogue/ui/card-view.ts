import { localizedPath, type Locale } from '@/i18n/locales';
import { perLocale } from '@/i18n/per-locale';
import { translatorOf } from '@/i18n/translator';
import { formatMoney } from '@/modules/ledger/money.schema';
import { categoryBySlug } from '../category.schema';
import { placeNamedBy, placeOfPrice, type ProductCard } from '../catalogue.schema';
import { convert, type Display } from '../display-currency.schema';
import { textLang } from './text-lang';

/** A product's card as texts that are ready to be shown: all that its face depends on. */
export interface CardView {
  readonly href: string;
  readonly picture: string;
  readonly hue: number;
  readonly badge: string;
  readonly isVerified: boolean;
  readonly name: string;
  /** The language and direction of name and summary. */
  readonly said: ReturnType<typeof textLang>;
  readonly company: string;
  /** The supplier's page. */
  readonly companyHref?: string;
  readonly rating: string;
  readonly isRated: boolean;
  readonly summary: string;
  readonly price: string;
  /** The same in the visitor's currency. */
  readonly approximately?: string;
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

/** Formats of a language: making one costs more than a card. */
const formatsOf = perLocale((locale) => ({ number: new Intl.NumberFormat(locale), month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }) }));

/** Makes cards in the page's language. */
export function cardViews(locale: Locale, display?: Display): { labels: CardLabels; view: (product: ProductCard) => CardView } {
  const t = translatorOf(locale);
  const { number, month } = formatsOf(locale);
  const labels = { moq: t('shop.moq'), hsCode: t('shop.hsCode'), port: t('shop.port') };
  const toAgree = once((term) => t(`common.toAgree.${placeNamedBy(term)}`));
  const perUnit = once((unit) => t('shop.perUnit', { unit: t(`units.${unit as ProductCard['unit']}`) }));
  const verified = once((date) => t('shop.verifiedOn', { date: month.format(new Date(date)) }));
  const badge = ({ is_verified: isVerified, verified_at: at }: ProductCard) => (isVerified ? (at ? verified(`${at.slice(0, 7)}-15`) : t('shop.verified')) : t('product.notVerified'));
  const view = (product: ProductCard): CardView => {
    const shown = convert(product, display);
    return {
      href: localizedPath(locale, `/product/${product.id}`), picture: product.picture, hue: categoryBySlug(product.category)?.hue ?? 210,
      badge: badge(product), isVerified: product.is_verified, name: product.name,
      said: textLang(product.text_language, locale),
      company: product.company_name || t('shop.unknownVendor'), ...(product.company_name && { companyHref: localizedPath(locale, `/suppliers/${product.supplier_id}`) }),
      rating: product.rating === null ? t('shop.noRatings') : t('shop.rating', { rating: product.rating, count: product.rating_count }), isRated: product.rating !== null,
      summary: product.short_description || product.description,
      price: formatMoney(product.price, product.currency, locale), unit: perUnit(product.unit), term: product.price_type,
      ...(placeOfPrice(product) === null && { place: toAgree(product.price_type) }),
      ...(shown && { approximately: `≈ ${formatMoney(shown.price, shown.currency, locale)}` }),
      moq: `${number.format(product.moq)} ${t(`units.${product.unit}`)}`, hsCode: product.hs_code || '—',
      portCode: product.origin_port_code, port: product.origin_port_name ?? t('shop.portNotSpecified'),
    };
  };
  return { labels, view };
}
