import { useLocale, useTranslations } from 'next-intl';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { ButtonSize, ButtonVariant } from '@/ui/button';
import { StartRfq } from './start-rfq';

export interface StartRfqActionProps {
  /** A catalog's Request Quote; "Start an RFQ" otherwise. */
  catalog?: { title: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The home page with its dialog open; the login puts the language before it. */
const BACK = '/?rfq=new';

/** The button of the home page's RFQ dialog, with its words and addresses in the page's language. */
export function StartRfqAction({ catalog, ...look }: StartRfqActionProps) {
  const t = useTranslations();
  const locale = useLocale() as Locale;
  return (
    <StartRfq
      {...look}
      locale={locale}
      href={localizedPath(locale, `/login?next=${encodeURIComponent(BACK)}`)}
      opensByAddress={!catalog}
      labels={{
        action: t(catalog ? 'home.catalogs.request' : 'home.startRfq'),
        ...(catalog && { accessible: t('home.catalogs.requestFor', { title: catalog.title }) }),
        onlyBuyersTitle: t('shop.onlyBuyersTitle'),
        onlyBuyers: t('shop.onlyBuyers'),
      }}
    />
  );
}
