import type { Dashboard } from './dashboard';

/** The tabs in the specification's order (section 2). */
export const hr: Dashboard = {
  role: 'hr',
  title: 'dashboard.titles.hr',
  sections: [
    { href: '/dashboard/hr', label: 'dashboard.menu.overview', view: 'hrOverview' },
    { href: '/dashboard/hr/documents', label: 'kyc.hr.tab', table: 'hr.documents' },
    { href: '/dashboard/hr/contacts', label: 'dashboard.menu.contactRequests', table: 'hr.contacts' },
    { href: '/dashboard/hr/contact-forms', label: 'dashboard.menu.contactForms', table: 'hr.contactForms' },
    { href: '/dashboard/hr/new-users', label: 'dashboard.menu.newUsers', table: 'hr.newUsers' },
    { href: '/dashboard/hr/users', label: 'dashboard.menu.userManagement', table: 'hr.users' },
    { href: '/dashboard/hr/issues', label: 'dashboard.menu.issues', table: 'hr.issues' },
  ],
  menu: [
    { label: 'kyc.hr.tab', href: '/dashboard/hr/documents', icon: 'documents' },
    { label: 'dashboard.menu.contactRequests', href: '/dashboard/hr/contacts', icon: 'contacts' },
    { label: 'dashboard.menu.contactForms', href: '/dashboard/hr/contact-forms', icon: 'contactForms' },
    { label: 'dashboard.menu.newUsers', href: '/dashboard/hr/new-users', icon: 'newUsers' },
    { label: 'dashboard.menu.userManagement', href: '/dashboard/hr/users', icon: 'users' },
    { label: 'dashboard.menu.issues', href: '/dashboard/hr/issues', icon: 'issues' },
  ],
};
