import { useLocale, useTranslations } from 'next-intl';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { ButtonSize, ButtonVariant } from '@/ui/button';
import { StartRfq } from './start-rfq';

export interface StartRfqActionProps {
  /** A catalog's Request Quote; "Start an RFQ" otherwise. */
  catalog?: { id: number; title: string };
  /** The page that the login leads back to, where it is not the home page; without language. */
  page?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The button of the home page's RFQ dialog, with its words and addresses in the page's language. */
export function StartRfqAction({ catalog, page = '/', ...look }: StartRfqActionProps) {
  const t = useTranslations();
  const locale = useLocale() as Locale;
  // The page with its dialog open; the login puts the language before it.
  const back = `${page}?rfq=new${catalog ? `&catalog=${catalog.id}` : ''}`;
  return (
    <StartRfq
      {...look}
      locale={locale}
      href={localizedPath(locale, `/login?next=${encodeURIComponent(back)}`)}
      catalog={catalog && { id: catalog.id, title: catalog.title }}
      opensByAddress
      labels={{
        action: t(catalog ? 'home.catalogs.request' : 'home.startRfq'),
        ...(catalog && { accessible: t('home.catalogs.requestFor', { title: catalog.title }) }),
        onlyBuyersTitle: t('shop.onlyBuyersTitle'),
        onlyBuyers: t('shop.onlyBuyers'),
      }}
    />
  );
}
