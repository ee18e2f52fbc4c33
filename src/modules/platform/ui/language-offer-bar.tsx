import { getLocale, getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/i18n/locales';
import { LanguageOffer } from './language-offer';

/** The offer of another language, with its sentence in each of them. */
export async function LanguageOfferBar() {
  const offers = await Promise.all(
    LOCALES.map(async (locale) => {
      const t = await getTranslations({ locale });
      return { locale, text: t('site.languageOffer'), dismiss: t('common.close') };
    }),
  );
  return <LanguageOffer current={(await getLocale()) as Locale} offers={offers} />;
}
