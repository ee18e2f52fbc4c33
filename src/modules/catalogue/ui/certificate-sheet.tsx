import { useTranslations } from 'next-intl';
import type { ProductDetail } from '../catalogue.schema';
import { CertificateList } from './certificate-list';
import { Seal } from './marks';
import { Sheet } from './sheet';

/** The certificates that come with a product, on one sealed sheet. */
export function CertificateSheet({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  return (
    <Sheet
      title={t('certifications')}
      number={`CT-${String(product.id).padStart(6, '0')}`}
      category={product.category}
      mark={<Seal />}
    >
      <CertificateList certificates={product.certificates} className="mt-3" />
    </Sheet>
  );
}
