import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { SoftLink } from '@/ui/soft-link';
import { Pagination } from '@/ui/pagination';
import type { ShopQuery } from '../catalogue.schema';
import { FILTERS_ID, shopPath } from '../shop-address';

export interface ShopPaginationProps {
  locale: Locale;
  query: ShopQuery;
  page: number;
  pages: number;
}

/** The numbered pages of the list, with the filters kept. */
export function ShopPagination({ locale, query, page, pages }: ShopPaginationProps) {
  const t = translatorOf(locale);
  return (
    <Pagination
      page={page}
      pages={pages}
      as={SoftLink}
      href={(target) => localizedPath(locale, shopPath({ ...query, page: target }, FILTERS_ID))}
      labels={{
        navigation: t('shop.pagination'),
        previous: t('common.previous'),
        next: t('common.next'),
        page: (target) => t('common.page', { page: target }),
      }}
      format={(target) => target.toLocaleString(locale)}
    />
  );
}
