import type { Dashboard } from './dashboard';

export const transporter: Dashboard = { role: 'transporter', title: 'dashboard.titles.transporter', sections: [], menu: [] };
