import { clsx } from 'clsx';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { DrawnIcon } from '@/ui/drawn-icon';
import { SOFT } from '@/ui/soft-link';

export interface SearchFormProps {
  locale: Locale;
  /** Keeps its field apart from others of the page. */
  id: string;
  /** Of the whole form. */
  name?: string;
  className?: string;
}

/** A search that leads to the shop with a word. useSoftNavigation follows it. */
export function SearchForm({ locale, id, name, className }: SearchFormProps) {
  const t = translatorOf(locale);
  return (
    <form {...SOFT} role="search" aria-label={name ?? t('shop.searchLabel')} action={localizedPath(locale, '/shop')} className={clsx('flex', className)}>
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
    </form>
  );
}
