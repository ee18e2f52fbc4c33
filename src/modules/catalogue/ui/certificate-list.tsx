import { clsx } from 'clsx';
import { FileCheck2 } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Code } from '@/ui/code-chip';
import type { ProductDetail } from '../catalogue.schema';
import { certificateName } from '../certificate-name';

export interface CertificateListProps {
  certificates: ProductDetail['certificates'];
  className?: string;
}

/** Certificates with number, issuer and validity. */
export function CertificateList({ certificates, className }: CertificateListProps) {
  const t = useTranslations('product');
  const format = useFormatter();
  const locale = useLocale();
  if (certificates.length === 0) return <p className={clsx('text-muted', className)}>{t('noCertificates')}</p>;
  return (
    <ul className={clsx('grid gap-4', className)}>
      {certificates.map(({ name, number, issuer, valid_until: validUntil }) => (
        <li key={number} className="flex gap-3">
          <FileCheck2 aria-hidden="true" size={20} className="mt-0.5 flex-none text-ok" />
          <div className="min-w-0 text-sm">
            <p className="font-semibold">
              <bdi>{certificateName(name, locale)}</bdi>
            </p>
            <p className="text-muted">
              {t('number')}: <Code className="text-ink">{number}</Code>
            </p>
            <p className="text-muted">
              {t('issuer')}: <bdi>{issuer}</bdi>
            </p>
            <p className="text-muted">
              {t('certificateValidUntil')}:{' '}
              <time dateTime={validUntil}>{format.dateTime(new Date(validUntil), { dateStyle: 'long' })}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
