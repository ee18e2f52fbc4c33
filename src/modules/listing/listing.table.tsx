import { lazy } from 'react';
import { rejectReasonParts } from '@/modules/catalogue/admin-products.schema';
import { categoryWord } from '@/modules/catalogue/category.schema';
import { productMachine } from '@/modules/catalogue/product-content.schema';
import { tableOf, type Word } from '@/table/definition';

/** A reason in a word where it is one of those offered; its sheet says what was written to it. */
function reasonWord(reason: string): Word | null {
  const { word, text } = rejectReasonParts(reason);
  return word ?? (text === '' ? null : { text });
}

const ofSeller = tableOf('GET /api/seller/products', productMachine, 'seller');

/** A seller's own products: in the shop, with the admin, rejected ("Ineffective") and put away. */
export const sellerProductsTable = ofSeller.define({
  title: 'listing.title',
  file: 'products',
  // What is saved here is what the import reads.
  exportFile: (ids) => `/api/seller/products/export${ids ? `?ids=${ids.join(',')}` : ''}`,
  columns: [
    { id: 'name', kind: 'product', header: 'listing.name', value: (row) => row.name },
    { id: 'category', kind: 'word', header: 'listing.category', isWide: true, value: (row) => categoryWord(row.category) },
    { id: 'price', kind: 'money', header: 'listing.price', value: (row) => ({ amount: row.price, currency: row.currency }) },
    { id: 'quantity', kind: 'quantity', header: 'listing.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.quantityUom}` }) },
    { id: 'created', kind: 'date', header: 'listing.created', value: (row) => row.createdAt },
    { id: 'change', kind: 'labels', sparse: true, header: 'listing.change', value: (row) => (row.change ? [row.change.isRefused ? 'listing.changeRefused' : 'listing.changeWaits'] : []) },
    { id: 'reason', kind: 'word', isWide: true, sparse: true, header: 'listing.reason', value: (row) => reasonWord(row.rejectReason || row.change?.refuseReason || '') },
  ],
  search: ['name', 'category'],
  groups: [
    { id: 'approved', title: 'listing.approved', statuses: ['approved'], empty: 'listing.emptyApproved' },
    { id: 'submitted', title: 'listing.submitted', statuses: ['submitted'], empty: 'listing.emptySubmitted' },
    { id: 'ineffective', title: 'listing.ineffective', statuses: ['rejected'], empty: 'listing.emptyIneffective' },
    { id: 'archived', title: 'listing.archived', statuses: ['archived'], empty: 'listing.emptyArchived' },
  ],
  create: ofSeller.create({
    endpoint: 'POST /api/seller/products',
    form: async () => (await import('./ui/listing-form')).AddProductForm,
    label: 'listing.add', busyLabel: 'listing.adding', submitLabel: 'listing.addSubmit',
    success: 'listing.added', failure: 'listing.addFailed', failureNetwork: 'listing.addFailedNetwork',
    opens: ({ product }) => product.id,
  }),
  tools: [
    ofSeller.create({
      endpoint: 'POST /api/seller/products/import',
      form: async () => (await import('./ui/import-form')).ImportForm,
      label: 'listing.import', busyLabel: 'listing.importing', submitLabel: 'listing.importSubmit',
      success: 'listing.imported', failure: 'listing.importFailed', failureNetwork: 'listing.importFailedNetwork',
    }),
  ],
  actions: [
    ofSeller.action({
      action: 'edit',
      endpoint: 'PUT /api/seller/products/{productId}',
      params: (row) => ({ productId: row.id }),
      form: async () => (await import('./ui/listing-form')).EditProductForm,
      label: 'listing.edit', busyLabel: 'listing.saving', formTitle: 'listing.editTitle', submitLabel: 'listing.save',
      success: 'listing.updated', failure: 'listing.updateFailed', failureNetwork: 'listing.updateFailedNetwork',
      updated: (answer) => answer.product,
    }),
    ofSeller.apart({
      action: 'duplicate',
      endpoint: 'POST /api/seller/products',
      form: async () => (await import('./ui/listing-form')).DuplicateProductForm,
      label: 'listing.duplicate', busyLabel: 'listing.adding', formTitle: 'listing.duplicateTitle', submitLabel: 'listing.addSubmit',
      success: 'listing.added', failure: 'listing.addFailed', failureNetwork: 'listing.addFailedNetwork',
      opens: ({ product }) => product.id,
    }),
    ofSeller.action({
      action: 'archive',
      endpoint: 'POST /api/seller/products/{productId}/archive',
      params: (row) => ({ productId: row.id }),
      confirm: () => 'listing.archiveConfirm',
      label: 'listing.archive', busyLabel: 'listing.archiving',
      success: 'listing.archivedDone', failure: 'listing.archiveFailed', failureNetwork: 'listing.archiveFailedNetwork',
      updated: (answer) => answer.product,
    }),
    ofSeller.action({
      action: 'restore',
      endpoint: 'POST /api/seller/products/{productId}/restore',
      params: (row) => ({ productId: row.id }),
      label: 'listing.restore', busyLabel: 'listing.restoring',
      success: 'listing.restored', failure: 'listing.restoreFailed', failureNetwork: 'listing.restoreFailedNetwork',
      updated: (answer) => answer.product,
    }),
  ],
  empty: { sentence: 'listing.empty', why: 'listing.emptyWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'listing.details', view: lazy(async () => ({ default: (await import('./ui/listing-detail')).ListingDetail })) },
});
