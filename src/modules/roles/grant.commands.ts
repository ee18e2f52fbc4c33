import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { endAllSessions } from '@/modules/account/session.commands';
import { refreshBadge } from '@/modules/kyc/badge.commands';
import { sendMail } from '@/modules/mail/mail.commands';
import { notify } from '@/modules/notification/notification.commands';
import { returnWorkOf } from '@/modules/work/return.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { appLink } from '@/server/app-link';

/** The role that a party is given. */
export interface GivenRole {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly builtIn: boolean;
}

export const givenRoleFields = { id: true, slug: true, code: true, name: true, builtIn: true } as const;

/**
 * Gives a party a role and makes it the active one; Buyer takes the place of all others, and so does any with `alone`. Its
 * sessions end and it is told; open work of roles that it has lost goes to others. Nothing happens to a party of whom this is so already. The caller has the party's lock.
 */
export async function giveRole(tx: Tx, actor: Actor, partyId: number, role: GivenRole, { alone = false } = {}): Promise<void> {
  const isAlone = alone || role.code === 'BUY';
  const party = await tx.party.findUniqueOrThrow({
    where: { id: partyId }, select: { email: true, firstName: true, locale: true, lastRole: true, grants: { select: { role: { select: { slug: true } } } } },
  });
  const before = party.grants.map((grant) => grant.role.slug);
  if (before.includes(role.slug) && party.lastRole === role.slug && (!isAlone || before.length === 1)) return;
  if (isAlone) {
    await tx.grant.deleteMany({ where: { partyId, roleId: { not: role.id } } });
    await returnWorkOf(tx, partyId, [role.slug]);
  }
  await tx.grant.createMany({ data: [{ partyId, roleId: role.id }], skipDuplicates: true });
  await tx.party.updateMany({ where: { id: partyId }, data: { lastRole: role.slug } });
  await endAllSessions(tx, partyId);
  // Another role may ask for other papers.
  await refreshBadge(tx, partyId);
  const name = role.builtIn ? role.slug : role.name;
  await notify(tx, { kind: 'role_changed', params: { role: role.name }, to: [partyId] });
  await sendMail(tx, { to: party.email, locale: party.locale, kind: 'role_changed', params: { name: party.firstName, role: name, link: appLink(party.locale, '/login') } });
  await audit(tx, { actor: asTransitionActor(actor), action: 'role.give', entity: 'party', entityId: partyId, details: { role: role.slug, before } });
}
