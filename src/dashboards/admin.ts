import type { Dashboard } from './dashboard';

export const admin: Dashboard = {
  role: 'admin',
  title: 'dashboard.titles.admin',
  sections: [
    { href: '/dashboard/admin/users', label: 'dashboard.menu.userManagement', table: 'admin.users' },
    { href: '/dashboard/admin/config', label: 'dashboard.menu.systemConfiguration', table: 'admin.settings' },
    { href: '/dashboard/admin/logs', label: 'dashboard.menu.auditLogs', view: 'auditLogs' },
    { href: '/dashboard/admin/products', label: 'dashboard.menu.productManagement', table: 'admin.products' },
    { href: '/dashboard/admin/catalogs', label: 'dashboard.menu.catalogs', table: 'admin.catalogs' },
    { href: '/dashboard/admin/held-texts', label: 'dashboard.menu.heldTexts', table: 'admin.heldTexts' },
    { href: '/dashboard/admin/rates', label: 'dashboard.menu.exchangeRates', table: 'admin.rates' },
  ],
  menu: [
    { label: 'dashboard.menu.userManagement', href: '/dashboard/admin/users', icon: 'users' },
    { label: 'dashboard.menu.systemConfiguration', href: '/dashboard/admin/config', icon: 'configuration' },
    { label: 'dashboard.menu.auditLogs', href: '/dashboard/admin/logs', icon: 'auditLogs' },
    { label: 'dashboard.menu.productManagement', href: '/dashboard/admin/products', icon: 'products' },
    { label: 'dashboard.menu.catalogs', href: '/dashboard/admin/catalogs', icon: 'catalogs' },
    { label: 'dashboard.menu.heldTexts', href: '/dashboard/admin/held-texts', icon: 'heldTexts' },
    { label: 'dashboard.menu.exchangeRates', href: '/dashboard/admin/rates', icon: 'rates' },
  ],
};
