'use client';

import { useTranslations } from 'next-intl';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { AdminCatalogAnswer } from '../admin-catalogs.schema';
import { CatalogContents } from './catalog-contents';

/** A seller's catalog as the admin reads it. */
export function AdminCatalogDetail({ row }: { row: AdminCatalogAnswer }) {
  const t = useTranslations();
  return (
    <div className="grid gap-4">
      {row.status === 'taken_down' && <Alert tone="warn" live="none" title={t('adminCatalogs.reason')}><p dir="auto">{row.reason}</p></Alert>}
      <DefinitionList
        items={[
          { key: 'status', term: t('common.status'), value: <Status status={row.status} /> },
          { key: 'seller', term: t('adminProducts.seller'), value: <bdi>{row.sellerName}</bdi> },
          { key: 'vendorCode', term: t('users.vendorCode'), value: <Code>{row.vendorCode}</Code> },
        ]}
      />
      <CatalogContents catalog={row} />
    </div>
  );
}
