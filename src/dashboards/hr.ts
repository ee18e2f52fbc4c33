import type { Dashboard } from './dashboard';

export const hr: Dashboard = { role: 'hr', title: 'dashboard.titles.hr', sections: [], menu: [] };
