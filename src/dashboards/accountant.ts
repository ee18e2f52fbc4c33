import type { Dashboard } from './dashboard';

export const accountant: Dashboard = {
  role: 'accountant',
  title: 'dashboard.titles.accountant',
  sections: [
    { href: '/dashboard/accountant/payments', label: 'dashboard.menu.paymentManagement', table: 'accountant.payments' },
    { href: '/dashboard/accountant/invoices', label: 'dashboard.menu.invoiceGeneration', table: 'accountant.invoices' },
    { href: '/dashboard/accountant/disputes', label: 'dashboard.menu.disputeReview', table: 'accountant.disputes' },
    { href: '/dashboard/accountant/payouts', label: 'dashboard.menu.payouts', table: 'accountant.wallets' },
    { href: '/dashboard/accountant/transfers', label: 'dashboard.menu.transfers', table: 'accountant.transfers' },
    { href: '/dashboard/accountant/ledger', label: 'dashboard.menu.ledger', view: 'ledger' },
  ],
  menu: [
    { label: 'dashboard.menu.paymentManagement', href: '/dashboard/accountant/payments', icon: 'payments' },
    { label: 'dashboard.menu.invoiceGeneration', href: '/dashboard/accountant/invoices', icon: 'invoices' },
    { label: 'dashboard.menu.disputeReview', href: '/dashboard/accountant/disputes', icon: 'issues' },
    { label: 'dashboard.menu.payouts', href: '/dashboard/accountant/payouts', icon: 'wallet' },
    { label: 'dashboard.menu.transfers', href: '/dashboard/accountant/transfers', icon: 'rates' },
    { label: 'dashboard.menu.ledger', href: '/dashboard/accountant/ledger', icon: 'ledger' },
  ],
};
