import { LOCALES, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { LanguageOffer } from './language-offer';

/** The offer of another language, with its sentence in each of them. */
export function LanguageOfferBar({ locale: current }: { locale: Locale }) {
  const offers = LOCALES.map((locale) => {
    const t = translatorOf(locale);
    return { locale, text: t('site.languageOffer'), dismiss: t('common.close') };
  });
  return <LanguageOffer current={current} offers={offers} />;
}
