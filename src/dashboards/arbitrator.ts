import type { Dashboard } from './dashboard';

export const arbitrator: Dashboard = { role: 'arbitrator', title: 'dashboard.titles.arbitrator', sections: [], menu: [] };
