import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { Emoji } from '@/ui/emoji';
import { SearchForm } from './search-form';

/** The four tiles of the specification, with a picture each. */
const TILES = [
  { key: 'ports', picture: '2693' },
  { key: 'verification', picture: '1f50d' },
  { key: 'customs', picture: '1f9fe' },
  { key: 'payments', picture: '1f512' },
] as const;

/** The card below the slides: search the shop or ask for quotations, and what the house promises. */
export function QuickSearch({ locale, action }: { locale: Locale; action: ReactNode }) {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="quick" className="card grid gap-5 p-5 sm:p-6">
      <div className="grid items-center gap-x-8 gap-y-3 lg:grid-cols-[1fr_1.2fr_auto]">
        <div>
          <h2 id="quick" className="text-xl">{t('quickTitle')}</h2>
          <p className="text-sm text-muted">{t('quickText')}</p>
        </div>
        <SearchForm locale={locale} id="search-quick" name={t('quickTitle')} />
        {action}
      </div>
      <ul className="rule-dashed grid grid-cols-2 gap-x-4 gap-y-4 pt-4 lg:grid-cols-4">
        {TILES.map(({ key, picture }) => (
          <li key={key} className="flex items-start gap-3 max-sm:flex-col max-sm:gap-1.5">
            <Emoji name={picture} size={36} eager />
            <div>
              <p className="font-semibold">{t(`tiles.${key}.title`)}</p>
              <p className="text-sm text-muted">{t(`tiles.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
