import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import type { ButtonSize, ButtonVariant } from '@/ui/button';
import { RequestQuotation } from './request-quotation';

export interface RfqActionProps {
  product: { id: number; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The Request Quotation button with its words and addresses in the page's language. */
export function RfqAction({ product, ...look }: RfqActionProps) {
  const t = useTranslations('shop');
  const locale = useLocale();
  return (
    <RequestQuotation
      {...look}
      product={{ id: product.id, name: product.name }}
      href={localizedPath(locale, `/rfq/${product.id}`)}
      labels={{
        action: t('requestQuotation'),
        accessible: t('requestQuotationFor', { name: product.name }),
        onlyBuyersTitle: t('onlyBuyersTitle'),
        onlyBuyers: t('onlyBuyers'),
      }}
    />
  );
}
