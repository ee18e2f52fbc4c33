import { useLocale, useTranslations } from 'next-intl';
import { Search } from 'lucide-react';
import { localizedPath } from '@/i18n/locales';
import { GetForm } from '@/ui/get-form';

/** A search that leads to the shop with a word. `id` keeps its field apart from others of the page, `name` the whole. */
export function SearchForm({ id, name, className }: { id: string; name?: string; className?: string }) {
  const t = useTranslations('shop');
  const common = useTranslations('common');
  return (
    <GetForm role="search" aria-label={name ?? t('searchLabel')} action={localizedPath(useLocale(), '/shop')} className={className}>
      <div className="flex">
        <label htmlFor={id} className="sr-only">
          {t('searchLabel')}
        </label>
        <input
          id={id}
          type="search"
          name="search"
          maxLength={100}
          placeholder={t('searchPlaceholder')}
          className="control flex-1 rounded-e-none border-e-0 border-ink"
        />
        <button type="submit" className="btn btn-ink rounded-s-none">
          <Search aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{common('search')}</span>
        </button>
      </div>
    </GetForm>
  );
}
