import type { Dashboard } from './dashboard';

export const insurance: Dashboard = {
  role: 'insurance',
  title: 'dashboard.titles.insurance',
  sections: [
    { href: '/dashboard/insurance/policies', label: 'dashboard.menu.policyRequests', table: 'insurance.policies' },
  ],
  menu: [
    { label: 'dashboard.menu.policyRequests', href: '/dashboard/insurance/policies', icon: 'requests' },
  ],
};
