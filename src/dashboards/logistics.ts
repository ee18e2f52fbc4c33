import type { Dashboard } from './dashboard';

export const logistics: Dashboard = {
  role: 'logistics',
  title: 'dashboard.titles.logistics',
  sections: [
    { href: '/dashboard/logistics/orders', label: 'dashboard.menu.workOrders', table: 'logistics.orders' },
    { href: '/dashboard/logistics/tracking', label: 'dashboard.menu.tracking', table: 'logistics.tracking' },
  ],
  menu: [
    { label: 'dashboard.menu.workOrders', href: '/dashboard/logistics/orders', icon: 'orders' },
    { label: 'dashboard.menu.tracking', href: '/dashboard/logistics/tracking', icon: 'tracking' },
  ],
};
