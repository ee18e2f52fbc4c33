import type { Dashboard } from './dashboard';

export const admin: Dashboard = {
  role: 'admin',
  title: 'dashboard.titles.admin',
  sections: [{ href: '/dashboard/admin/users', label: 'dashboard.menu.userManagement', table: 'admin.users' }],
  menu: [{ label: 'dashboard.menu.userManagement', href: '/dashboard/admin/users', icon: 'users' }],
};
