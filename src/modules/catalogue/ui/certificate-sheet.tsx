import { useTranslations } from 'next-intl';
import type { ProductDetail } from '../catalogue.schema';
import { CertificateList } from './certificate-list';
import { Sheet } from './sheet';

/** The certificates that come with a product, on one sheet. */
export function CertificateSheet({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  return (
    <Sheet
      title={t('certifications')}
      category={product.category}
    >
      <CertificateList certificates={product.certificates} className="mt-3" />
    </Sheet>
  );
}
