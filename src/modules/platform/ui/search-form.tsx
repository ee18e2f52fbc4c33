import { useLocale } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { GetForm } from '@/ui/get-form';
import { KeptMarkup } from '@/ui/kept-markup';

export interface SearchFormProps {
  /** Keeps its field apart from others of the page. */
  id: string;
  /** Of the whole form. */
  name?: string;
  className?: string;
}

/** A search that leads to the shop with a word. */
export function SearchForm({ id, name, className }: SearchFormProps) {
  const locale = useLocale();
  const t = translatorOf(locale);
  return (
    <GetForm role="search" aria-label={name ?? t('shop.searchLabel')} action={localizedPath(locale, '/shop')} className={className}>
      <KeptMarkup className="flex" markup={keptMarkup(`${id} ${locale}`, () => <Fields id={id} t={t} />)} />
    </GetForm>
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
        {/* Lucide's glass, drawn here: its own component is one of the browser's, which cannot be kept. */}
        <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" className="sm:hidden">
          <path d="m21 21-4.34-4.34" />
          <circle cx="11" cy="11" r="8" />
        </svg>
        <span className="max-sm:sr-only">{t('common.search')}</span>
      </button>
    </>
  );
}
