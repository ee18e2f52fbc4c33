import type { Dashboard } from './dashboard';

export const seller: Dashboard = { role: 'seller', title: 'dashboard.titles.seller', sections: [], menu: [] };
