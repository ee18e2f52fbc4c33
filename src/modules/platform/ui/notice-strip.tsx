import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';

/** The ink band at the top: what we promise. */
export function NoticeStrip({ locale }: { locale: Locale }) {
  const t = translatorOf(locale);
  return (
    <aside aria-label={t('site.noticeBar')} className="on-band text-sm" data-print="hide">
      <p className="page-width py-1.5 text-center">{t('site.announcement')}</p>
    </aside>
  );
}
