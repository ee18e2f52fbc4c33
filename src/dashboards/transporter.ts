import type { Dashboard } from './dashboard';

export const transporter: Dashboard = {
  role: 'transporter',
  title: 'dashboard.titles.transporter',
  sections: [
    { href: '/dashboard/transporter/orders', label: 'dashboard.menu.workOrders', table: 'transporter.orders' },
  ],
  menu: [
    { label: 'dashboard.menu.workOrders', href: '/dashboard/transporter/orders', icon: 'orders' },
  ],
};
