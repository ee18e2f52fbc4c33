import { lazy } from 'react';
import { catalogPath } from '@/modules/catalogue/catalogue.schema';
import { tableOf } from '@/table/definition';

const ofSeller = tableOf('GET /api/seller/catalogs', null, 'seller');

/** A seller's own catalogs, each a set of its products in the shop. */
export const sellerCatalogsTable = ofSeller.define({
  title: 'dashboard.menu.sellerCatalogs',
  file: 'catalogs',
  columns: [
    { id: 'title', kind: 'text', header: 'sellerCatalogs.name', value: (row) => row.title },
    { id: 'products', kind: 'count', header: 'sellerCatalogs.products', value: (row) => row.products.length },
    { id: 'likes', kind: 'count', header: 'sellerCatalogs.likes', value: (row) => row.likes },
    { id: 'page', kind: 'link', header: 'sellerCatalogs.page', value: (row) => (row.image === '' || row.status !== 'approved' ? null : { text: catalogPath(row.id), href: catalogPath(row.id) }) },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['title'],
  create: ofSeller.create({
    endpoint: 'POST /api/seller/catalogs',
    form: async () => (await import('./ui/seller-catalog-form')).AddCatalogForm,
    label: 'sellerCatalogs.add', busyLabel: 'sellerCatalogs.saving', submitLabel: 'sellerCatalogs.addSubmit',
    success: 'sellerCatalogs.added', failure: 'sellerCatalogs.addFailed', failureNetwork: 'sellerCatalogs.addFailedNetwork',
    opens: ({ catalog }) => catalog.id,
  }),
  actions: [
    ofSeller.apart({
      action: 'edit',
      endpoint: 'PUT /api/seller/catalogs/{catalogId}',
      params: (row) => ({ catalogId: row.id }),
      form: async () => (await import('./ui/seller-catalog-form')).EditCatalogForm,
      label: 'sellerCatalogs.edit', busyLabel: 'sellerCatalogs.saving', formTitle: 'sellerCatalogs.editTitle', submitLabel: 'sellerCatalogs.save',
      success: 'sellerCatalogs.updated', failure: 'sellerCatalogs.updateFailed', failureNetwork: 'sellerCatalogs.updateFailedNetwork',
      updated: (answer) => answer.catalog,
    }),
    ofSeller.apart({
      action: 'delete', tone: 'bad',
      endpoint: 'DELETE /api/seller/catalogs/{catalogId}',
      params: (row) => ({ catalogId: row.id }),
      confirm: () => 'sellerCatalogs.deleteConfirm',
      label: 'sellerCatalogs.delete', busyLabel: 'sellerCatalogs.deleting',
      success: 'sellerCatalogs.deleted', failure: 'sellerCatalogs.deleteFailed', failureNetwork: 'sellerCatalogs.deleteFailedNetwork',
    }),
  ],
  empty: { sentence: 'sellerCatalogs.empty', why: 'sellerCatalogs.emptyWhy' },
  loadFailure: { sentence: 'sellerCatalogs.failed', network: 'sellerCatalogs.failed' },
  detail: { title: 'sellerCatalogs.details', view: lazy(async () => ({ default: (await import('./ui/seller-catalog-detail')).SellerCatalogDetail })) },
});
