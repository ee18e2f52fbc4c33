import type { Dashboard } from './dashboard';

export const admin: Dashboard = {
  role: 'admin',
  title: 'dashboard.titles.admin',
  sections: [
    { href: '/dashboard/admin/users', label: 'dashboard.menu.userManagement', table: 'admin.users' },
    { href: '/dashboard/admin/config', label: 'dashboard.menu.systemConfiguration', table: 'admin.settings' },
    { href: '/dashboard/admin/logs', label: 'dashboard.menu.auditLogs', view: 'auditLogs' },
    { href: '/dashboard/admin/rates', label: 'dashboard.menu.exchangeRates', table: 'admin.rates' },
  ],
  menu: [
    { label: 'dashboard.menu.userManagement', href: '/dashboard/admin/users', icon: 'users' },
    { label: 'dashboard.menu.systemConfiguration', href: '/dashboard/admin/config', icon: 'configuration' },
    { label: 'dashboard.menu.auditLogs', href: '/dashboard/admin/logs', icon: 'auditLogs' },
    { label: 'dashboard.menu.exchangeRates', href: '/dashboard/admin/rates', icon: 'rates' },
  ],
};
