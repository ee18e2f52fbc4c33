import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { LinkButton } from '@/ui/link-button';

/** The band at a page's end: register or sign in. Plain anchors, since those pages are documents of their own. */
export function JoinBand() {
  const t = useTranslations('home.join');
  const locale = useLocale();
  return (
    <section className="on-band hero-ribs flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg px-5 py-8 sm:px-8">
      <div>
        <h2>{t('title')}</h2>
        <p className="mt-1 text-on-band-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={localizedPath(locale, '/register')} variant="primary" size="lg">{t('register')}</LinkButton>
        <LinkButton href={localizedPath(locale, '/login')} variant="on-band" size="lg">{t('login')}</LinkButton>
      </div>
    </section>
  );
}
