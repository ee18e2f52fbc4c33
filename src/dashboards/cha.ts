import type { Dashboard } from './dashboard';

export const cha: Dashboard = {
  role: 'cha',
  title: 'dashboard.titles.cha',
  sections: [
    { href: '/dashboard/cha/requests', label: 'dashboard.menu.serviceRequests', table: 'cha.requests' },
  ],
  menu: [
    { label: 'dashboard.menu.serviceRequests', href: '/dashboard/cha/requests', icon: 'requests' },
  ],
};
