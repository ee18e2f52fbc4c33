'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/ui/alert';
import type { SellerCatalogAnswer } from '../seller-catalog.schema';
import { CatalogContents } from './catalog-contents';

/** A catalog as its seller reads it, with what is in it, and why it is not shown where an admin took it down. */
export function SellerCatalogDetail({ row }: { row: SellerCatalogAnswer }) {
  const t = useTranslations('sellerCatalogs');
  return (
    <div className="grid gap-4">
      {row.status === 'taken_down' && <Alert tone="warn" live="none" title={t('takenDown')}><p dir="auto">{row.reason}</p></Alert>}
      <CatalogContents catalog={row} />
    </div>
  );
}
