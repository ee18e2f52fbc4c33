import { useLocale, useTranslations } from 'next-intl';
import { joinTexts } from '@/i18n/locales';
import type { VoyageAnswer } from '../voyage.schema';

/** The canals, straits and capes of a voyage in words. */
export function Way({ via }: Pick<VoyageAnswer, 'via'>) {
  const t = useTranslations('voyage');
  const locale = useLocale();
  return via.length === 0 ? t('openSea') : joinTexts(locale, via.map(({ code }) => t(`passages.${code}`)));
}
