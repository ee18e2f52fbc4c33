import { useTranslations } from 'next-intl';

/** The ink band at the top: what we promise. */
export function NoticeStrip() {
  const t = useTranslations('site');
  return (
    <aside aria-label={t('noticeBar')} className="on-band text-sm" data-print="hide">
      <p className="page-width py-1.5 text-center">{t('announcement')}</p>
    </aside>
  );
}
