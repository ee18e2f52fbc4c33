import type { Dashboard } from './dashboard';

export const surveyor: Dashboard = { role: 'surveyor', title: 'dashboard.titles.surveyor', sections: [], menu: [] };
