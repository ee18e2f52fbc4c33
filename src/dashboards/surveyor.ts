import type { Dashboard } from './dashboard';

export const surveyor: Dashboard = {
  role: 'surveyor',
  title: 'dashboard.titles.surveyor',
  sections: [
    { href: '/dashboard/surveyor/requests', label: 'dashboard.menu.surveyRequests', table: 'surveyor.requests' },
    { href: '/dashboard/surveyor/reports', label: 'dashboard.menu.surveyReports', table: 'surveyor.reports' },
  ],
  menu: [
    { label: 'dashboard.menu.surveyRequests', href: '/dashboard/surveyor/requests', icon: 'requests' },
    { label: 'dashboard.menu.surveyReports', href: '/dashboard/surveyor/reports', icon: 'quotations' },
  ],
};
