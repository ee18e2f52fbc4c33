import { clsx } from 'clsx';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { DrawnIcon } from '@/ui/drawn-icon';
import { KeptMarkup } from '@/ui/kept-markup';
import { SOFT } from '@/ui/soft-link';

export interface SearchFormProps {
  locale: Locale;
  /** Keeps its field apart from others of the page. */
  id: string;
  /** Of the whole form. */
  name?: string;
  className?: string;
}

/** A search that leads to the shop with a word. Kept; SoftNavigation follows it. */
export function SearchForm({ locale, id, name, className }: SearchFormProps) {
  const t = translatorOf(locale);
  return (
    <KeptMarkup
      as="form" {...SOFT} role="search" aria-label={name ?? t('shop.searchLabel')} action={localizedPath(locale, '/shop')} className={clsx('flex', className)}
      markup={keptMarkup(`${id} ${locale}`, () => <Fields id={id} t={t} />)}
    />
  );
}

function Fields({ id, t }: { id: string; t: Translator }) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('shop.searchLabel')}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        maxLength={100}
        placeholder={t('shop.searchPlaceholder')}
        className="control flex-1 rounded-e-none border-e-0 border-ink"
      />
      <button type="submit" className="btn btn-ink rounded-s-none">
        <DrawnIcon name="search" className="sm:hidden" />
        <span className="max-sm:sr-only">{t('common.search')}</span>
      </button>
    </>
  );
}
