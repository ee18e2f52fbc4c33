import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { keptTemplate } from '@/server/kept-markup';
import { KeptMarkup } from '@/ui/kept-markup';
import { Pagination } from '@/ui/pagination';
import { SoftLink } from '@/ui/soft-link';
import type { ShopQuery } from '../catalogue.schema';
import { FILTERS_ID, shopPath } from '../shop-address';

export interface ShopPaginationProps {
  locale: Locale;
  query: ShopQuery;
  page: number;
  pages: number;
}

/** The numbered pages of the list, with the filters kept. Their look depends on two numbers alone and is kept; the addresses are put in. */
export function ShopPagination({ locale, query, page, pages }: ShopPaginationProps) {
  if (pages <= 1) return null;
  const markup = keptTemplate(
    `pages ${locale} ${page} ${pages}`,
    () => <NumberedPages locale={locale} page={page} pages={pages} />,
    (target) => localizedPath(locale, shopPath({ ...query, page: Number(target) }, FILTERS_ID)),
  );
  return <KeptMarkup className="contents" markup={markup} />;
}

function NumberedPages({ locale, page, pages }: Omit<ShopPaginationProps, 'query'>) {
  const t = translatorOf(locale);
  return (
    <Pagination
      page={page}
      pages={pages}
      as={SoftLink}
      href={(target) => `{{${target}}}`}
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
