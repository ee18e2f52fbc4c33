import type { Dashboard } from './dashboard';

export const buyer: Dashboard = {
  role: 'buyer',
  title: 'dashboard.titles.buyer',
  sections: [
    { href: '/dashboard/buyer/rfqs', label: 'dashboard.menu.rfqs', table: 'buyer.rfqs' },
    // An address of its own by the specification (section 2).
    { href: '/draft-quotations', label: 'dashboard.menu.draftQuotations', table: 'buyer.dpqs' },
    { href: '/dashboard/buyer/surveys', label: 'dashboard.menu.mySurveys', table: 'buyer.surveys' },
    { href: '/dashboard/buyer/orders', label: 'dashboard.menu.myOrders', table: 'buyer.orders' },
    { href: '/dashboard/buyer/payments', label: 'dashboard.menu.payments', table: 'buyer.payments' },
    { href: '/dashboard/buyer/invoices', label: 'dashboard.menu.myInvoices', table: 'buyer.invoices' },
    { href: '/dashboard/buyer/disputes', label: 'dashboard.menu.disputes', table: 'buyer.disputes' },
    { href: '/dashboard/buyer/currency', label: 'dashboard.menu.virtualCurrency', table: 'buyer.statement', above: 'wallets' },
    { href: '/dashboard/buyer/marsa-mart', label: 'dashboard.menu.marsaMart', view: 'marsaMart' },
    { href: '/dashboard/buyer/notifications', label: 'dashboard.menu.notifications', view: 'notifications' },
  ],
  menu: [
    { label: 'dashboard.menu.marsaMart', href: '/dashboard/buyer/marsa-mart', icon: 'shop' },
    { label: 'dashboard.menu.rfqs', href: '/dashboard/buyer/rfqs', icon: 'requests' },
    { label: 'dashboard.menu.draftQuotations', href: '/draft-quotations', icon: 'quotations' },
    { label: 'dashboard.menu.mySurveys', href: '/dashboard/buyer/surveys', icon: 'documents' },
    { label: 'dashboard.menu.myOrders', href: '/dashboard/buyer/orders', icon: 'orders' },
    { label: 'dashboard.menu.payments', href: '/dashboard/buyer/payments', icon: 'payments' },
    { label: 'dashboard.menu.myInvoices', href: '/dashboard/buyer/invoices', icon: 'invoices' },
    { label: 'dashboard.menu.disputes', href: '/dashboard/buyer/disputes', icon: 'issues' },
    { label: 'dashboard.menu.virtualCurrency', href: '/dashboard/buyer/currency', icon: 'wallet' },
  ],
};
