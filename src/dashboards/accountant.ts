import type { Dashboard } from './dashboard';

export const accountant: Dashboard = { role: 'accountant', title: 'dashboard.titles.accountant', sections: [], menu: [] };
