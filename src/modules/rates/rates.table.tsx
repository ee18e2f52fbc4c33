import { lazy } from 'react';
import { tableOf } from '@/table/definition';

const ofAdmin = tableOf('GET /api/admin/rates', null, 'admin');

/** The kept exchange rates, on the admin's desk. */
export const adminRatesTable = ofAdmin.define({
  title: 'dashboard.menu.exchangeRates',
  file: 'rates',
  columns: [
    { id: 'currency', kind: 'chip', header: 'rates.currency', value: (row) => row.currency },
    { id: 'rate', kind: 'code', header: 'rates.rate', value: (row) => row.rate },
    { id: 'changed', kind: 'date', header: 'rates.changed', value: (row) => row.updatedAt },
    { id: 'outdated', kind: 'count', header: 'rates.outdated', value: (row) => row.outdated },
  ],
  search: ['currency'],
  actions: [
    ofAdmin.apart({
      action: 'edit', when: (row) => row.currency !== 'USD', endpoint: 'PUT /api/admin/rates/{currency}', params: (row) => ({ currency: row.currency }), size: 'md',
      form: async () => (await import('./ui/rate-form')).RateForm,
      label: 'rates.edit', busyLabel: 'rates.saving', formTitle: 'rates.editTitle', submitLabel: 'rates.save',
      success: 'rates.saved', failure: 'rates.saveFailed', failureNetwork: 'rates.saveFailedNetwork',
    }),
  ],
  empty: { sentence: 'rates.empty' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'rates.details', view: lazy(async () => ({ default: (await import('./ui/rate-detail')).RateDetail })) },
});
