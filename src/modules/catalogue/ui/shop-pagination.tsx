import { useFormatter, useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { Pagination } from '@/ui/pagination';
import type { ShopQuery } from '../catalogue.schema';
import { FILTERS_ID, shopPath } from '../shop-address';

export interface ShopPaginationProps {
  query: ShopQuery;
  page: number;
  pages: number;
}

/** The numbered pages of the list, with the filters kept. */
export function ShopPagination({ query, page, pages }: ShopPaginationProps) {
  const t = useTranslations('shop');
  const common = useTranslations('common');
  const format = useFormatter();
  return (
    <Pagination
      page={page}
      pages={pages}
      as={LocalLink}
      href={(target) => shopPath({ ...query, page: target }, FILTERS_ID)}
      labels={{
        navigation: t('pagination'),
        previous: common('previous'),
        next: common('next'),
        page: (target) => common('page', { page: target }),
      }}
      format={(target) => format.number(target)}
    />
  );
}
