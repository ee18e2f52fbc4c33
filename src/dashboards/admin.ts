import type { Dashboard } from './dashboard';

export const admin: Dashboard = { role: 'admin', title: 'dashboard.titles.admin', sections: [], menu: [] };
