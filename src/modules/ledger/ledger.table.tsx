import { lazy } from 'react';
import { tableOf } from '@/table/definition';

const ofAccountant = tableOf('GET /api/accountant/transfers', null, 'accountant');

/** Every transfer of the ledger, on the accountant's desk. */
export const accountantTransfersTable = ofAccountant.define({
  title: 'dashboard.menu.transfers',
  file: 'transfers',
  columns: [
    { id: 'id', kind: 'code', header: 'ledger.transferId', value: (row) => row.id },
    { id: 'at', kind: 'date', header: 'ledger.at', value: (row) => row.at },
    { id: 'kind', kind: 'word', header: 'ledger.kind', value: (row) => `ledger.transferKinds.${row.kind}` },
    { id: 'order', kind: 'code', header: 'payment.orderId', value: (row) => row.orderId },
    { id: 'amount', kind: 'money', header: 'payment.amount', value: (row) => ({ amount: row.amount, currency: row.currency }) },
    { id: 'key', kind: 'code', header: 'ledger.key', value: (row) => row.key },
    { id: 'actor', kind: 'word', header: 'ledger.actor', value: (row) => (row.actor === null ? 'history.system' : { text: row.actor }) },
  ],
  search: ['id', 'order', 'key', 'actor'],
  filters: [{ id: 'currency', label: 'payment.currency', option: (row) => ({ value: row.currency, label: { text: row.currency } }) }, { id: 'kind', label: 'ledger.kind', option: (row) => ({ value: row.kind, label: `ledger.transferKinds.${row.kind}` }) }],
  actions: [],
  empty: { sentence: 'ledger.emptyTransfers', why: 'ledger.emptyTransfersWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'ledger.transferDetails', view: lazy(async () => ({ default: (await import('./ui/transfer-detail')).TransferDetail })) },
});

/** A party's statement: the same columns for whoever has a wallet. */
function statementOf(role: 'buyer' | 'seller' | 'cha') {
  const table = tableOf('GET /api/account/statement', null, role);
  return table.define({
    title: 'dashboard.menu.virtualCurrency',
    file: 'statement',
    columns: [
      { id: 'id', kind: 'code', header: 'ledger.transferId', value: (row) => row.id },
      { id: 'at', kind: 'date', header: 'ledger.at', value: (row) => row.at },
      { id: 'kind', kind: 'word', header: 'ledger.kind', value: (row) => `ledger.transferKinds.${row.kind}` },
      { id: 'order', kind: 'code', header: 'payment.orderId', value: (row) => row.orderId },
      { id: 'amount', kind: 'money', header: 'payment.amount', value: (row) => ({ amount: row.amount, currency: row.currency }) },
      { id: 'balance', kind: 'money', header: 'ledger.balance', value: (row) => ({ amount: row.balance, currency: row.currency }) },
    ],
    search: ['id', 'order'],
    filters: [{ id: 'currency', label: 'payment.currency', option: (row) => ({ value: row.currency, label: { text: row.currency } }) }],
    actions: [],
    empty: { sentence: 'ledger.emptyStatement', why: 'ledger.emptyStatementWhy' },
    loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
    detail: { title: 'ledger.transferDetails', view: lazy(async () => ({ default: (await import('./ui/statement-detail')).StatementDetail })) },
  });
}

export const buyerStatementTable = statementOf('buyer');
export const sellerStatementTable = statementOf('seller');
/** A customs agent's fees come to its wallet. */
export const chaStatementTable = statementOf('cha');
