import type { Locale } from '@/i18n/locales';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import type { GoodsAnswer } from './goods.queries';
import { pageSource, type Knowledge } from './knowledge.queries';
import { tellingWords } from './words';

/** What an Incoterm means, where a question asks for nothing but that; "DAP" with other words may be the fertilizer. */
export function tellIncoterm(message: string, locale: Locale, { t }: Knowledge): GoodsAnswer | null {
  const words = tellingWords(message, locale);
  const named = PAYMENT_TERMS.filter((term) => new RegExp(`(?<![A-Za-z])${term}(?![A-Za-z])`, 'i').test(message));
  const [term] = named;
  if (!term || named.length > 1) return null;
  const known = new Set([...tellingWords(term, locale), ...tellingWords(t('knowledge.words.meaning'), locale)]);
  return words.every((word) => known.has(word)) ? { text: t(`knowledge.incoterms.${term}`), sources: [pageSource(t, locale, 'terms')] } : null;
}
