import type { Dashboard } from './dashboard';

export const cha: Dashboard = { role: 'cha', title: 'dashboard.titles.cha', sections: [], menu: [] };
