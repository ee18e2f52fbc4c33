import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { UNITS } from '../catalogue.schema';

/** Says a range of minimum orders in words: "101 to 1,000 kg". */
export function moqRange(locale: Locale): (range: string) => string {
  const t = translatorOf(locale);
  return (range) => {
    const [from, to, named] = range.split('-');
    const unit = t(`units.${UNITS.find((each) => each === named) ?? 'pcs'}`);
    return to ? t('shop.moqBetween', { from: Number(from), to: Number(to), unit }) : t('shop.moqOver', { from: Number(from) - 1, unit });
  };
}
