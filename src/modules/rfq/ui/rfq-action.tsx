import { useLocale } from 'next-intl';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import type { ButtonSize, ButtonVariant } from '@/ui/button';
import { RequestQuotation, type RequestQuotationLabels } from './request-quotation';

export interface RfqActionProps {
  product: { id: number; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The words of all buttons in a language: one object, which the page's data then hold once. */
const labels = new Map<Locale, RequestQuotationLabels>();

function labelsIn(locale: Locale): RequestQuotationLabels {
  const t = translatorOf(locale);
  const known = labels.get(locale) ?? {
    action: t('shop.requestQuotation'),
    // The name is put in where the button is made: a sentence per product would cross to the browser.
    accessible: t('shop.requestQuotationFor', { name: '{name}' }),
    onlyBuyersTitle: t('shop.onlyBuyersTitle'),
    onlyBuyers: t('shop.onlyBuyers'),
  };
  labels.set(locale, known);
  return known;
}

/** The Request Quotation button with its words and addresses in the page's language. */
export function RfqAction({ product, ...look }: RfqActionProps) {
  const locale = useLocale();
  return <RequestQuotation {...look} id={product.id} name={product.name} href={localizedPath(locale, `/rfq/${product.id}`)} labels={labelsIn(locale)} />;
}
