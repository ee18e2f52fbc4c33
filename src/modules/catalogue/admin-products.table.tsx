import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { categoryWord } from './category.schema';
import type { AdminProductAnswer } from './admin-products.schema';
import { productMachine } from './product.machine';

const ofAdmin = tableOf('GET /api/admin/products', productMachine, 'admin');
const changeParams = (row: AdminProductAnswer) => ({ changeId: row.change?.id ?? 0 });

/** What waits for the admin: products, and changes of public ones. */
export const adminProductsTable = ofAdmin.define({
  title: 'dashboard.menu.productManagement',
  file: 'products',
  columns: [
    { id: 'id', kind: 'code', header: 'adminProducts.id', value: (row) => row.id },
    { id: 'name', kind: 'text', header: 'adminProducts.name', value: (row) => row.name },
    // What is to be looked at stands where no window hides it.
    {
      id: 'remarks', kind: 'labels', sparse: true, header: 'adminProducts.remarks',
      value: (row) => [
        ...(row.change ? ['adminProducts.changeProposed' as const] : []),
        ...(row.contactDetails.length > 0 ? ['adminProducts.contactFound' as const] : []),
        ...(row.isSellerApproved ? [] : ['adminProducts.sellerWaits' as const]),
      ],
    },
    { id: 'seller', kind: 'party', header: 'adminProducts.seller', value: (row) => ({ name: row.sellerName, code: row.vendorCode }) },
    { id: 'category', kind: 'word', header: 'adminProducts.category', isWide: true, value: (row) => categoryWord(row.category) },
    { id: 'price', kind: 'money', header: 'adminProducts.price', value: (row) => ({ amount: row.price, currency: row.currency }) },
    { id: 'currency', kind: 'chip', header: 'adminProducts.currency', value: (row) => row.currency },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['id', 'name', 'seller', 'category'],
  actions: [
    ofAdmin.action({
      action: 'approve', endpoint: 'POST /api/admin/products/approve', body: (row) => ({ productId: row.id, updatedAt: row.updatedAt }),
      label: 'adminProducts.approve', busyLabel: 'adminProducts.approving',
      success: 'adminProducts.approved', failure: 'adminProducts.approveFailed', failureNetwork: 'adminProducts.approveFailedNetwork',
    }),
    ofAdmin.action({
      action: 'reject', endpoint: 'POST /api/admin/products/reject', tone: 'bad', size: 'md',
      form: async () => (await import('./ui/product-reject-form')).ProductRejectForm,
      label: 'adminProducts.reject', busyLabel: 'adminProducts.rejecting', formTitle: 'adminProducts.rejectTitle',
      success: 'adminProducts.rejected', failure: 'adminProducts.rejectFailed', failureNetwork: 'adminProducts.rejectFailedNetwork',
    }),
    ofAdmin.apart({
      action: 'approve_change', due: () => true, when: (row) => row.change !== null, endpoint: 'POST /api/admin/product-changes/{changeId}/approve', params: changeParams,
      label: 'adminProducts.approveChange', busyLabel: 'adminProducts.approving',
      success: 'adminProducts.changeApproved', failure: 'adminProducts.approveFailed', failureNetwork: 'adminProducts.approveFailedNetwork',
    }),
    ofAdmin.apart({
      action: 'reject_change', when: (row) => row.change !== null, endpoint: 'POST /api/admin/product-changes/{changeId}/reject', params: changeParams, tone: 'bad', size: 'md',
      form: async () => (await import('./ui/product-reject-form')).ChangeRejectForm,
      label: 'adminProducts.rejectChange', busyLabel: 'adminProducts.rejecting', formTitle: 'adminProducts.rejectChangeTitle',
      success: 'adminProducts.changeRejected', failure: 'adminProducts.rejectFailed', failureNetwork: 'adminProducts.rejectFailedNetwork',
    }),
    ofAdmin.apart({
      action: 'mend', endpoint: 'PUT /api/admin/products/{productId}', params: (row) => ({ productId: row.id }),
      form: async () => (await import('./ui/admin-product-form')).AdminProductForm,
      label: 'adminProducts.edit', busyLabel: 'adminProducts.saving', formTitle: 'adminProducts.editTitle', submitLabel: 'adminProducts.save',
      success: 'adminProducts.updated', failure: 'adminProducts.updateFailed', failureNetwork: 'adminProducts.updateFailedNetwork',
      updated: (answer) => answer.product,
    }),
  ],
  empty: { sentence: 'adminProducts.empty', why: 'adminProducts.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'adminProducts.details', view: lazy(async () => ({ default: (await import('./ui/admin-product-detail')).AdminProductDetail })) },
});
