import type { Dashboard } from './dashboard';

export const insurance: Dashboard = {
  role: 'insurance',
  title: 'dashboard.titles.insurance',
  sections: [
    { href: '/dashboard/insurance/policies', label: 'dashboard.menu.policyRequests', table: 'insurance.policies' },
    { href: '/dashboard/insurance/documents', label: 'dashboard.menu.policyDocuments', table: 'insurance.documents' },
  ],
  menu: [
    { label: 'dashboard.menu.policyRequests', href: '/dashboard/insurance/policies', icon: 'requests' },
    { label: 'dashboard.menu.policyDocuments', href: '/dashboard/insurance/documents', icon: 'documents' },
  ],
};
