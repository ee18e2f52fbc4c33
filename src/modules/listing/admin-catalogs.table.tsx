import { lazy } from 'react';
import { catalogPath } from '@/modules/catalogue/catalogue.schema';
import { tableOf } from '@/table/definition';
import { catalogMachine } from './catalog.machine';

const ofAdmin = tableOf('GET /api/admin/catalogs', catalogMachine, 'admin');

/** Sellers' catalogs, which the admin takes down or shows again. */
export const adminCatalogsTable = ofAdmin.define({
  title: 'dashboard.menu.catalogs',
  file: 'catalogs',
  columns: [
    { id: 'id', kind: 'code', header: 'adminCatalogs.id', value: (row) => row.id },
    { id: 'title', kind: 'text', header: 'sellerCatalogs.name', value: (row) => row.title },
    { id: 'seller', kind: 'party', header: 'adminProducts.seller', value: (row) => ({ name: row.sellerName, code: row.vendorCode }) },
    { id: 'products', kind: 'count', header: 'sellerCatalogs.products', value: (row) => row.products.length },
    {
      id: 'page', kind: 'link', header: 'sellerCatalogs.page',
      value: (row) => (row.status === 'approved' && row.products.some(({ isPublic }) => isPublic) ? { text: catalogPath(row.id), href: catalogPath(row.id) } : null),
    },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['id', 'title', 'seller'],
  actions: [
    ofAdmin.action({
      action: 'take_down', endpoint: 'POST /api/admin/catalogs/{catalogId}/take-down', params: (row) => ({ catalogId: row.id }), tone: 'bad', size: 'md',
      form: async () => (await import('./ui/take-down-form')).TakeDownForm,
      label: 'adminCatalogs.takeDown', busyLabel: 'adminCatalogs.takingDown', formTitle: 'adminCatalogs.takeDownTitle',
      success: 'adminCatalogs.takenDown', failure: 'adminCatalogs.takeDownFailed', failureNetwork: 'adminCatalogs.takeDownFailedNetwork',
      updated: (answer) => answer.catalog,
    }),
    ofAdmin.action({
      action: 'restore', endpoint: 'POST /api/admin/catalogs/{catalogId}/restore', params: (row) => ({ catalogId: row.id }),
      label: 'adminCatalogs.restore', busyLabel: 'adminCatalogs.restoring',
      success: 'adminCatalogs.restored', failure: 'adminCatalogs.restoreFailed', failureNetwork: 'adminCatalogs.restoreFailedNetwork',
      updated: (answer) => answer.catalog,
    }),
  ],
  empty: { sentence: 'adminCatalogs.empty', why: 'adminCatalogs.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'sellerCatalogs.details', view: lazy(async () => ({ default: (await import('./ui/admin-catalog-detail')).AdminCatalogDetail })) },
});
