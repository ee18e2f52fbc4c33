import type { Dashboard } from './dashboard';

export const seller: Dashboard = {
  role: 'seller',
  title: 'dashboard.titles.seller',
  sections: [
    { href: '/dashboard/seller/products', label: 'dashboard.menu.sellerProducts', table: 'seller.products' },
    { href: '/dashboard/seller/catalogs', label: 'dashboard.menu.sellerCatalogs', table: 'seller.catalogs' },
    { href: '/dashboard/seller/rfqs', label: 'dashboard.menu.sellerRfqs', table: 'seller.rfqs' },
    { href: '/dashboard/seller/orders', label: 'dashboard.menu.orders', table: 'seller.orders' },
    { href: '/dashboard/seller/dpo', label: 'dashboard.menu.dpoManagement', table: 'seller.dpos' },
    { href: '/dashboard/seller/surveys', label: 'dashboard.menu.awaitedSurveys', table: 'seller.surveys' },
    { href: '/dashboard/seller/payments', label: 'dashboard.menu.payments', table: 'seller.payments' },
    { href: '/dashboard/seller/invoices', label: 'dashboard.menu.invoices', table: 'seller.invoices' },
    { href: '/dashboard/seller/disputes', label: 'dashboard.menu.disputes', table: 'seller.disputes' },
    { href: '/dashboard/seller/currency', label: 'dashboard.menu.virtualCurrency', table: 'seller.statement', above: 'wallets' },
    { href: '/dashboard/seller/notifications', label: 'dashboard.menu.notifications', view: 'notifications' },
  ],
  menu: [
    { label: 'dashboard.menu.sellerProducts', href: '/dashboard/seller/products', icon: 'shop' },
    { label: 'dashboard.menu.sellerCatalogs', href: '/dashboard/seller/catalogs', icon: 'catalogs' },
    { label: 'dashboard.menu.sellerRfqs', href: '/dashboard/seller/rfqs', icon: 'requests' },
    { label: 'dashboard.menu.dpoManagement', href: '/dashboard/seller/dpo', icon: 'quotations' },
    { label: 'dashboard.menu.orders', href: '/dashboard/seller/orders', icon: 'orders' },
    { label: 'dashboard.menu.awaitedSurveys', href: '/dashboard/seller/surveys', icon: 'documents' },
    { label: 'dashboard.menu.payments', href: '/dashboard/seller/payments', icon: 'payments' },
    { label: 'dashboard.menu.disputes', href: '/dashboard/seller/disputes', icon: 'issues' },
    { label: 'dashboard.menu.virtualCurrency', href: '/dashboard/seller/currency', icon: 'wallet' },
  ],
};
