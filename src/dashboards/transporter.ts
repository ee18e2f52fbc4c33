import type { Dashboard } from './dashboard';

export const transporter: Dashboard = {
  role: 'transporter',
  title: 'dashboard.titles.transporter',
  sections: [
    { href: '/dashboard/transporter/orders', label: 'dashboard.menu.workOrders', table: 'transporter.orders' },
    { href: '/dashboard/transporter/tracking', label: 'dashboard.menu.tracking', table: 'transporter.tracking' },
  ],
  menu: [
    { label: 'dashboard.menu.workOrders', href: '/dashboard/transporter/orders', icon: 'orders' },
    { label: 'dashboard.menu.tracking', href: '/dashboard/transporter/tracking', icon: 'tracking' },
  ],
};
