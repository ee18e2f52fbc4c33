import { hashPassword } from '../../src/server/password.ts';
import { normalizeEmail } from '../../src/modules/account/identity.schema.ts';
import { newVendorCode } from '../../src/modules/account/vendor-code.commands.ts';
import { timeZoneOfPort } from '../../src/modules/port/time-zones.ts';
import { roleCode, ROLES } from '../../src/access/roles.ts';
import { db } from '../../src/server/db.ts';
import accounts from './demo-accounts.json';
import { PORTS } from './data/ports.ts';
import { SUPPLIERS } from './data/suppliers.ts';

/** Which supplier's desk a demo seller sits at; other demo parties have a company of their own. */
const SUPPLIER_OF_ACCOUNT: Readonly<Record<string, string>> = { seller: 'sahyadri-agro', seller2: 'deccan-metals' };

/** Who acts for a demo party. */
export interface Person {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly port: string;
}

const PEOPLE: Readonly<Record<string, Person>> = {
  buyer: { company: 'Alster Import GmbH', firstName: 'Lena', lastName: 'Hoffmann', port: 'DEHAM' },
  buyer2: { company: 'Marina Trading LLC', firstName: 'Yusuf', lastName: 'Rahman', port: 'AEJEA' },
  captain: { company: 'Marsa Mart', firstName: 'Ines', lastName: 'Carvalho', port: 'INBOM' },
  admin: { company: 'Marsa Mart', firstName: 'Tomas', lastName: 'Novak', port: 'INBOM' },
  hr: { company: 'Marsa Mart', firstName: 'Divya', lastName: 'Pillai', port: 'INBOM' },
  accountant: { company: 'Marsa Mart', firstName: 'Grace', lastName: 'Otieno', port: 'INBOM' },
  arbitrator: { company: 'Harbour Arbitration Chambers', firstName: 'Henrik', lastName: 'Lund', port: 'SGSIN' },
  surveyor: { company: 'Bombay Cargo Surveyors', firstName: 'Rohan', lastName: 'Shetty', port: 'INNSA' },
  surveyor2: { company: 'Straits Survey Services', firstName: 'Mei', lastName: 'Lim', port: 'SGSIN' },
  insurance: { company: 'Meridian Marine Insurance', firstName: 'Claire', lastName: 'Dubois', port: 'NLRTM' },
  transporter: { company: 'Western Ghats Haulage', firstName: 'Suresh', lastName: 'Yadav', port: 'INNSA' },
  logistics: { company: 'Blue Anchor Forwarding', firstName: 'Maria', lastName: 'Santos', port: 'INNSA' },
  cha: { company: 'Nhava Customs Agents', firstName: 'Anil', lastName: 'Bhosale', port: 'INNSA' },
  newseller: { company: 'Palghar Ceramics', firstName: 'Nisha', lastName: 'Vora', port: 'INBOM' },
  all: { company: 'Marsa Mart Training', firstName: 'Sam', lastName: 'Every', port: 'INBOM' },
};

/** Makes a demo party with its grants. */
export async function createParty(
  person: Person & { about?: string; since?: number },
  account: { email: string; passwordHash: string | null; roles: readonly string[]; approved: boolean },
): Promise<number> {
  const port = PORTS.find((candidate) => candidate.code === person.port);
  const first = ROLES.find((role) => role.slug === account.roles[0]);
  if (!port || !first) throw new Error(`Demo party ${person.company} has an unknown port or role`);
  const started = Date.UTC(2026, 2, 2);
  const party = await db.party.create({
    data: {
      vendorCode: newVendorCode(roleCode(first.slug)),
      email: account.email,
      emailNorm: normalizeEmail(account.email),
      passwordHash: account.passwordHash,
      firstName: person.firstName,
      lastName: person.lastName,
      companyName: person.company,
      about: person.about ?? '',
      tradingSince: person.since ?? null,
      approvedAt: account.approved ? new Date(started) : null,
      port: { connect: { code: port.code } },
      timeZone: timeZoneOfPort(port),
      lastRole: first.slug,
      emailProvenAt: new Date(started),
      mailNotices: false,
      createdAt: new Date(started - 3 * 86_400_000),
      // One instant later each, so that "the first registered one" means something.
      grants: { create: account.roles.map((slug, index) => ({ role: { connect: { slug } }, createdAt: new Date(started + index * 1000) })) },
    },
    select: { id: true },
  });
  return party.id;
}

/** Suppliers and demo accounts. Gives the suppliers' ids by key, those that shall be verified, and the accounts' ids by key. */
export async function seedParties(): Promise<{ suppliers: Map<string, number>; verified: number[]; accounts: Map<string, number> }> {
  const suppliers = new Map<string, number>();
  const byAccount = new Map<string, number>();
  // All demo accounts share one password, so one hash serves.
  const passwordHash = await hashPassword(accounts[0]?.password ?? '');
  for (const account of accounts) {
    const supplier = SUPPLIERS.find(({ key }) => key === SUPPLIER_OF_ACCOUNT[account.key]);
    const person = supplier ?? PEOPLE[account.key];
    if (!person) throw new Error(`No person for the demo account ${account.key}`);
    const approved = account.key !== 'newseller';
    const id = await createParty(person, { ...account, passwordHash, approved });
    byAccount.set(account.key, id);
    if (supplier) suppliers.set(supplier.key, id);
  }
  for (const supplier of SUPPLIERS.filter(({ key }) => !suppliers.has(key))) {
    const email = `${supplier.key}@suppliers.marsamart.test`;
    suppliers.set(supplier.key, await createParty(supplier, { email, passwordHash: null, roles: ['seller'], approved: true }));
  }
  const verified = SUPPLIERS.filter((supplier) => supplier.verified).flatMap(({ key }) => suppliers.get(key) ?? []);
  return { suppliers, verified, accounts: byAccount };
}
