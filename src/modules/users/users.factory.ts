import { randomBytes } from 'node:crypto';
import { makeParty, signedIn, type MadeParty, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { blockForDays, blockForGood } from './users.commands';

/** A body for a new account of an admin's; its address is its own. */
export function adminUserRequest() {
  return { name: 'New Person', email: `new-${randomBytes(5).toString('hex')}@factory.test`, role: 'hr' };
}

/** A party that waits for HR's decision about its registration. */
export function makeWaiting(): Promise<MadeParty> {
  return makeParty({ roles: ['seller'], approved: false });
}

/** A party that HR has blocked, by the commands. */
export async function makeBlocked(hr: SignedIn, kind: 'temporary' | 'permanent' = 'temporary'): Promise<MadeParty> {
  const party = await makeParty({ roles: ['seller'] });
  await (kind === 'temporary' ? blockForDays(hr, party.partyId, 'Unpaid invoice', 7) : blockForGood(hr, party.partyId, 'Fraud'));
  return party;
}

/** A party in two roles with two open sessions, a product in the shop and an RFQ on the captain's desk. */
export async function makeTrader() {
  const party = await makeParty({ roles: ['seller', 'buyer'] });
  const product = await makeProduct(party);
  const sessions = { cookie: await signedIn(party), bearer: await signedIn({ ...party, role: 'buyer' }) };
  return { party, product, sessions, rfq: await makeRfq(sessions.bearer) };
}

/** The mails that were ordered to an address, oldest first. */
export async function mailsTo(email: string) {
  return db.mail.findMany({ where: { to: email }, orderBy: { id: 'asc' }, select: { kind: true, params: true } });
}
