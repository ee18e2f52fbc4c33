import type { Dashboard } from './dashboard';

/** The tabs in the specification's order (section 2). */
export const arbitrator: Dashboard = {
  role: 'arbitrator',
  title: 'dashboard.titles.arbitrator',
  sections: [
    { href: '/dashboard/arbitrator/cases', label: 'dashboard.menu.caseManagement', table: 'arbitrator.cases' },
    { href: '/dashboard/arbitrator/evidence', label: 'dashboard.menu.evidencePresentation', table: 'arbitrator.evidence' },
    { href: '/dashboard/arbitrator/messages', label: 'dashboard.menu.secureMessaging', view: 'caseMessages' },
  ],
  menu: [
    { label: 'dashboard.menu.caseManagement', href: '/dashboard/arbitrator/cases', icon: 'cases' },
    { label: 'dashboard.menu.evidencePresentation', href: '/dashboard/arbitrator/evidence', icon: 'evidence' },
    { label: 'dashboard.menu.secureMessaging', href: '/dashboard/arbitrator/messages', icon: 'messages' },
  ],
};
