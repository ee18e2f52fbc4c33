import type { Dashboard } from './dashboard';

export const cha: Dashboard = {
  role: 'cha',
  title: 'dashboard.titles.cha',
  sections: [
    { href: '/dashboard/cha/requests', label: 'dashboard.menu.serviceRequests', table: 'cha.requests' },
    { href: '/dashboard/cha/fees', label: 'dashboard.menu.feeOffers', table: 'cha.fees', above: 'feesToPropose' },
    { href: '/dashboard/cha/orders', label: 'dashboard.menu.workOrders', table: 'cha.orders' },
    { href: '/dashboard/cha/currency', label: 'dashboard.menu.virtualCurrency', table: 'cha.statement', above: 'wallets' },
  ],
  menu: [
    { label: 'dashboard.menu.serviceRequests', href: '/dashboard/cha/requests', icon: 'requests' },
    { label: 'dashboard.menu.feeOffers', href: '/dashboard/cha/fees', icon: 'payments' },
    { label: 'dashboard.menu.workOrders', href: '/dashboard/cha/orders', icon: 'orders' },
    { label: 'dashboard.menu.virtualCurrency', href: '/dashboard/cha/currency', icon: 'wallet' },
  ],
};
