import type { Dashboard } from './dashboard';

export const insurance: Dashboard = { role: 'insurance', title: 'dashboard.titles.insurance', sections: [], menu: [] };
