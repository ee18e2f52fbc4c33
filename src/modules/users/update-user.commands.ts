import 'server-only';
import { STAFF_CODES } from '@/access/roles';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { normalizeEmail, plainPhone } from '@/modules/account/identity.schema';
import { endAllSessions } from '@/modules/account/session.commands';
import { refreshBadge } from '@/modules/kyc/badge.commands';
import { sendMail } from '@/modules/mail/mail.commands';
import { holdName } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { voidPasswordLinks } from '@/modules/password/void-links.commands';
import { givenRoleFields, giveRole, type GivenRole } from '@/modules/roles/grant.commands';
import { currentRole, grantedRoleFields } from '@/modules/roles/roles.queries';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { moveAccount, type LockedParty } from './account-state.commands';
import { lockHrUser } from './users.commands';
import type { UpdateUserBody } from './users.schema';

/**
 * HR changes a party's details, whether it is switched on, its badge and its role. What stays as it was has no effect.
 *
 * @throws Problem not_found, own_account, role_protected (403: the party's role or the new one), role_unknown,
 * buyer_role_not_found, email_registered, vendor_code_taken, user_blocked (switching off what is blocked)
 * @returns whether the party carries the badge now
 */
export async function updateUser(actor: Actor, { userId, ...body }: UpdateUserBody): Promise<boolean> {
  return transact(async (tx) => {
    const party = await lockHrUser(tx, actor, userId);
    const role = body.role === undefined ? undefined : await findHrRole(tx, body.role);
    await changeDetails(tx, actor, party, body);
    if (body.email !== undefined) await changeEmail(tx, actor, party, body.email);
    if (body.is_verified !== undefined) await changeBadge(tx, actor, userId, body.is_verified);
    if (role && (await isOtherRole(tx, userId, role))) await giveRole(tx, actor, userId, role);
    if (body.is_active !== undefined) await switchAccount(tx, actor, party, body.is_active);
    return (await tx.party.findUniqueOrThrow({ where: { id: userId }, select: { verifiedAt: true } })).verifiedAt !== null;
  });
}

/** A role that HR may give, by its slug or code. */
async function findHrRole(tx: Tx, name: string): Promise<GivenRole> {
  const role = await tx.role.findFirst({ where: { OR: [{ slug: name }, { code: name.toUpperCase() }] }, select: givenRoleFields });
  if (!role) throw new Problem(/^buy(er)?$/i.test(name) ? 'buyer_role_not_found' : 'role_unknown', { field: 'role' });
  if (STAFF_CODES.includes(role.code)) throw new Problem('role_protected', { field: 'role' });
  return role;
}

/** The form sends the role that counts; saving it again must not take a buyer's other roles away. */
async function isOtherRole(tx: Tx, partyId: number, role: GivenRole): Promise<boolean> {
  return currentRole(await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: grantedRoleFields }))?.slug !== role.slug;
}

async function changeDetails(tx: Tx, actor: Actor, { id }: LockedParty, body: Omit<UpdateUserBody, 'userId'>): Promise<void> {
  const { first_name: firstName, last_name: lastName, phone, vendor_code: vendorCode } = body;
  const { phone: phoneBefore, ...kept } = await tx.party.findUniqueOrThrow({ where: { id }, select: { firstName: true, lastName: true, companyName: true, phone: true, vendorCode: true, phoneProvenAt: true } });
  const before = { ...kept, phone: plainPhone(phoneBefore) };
  if (vendorCode !== undefined && vendorCode !== before.vendorCode && (await tx.party.count({ where: { vendorCode } })) > 0) {
    throw new Problem('vendor_code_taken', { field: 'vendor_code' });
  }
  const given = { firstName, lastName, phone, vendorCode };
  const changed = Object.entries(given).filter(([key, value]) => value !== undefined && value !== before[key as keyof typeof given]);
  if (changed.length === 0) return;
  const phoneProvenAt = phone === undefined || phone === before.phone ? before.phoneProvenAt : null;
  await tx.party.updateMany({ where: { id }, data: { ...Object.fromEntries(changed), phoneProvenAt } });
  if (changed.some(([key]) => key === 'firstName' || key === 'lastName')) await holdName(tx, id, kept);
  await audit(tx, { actor: asTransitionActor(actor), action: 'party.edit', entity: 'party', entityId: id, details: { changed: changed.map(([key]) => key) } });
}

/**
 * Gives a party another e-mail that nobody has proven yet. The old address is told; sessions and open links, which went to
 * it, end. Writing the same address in another case is no other one.
 *
 * @throws Problem email_registered (409)
 */
export async function changeEmail(tx: Tx, actor: Actor, party: { id: number; firstName: string; email: string; locale: string }, email: string): Promise<boolean> {
  const emailNorm = normalizeEmail(email);
  if (emailNorm === normalizeEmail(party.email)) return false;
  if ((await tx.party.count({ where: { emailNorm } })) > 0) throw new Problem('email_registered', { field: 'email' });
  await tx.party.updateMany({ where: { id: party.id }, data: { email, emailNorm, emailProvenAt: null } });
  await voidPasswordLinks(tx, party.id);
  await endAllSessions(tx, party.id);
  await notify(tx, { kind: 'email_changed', params: {}, to: [party.id] });
  await sendMail(tx, { to: party.email, locale: party.locale, kind: 'email_changed', params: { name: party.firstName, email } });
  await audit(tx, { actor: asTransitionActor(actor), action: 'party.email_changed', entity: 'party', entityId: party.id });
  return true;
}

/** HR takes a badge away, until HR gives it back. The papers alone give one: to ask for it where nothing was taken changes nothing. */
async function changeBadge(tx: Tx, actor: Actor, partyId: number, isVerified: boolean): Promise<void> {
  const { verifiedAt, badgeTakenAt } = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { verifiedAt: true, badgeTakenAt: true } });
  const isAnother = isVerified ? badgeTakenAt !== null : verifiedAt !== null;
  if (!isAnother) return;
  await tx.party.updateMany({ where: { id: partyId }, data: { badgeTakenAt: isVerified ? null : new Date() } });
  await refreshBadge(tx, partyId);
  await audit(tx, { actor: asTransitionActor(actor), action: isVerified ? 'party.badge_given' : 'party.badge_taken', entity: 'party', entityId: partyId });
}

async function switchAccount(tx: Tx, actor: Actor, party: LockedParty, isActive: boolean): Promise<void> {
  if (isActive === (party.status !== 'inactive')) return;
  if (party.status !== 'active' && party.status !== 'inactive') throw new Problem('user_blocked', { field: 'is_active' });
  await moveAccount(tx, isActive ? 'activate' : 'deactivate', asTransitionActor(actor), party);
}
