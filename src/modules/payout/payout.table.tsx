import { lazy } from 'react';
import { tableOf } from '@/table/definition';

const ofAccountant = tableOf('GET /api/accountant/wallets', null, 'accountant');

/** Every wallet, on the accountant's desk. */
export const accountantWalletsTable = ofAccountant.define({
  title: 'dashboard.menu.payouts',
  file: 'wallets',
  columns: [
    { id: 'party', kind: 'party', header: 'payout.party', value: (row) => ({ name: row.party }) },
    { id: 'code', kind: 'code', header: 'payout.code', value: (row) => row.vendorCode },
    { id: 'balance', kind: 'money', header: 'payout.balance', value: (row) => ({ amount: row.balance, currency: row.currency }) },
    { id: 'bank', kind: 'word', header: 'payout.bank', value: (row) => `payout.states.${row.bank}` },
  ],
  search: ['party', 'code'],
  filters: [{ id: 'bank', label: 'payout.bank', option: (row) => ({ value: row.bank, label: `payout.states.${row.bank}` }) }],
  actions: [
    ofAccountant.apart({
      action: 'payout', due: () => true, when: (row) => row.balance > 0 && row.bank === 'ready', endpoint: 'POST /api/accountant/payouts', size: 'md',
      form: async () => (await import('./ui/payout-form')).PayoutForm,
      label: 'payout.pay', busyLabel: 'payout.paying', formTitle: 'payout.payTitle', submitLabel: 'payout.pay',
      success: 'payout.paid', failure: 'payout.payFailed', failureNetwork: 'payout.payFailedNetwork',
    }),
  ],
  empty: { sentence: 'payout.empty', why: 'payout.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'payout.details', view: lazy(async () => ({ default: (await import('./ui/wallet-detail')).WalletDetail })) },
});
