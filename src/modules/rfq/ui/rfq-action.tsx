import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import type { ButtonSize, ButtonVariant } from '@/ui/button';
import { cache } from 'react';
import { RequestQuotation, type RequestQuotationLabels } from './request-quotation';

export interface RfqActionProps {
  product: { id: number; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The words of all buttons of a page: one object, which the page's data then hold once. */
const labelsOf = cache((action: string, accessible: string, onlyBuyersTitle: string, onlyBuyers: string): RequestQuotationLabels => ({
  action, accessible, onlyBuyersTitle, onlyBuyers,
}));

/** The Request Quotation button with its words and addresses in the page's language. */
export function RfqAction({ product, ...look }: RfqActionProps) {
  const t = useTranslations('shop');
  const locale = useLocale();
  // The name is put in where the button is made: a sentence per product would cross to the browser.
  const accessible = t('requestQuotationFor', { name: '{name}' });
  return (
    <RequestQuotation
      {...look}
      id={product.id}
      name={product.name}
      href={localizedPath(locale, `/rfq/${product.id}`)}
      labels={labelsOf(t('requestQuotation'), accessible, t('onlyBuyersTitle'), t('onlyBuyers'))}
    />
  );
}
