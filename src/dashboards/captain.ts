import type { Dashboard } from './dashboard';

export const captain: Dashboard = {
  role: 'captain',
  title: 'dashboard.titles.captain',
  sections: [
    { href: '/dashboard/captain/roles', label: 'dashboard.menu.roleManagement', table: 'captain.roles' },
    { href: '/dashboard/captain/rfqs', label: 'dashboard.menu.rfqManagement', table: 'captain.rfqs', above: 'rfqFigures' },
    { href: '/dashboard/captain/dpqs', label: 'dashboard.menu.dpqManagement', table: 'captain.dpqs' },
    { href: '/dashboard/captain/dpos', label: 'dashboard.menu.dpoManagement', table: 'captain.dpos' },
    { href: '/dashboard/captain/disputes', label: 'dashboard.menu.disputes', table: 'captain.disputes' },
  ],
  menu: [
    { label: 'dashboard.menu.roleManagement', href: '/dashboard/captain/roles', icon: 'roles' },
    { label: 'dashboard.menu.rfqManagement', href: '/dashboard/captain/rfqs', icon: 'requests' },
    { label: 'dashboard.menu.dpqManagement', href: '/dashboard/captain/dpqs', icon: 'quotations' },
    { label: 'dashboard.menu.dpoManagement', href: '/dashboard/captain/dpos', icon: 'orders' },
    { label: 'dashboard.menu.disputes', href: '/dashboard/captain/disputes', icon: 'issues' },
  ],
};
