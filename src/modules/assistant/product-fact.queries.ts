import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import { findProduct } from '@/modules/catalogue/catalogue.queries';
import type { ProductDetail } from '@/modules/catalogue/catalogue.schema';
import { productNamed, type GoodsAnswer } from './goods.queries';
import type { Knowledge } from './knowledge.queries';
import { holdsPhrase, phrasesOf, tellingWords } from './words';

const FACTS = ['moq', 'certificates', 'leadTime', 'packing', 'hsCode', 'origin'] as const;
type Fact = (typeof FACTS)[number];

const LABELS = { moq: 'product.moq', certificates: 'product.certifications', leadTime: 'product.leadTime', packing: 'product.packing', hsCode: 'product.hsCode', origin: 'product.origin' } as const satisfies Record<Fact, string>;

/** A fact as its product's page has it; null where the supplier has not told it. */
function valueOf(fact: Fact, product: ProductDetail, locale: Locale, t: Knowledge['t']): string | null {
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  switch (fact) {
    case 'moq': return `${new Intl.NumberFormat(locale).format(product.moq)} ${t(`units.${product.unit}`)}`;
    case 'certificates': {
      const listed = product.certificates.map(({ name, valid_until: date }) => t('knowledge.facts.certificate', { name, date: day(date) }));
      return listed.length > 0 ? new Intl.ListFormat(locale).format(listed) : t('product.noCertificates');
    }
    case 'leadTime': return product.lead_time_days === null ? null : t('product.leadTimeDays', { days: product.lead_time_days });
    case 'packing': return product.packing || null;
    case 'hsCode': return product.hs_code || null;
    case 'origin': return product.origin_country ? (new Intl.DisplayNames(locale, { type: 'region' }).of(product.origin_country) ?? product.origin_country) : null;
  }
}

/** The fact of a product that a question asks for: its minimum order, its certificates; null when it names no fact or no product. */
export async function tellFact(message: string, locale: Locale, { t }: Knowledge): Promise<GoodsAnswer | null> {
  const fact = FACTS.find((each) => phrasesOf(t(`knowledge.words.facts.${each}`)).some((phrase) => holdsPhrase(message, phrase, locale)));
  if (!fact) return null;
  const asking = new Set([...tellingWords(t(`knowledge.words.facts.${fact}`), locale), ...tellingWords(t('knowledge.words.product'), locale)]);
  const card = await productNamed(tellingWords(message, locale).filter((word) => !asking.has(word)), message, locale);
  const product = card && (await findProduct(card.id, locale));
  const value = product && valueOf(fact, product, locale, t);
  if (!product || !value) return null;
  return { text: t('knowledge.facts.line', { fact: t(LABELS[fact]), name: product.name, value }), sources: [{ title: product.name, href: localizedPath(locale, `/product/${product.id}`) }] };
}
