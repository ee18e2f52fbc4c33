import type { RoleSlug } from '@/access/roles';
import { accountant } from './accountant';
import { admin } from './admin';
import { arbitrator } from './arbitrator';
import { buyer } from './buyer';
import { captain } from './captain';
import { cha } from './cha';
import type { Dashboard } from './dashboard';
import { hr } from './hr';
import { insurance } from './insurance';
import { logistics } from './logistics';
import { seller } from './seller';
import { surveyor } from './surveyor';
import { transporter } from './transporter';

/** The dashboard of every role: one page serves them all. */
export const DASHBOARDS: Readonly<Record<RoleSlug, Dashboard>> = {
  seller, buyer, captain, admin, hr, accountant, arbitrator, surveyor, insurance, transporter, logistics, cha,
};
