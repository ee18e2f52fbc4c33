import type { Dashboard } from './dashboard';

export const surveyor: Dashboard = {
  role: 'surveyor',
  title: 'dashboard.titles.surveyor',
  sections: [
    { href: '/dashboard/surveyor/requests', label: 'dashboard.menu.surveyRequests', table: 'surveyor.requests' },
  ],
  menu: [
    { label: 'dashboard.menu.surveyRequests', href: '/dashboard/surveyor/requests', icon: 'requests' },
  ],
};
