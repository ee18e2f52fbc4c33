import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/ui/button';

export interface RfqActionProps {
  locale: Locale;
  product: { id: number; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/**
 * The Request Quotation button: the address of the request for a product, which RfqLinks knows again by its mark. It may
 * stand in markup that is kept. Without JavaScript it is the address alone, and the server judges.
 */
export function RfqAction({ locale, product, variant, size, className }: RfqActionProps) {
  const t = translatorOf(locale);
  return (
    <a
      href={localizedPath(locale, `/rfq/${product.id}`)} data-rfq={product.id} data-product={product.name}
      aria-label={t('shop.requestQuotationFor', { name: product.name })}
      className={buttonClass(variant, size, className)}
    >
      {t('shop.requestQuotation')}
    </a>
  );
}
