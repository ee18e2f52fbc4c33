import { assignRole, createRole } from '../../src/modules/roles/roles.commands.ts';
import { addUser } from '../../src/modules/users/admin-users.commands.ts';
import { updateUser } from '../../src/modules/users/update-user.commands.ts';
import { approveUser, blockForDays, blockForGood, rejectUser, unblockUser } from '../../src/modules/users/users.commands.ts';
import type { Actor } from '../../src/access/actor.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';
import { createParty, type Person } from './parties.ts';

/** Who decides in these stories. */
interface Desk {
  readonly hr: Actor;
  readonly admin: Actor;
  readonly captain: Actor;
}

interface Newcomer extends Person {
  readonly key: string;
  readonly role: string;
  readonly phone: string;
  /** Where the registration came from, in ranges that belong to nobody; empty when unknown. */
  readonly from: string;
  /** Days since then. */
  readonly daysAgo: number;
  readonly then: (desk: Desk, id: number) => Promise<unknown>;
}

const waits = async () => undefined;
const approve = ({ hr }: Desk, id: number) => approveUser(hr, id);

/** People in every state that HR, the captain and the admin bring an account into. */
const NEWCOMERS: readonly Newcomer[] = [
  { key: 'tandem-tea', company: 'Tandem Tea Estates', firstName: 'Asha', lastName: 'Gurung', port: 'INCCU', role: 'seller', phone: '+91 33 2248 1107', from: '203.0.113.24', daysAgo: 0, then: waits },
  { key: 'kestrel', company: 'Kestrel Homeware Ltd', firstName: 'Oliver', lastName: 'Grant', port: 'GBFXT', role: 'buyer', phone: '+44 1394 670 112', from: '2001:db8:42::7', daysAgo: 1, then: waits },
  { key: 'al-noor', company: 'Al Noor Marine Survey', firstName: 'Huda', lastName: 'Al Mansoori', port: 'AEJEA', role: 'surveyor', phone: '+971 4 881 2230', from: '198.51.100.61', daysAgo: 2, then: waits },
  { key: 'rapid-reach', company: 'Rapid Reach Carriers', firstName: 'Deepak', lastName: 'Solanki', port: 'INMUN', role: 'transporter', phone: '+91 2838 255 014', from: '', daysAgo: 3, then: waits },
  {
    key: 'bright-bulk', company: 'Bright Bulk Deals', firstName: 'Max', lastName: 'Muster', port: 'DEHAM', role: 'seller', phone: '+49 40 5550 171', from: '192.0.2.200', daysAgo: 6,
    then: ({ hr }, id) => rejectUser(hr, id, 'The company is not in the commercial register under this name.'),
  },
  {
    key: 'gulf-gate', company: 'Gulf Gate Grains', firstName: 'Karim', lastName: 'Haddad', port: 'AEJEA', role: 'seller', phone: '+971 4 883 9921', from: '198.51.100.14', daysAgo: 40,
    then: async (desk, id) => {
      await approve(desk, id);
      await blockForDays(desk.hr, id, 'Three orders were shipped late without a word to the buyers.', 14);
    },
  },
  {
    key: 'northern-nuts', company: 'Northern Nuts BV', firstName: 'Femke', lastName: 'de Vries', port: 'NLRTM', role: 'buyer', phone: '+31 10 555 0148', from: '203.0.113.77', daysAgo: 55,
    then: async (desk, id) => {
      await approve(desk, id);
      await blockForDays(desk.hr, id, 'An invoice is unpaid since March.', 3);
    },
  },
  {
    key: 'copy-cat', company: 'Copper Cat Trading', firstName: 'Ray', lastName: 'Dolan', port: 'SGSIN', role: 'seller', phone: '+65 6555 0133', from: '192.0.2.9', daysAgo: 70,
    then: async (desk, id) => {
      await approve(desk, id);
      await blockForGood(desk.hr, id, 'Forged certificates of origin.');
    },
  },
  {
    key: 'second-chance', company: 'Second Chance Logistics', firstName: 'Paula', lastName: 'Reyes', port: 'INNSA', role: 'logistics', phone: '+91 22 5550 9090', from: '203.0.113.5', daysAgo: 90,
    then: async (desk, id) => {
      await approve(desk, id);
      await blockForGood(desk.hr, id, 'Complaint of a buyer.');
      await unblockUser(desk.hr, id, 'The complaint was withdrawn.');
    },
  },
  {
    key: 'quiet-quay', company: 'Quiet Quay Insurance', firstName: 'Nora', lastName: 'Lindqvist', port: 'DEHAM', role: 'insurance', phone: '+49 40 5550 188', from: '198.51.100.90', daysAgo: 120,
    then: async (desk, id) => {
      await approve(desk, id);
      await updateUser(desk.hr, { userId: id, is_active: false });
    },
  },
  {
    key: 'quality', company: 'Harbour Quality Lab', firstName: 'Iris', lastName: 'Okafor', port: 'INNSA', role: 'surveyor', phone: '+91 22 5550 4411', from: '203.0.113.130', daysAgo: 35,
    then: async (desk, id) => {
      await approve(desk, id);
      const { id: roleId } = await createRole(desk.captain, { name: 'Quality Auditor', code: 'QA1', description: 'Looks over surveyors’ reports' });
      await assignRole(desk.captain, { userId: id, roleId });
    },
  },
];

const DAY = 86_400_000;

/** Accounts in every state, made by the commands of their desks; one of them was added by the admin and waits for its password. */
export async function seedPeople(accounts: ReadonlyMap<string, number>): Promise<void> {
  const desk = { hr: await actorOf(accounts.get('hr'), 'hr'), admin: await actorOf(accounts.get('admin'), 'admin'), captain: await actorOf(accounts.get('captain'), 'captain') };
  for (const { key, role, phone, from, daysAgo, then, ...person } of NEWCOMERS) {
    const id = await createParty(person, { email: `${key}@newcomers.marsamart.test`, passwordHash: null, roles: [role], approved: false });
    await db.party.updateMany({ where: { id }, data: { phone, registeredFrom: from, createdAt: new Date(Date.now() - daysAgo * DAY) } });
    await then(desk, id);
  }
  await addUser(desk.admin, { name: 'Jonas Weber', email: 'jonas.weber@staff.marsamart.test', role: 'accountant' });
}
