import type { Dashboard } from './dashboard';

export const logistics: Dashboard = { role: 'logistics', title: 'dashboard.titles.logistics', sections: [], menu: [] };
