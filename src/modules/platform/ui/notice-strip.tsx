import { useLocale, useTranslations } from 'next-intl';
import { LOCALES } from '@/i18n/locales';
import { LanguageMenu } from './language-menu';
import { ServingSelect } from './serving-select';

/** ISO 3166-1 codes of the specification's regions; the first of its eight is "Global". */
const REGIONS = ['IN', 'AE', 'CN', 'US', 'DE', 'GB', 'SG'] as const;

/** The ink band above the header: what we promise, the region served, the language. */
export function NoticeStrip() {
  const locale = useLocale();
  const t = useTranslations('site');
  const common = useTranslations('common');
  const languages = useTranslations('languages');
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const regions = REGIONS.map((code) => ({ code, name: names.of(code) ?? code }));
  return (
    <section aria-label={t('noticeBar')} className="on-band relative z-40 text-sm" data-print="hide">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-1">
        <p className="py-0.5">{t('announcement')}</p>
        <div className="flex flex-wrap items-center gap-x-4 max-sm:w-full max-sm:justify-between">
          <ServingSelect label={t('serving')} regions={[{ code: '', name: t('servingGlobal') }, ...regions]} />
          <LanguageMenu
            label={common('language')}
            languages={LOCALES.map((language) => ({ locale: language, name: languages(language) }))}
          />
        </div>
      </div>
    </section>
  );
}
