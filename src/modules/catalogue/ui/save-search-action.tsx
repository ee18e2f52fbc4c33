import { useTranslations } from 'next-intl';
import { LIMITS } from '@/http/input';
import type { ShopQuery } from '../catalogue.schema';
import { shopPath } from '../shop-address';
import { SaveSearch } from './save-search';

/** The button that saves a search, with its words in the page's language; the filters that are set are its name. */
export function SaveSearchAction({ query, name }: { query: ShopQuery; name: string }) {
  const t = useTranslations('savedSearch');
  const errors = useTranslations('errors');
  return (
    <SaveSearch
      name={[...name].slice(0, LIMITS.name).join('').slice(0, LIMITS.name)}
      query={shopPath(query).replace(/^\/shop\??/, '')}
      labels={{ save: t('save'), saving: t('saving'), saved: t('saved'), failed: t('saveFailed'), full: errors('too_many_saved_searches') }}
    />
  );
}
