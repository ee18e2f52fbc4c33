import 'server-only';
import { roleCode } from '@/access/roles';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { newVendorCode } from '@/modules/account/vendor-code.commands';
import { hasOpenLink, orderSetPasswordLink } from '@/modules/password/password-link.commands';
import { givenRoleFields, giveRole, type GivenRole } from '@/modules/roles/grant.commands';
import { audit, SYSTEM, type AuditActor } from '@/server/audit';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { transact } from '@/server/transact';
import { lockAccount, moveAccount, type LockedParty } from './account-state.commands';
import { changeEmail } from './update-user.commands';
import { INVITED } from './users.machine';
import { adminUserFields, toAdminUser } from './users.queries';
import { splitName, type AdminEditBody, type AdminUserAnswer, type AdminUserBody } from './users.schema';

async function readUser(tx: Tx, id: number): Promise<AdminUserAnswer> {
  return toAdminUser(await tx.party.findUniqueOrThrow({ where: { id }, select: adminUserFields }));
}

async function findRole(tx: Tx, slug: string): Promise<GivenRole> {
  const role = await tx.role.findUnique({ where: { slug }, select: givenRoleFields });
  if (!role) throw new Problem(slug === 'buyer' ? 'buyer_role_not_found' : 'role_unknown', { field: 'role' });
  return role;
}

const linkReceiver = { id: true, email: true, firstName: true, locale: true } as const;
const isAdmin = { grants: { some: { role: { slug: 'admin' } } } } as const;

/** Whatever decides by who is an admin comes one after the other. */
async function lockAdmins(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('admins'))`;
}

/**
 * An admin makes an account. It has no password and is inactive until the link in its mail, which works once, was used.
 *
 * @throws Problem email_registered (409)
 */
export async function addUser(actor: Actor, { name, email, role: slug }: AdminUserBody): Promise<AdminUserAnswer> {
  return transact(async (tx) => readUser(tx, await invite(tx, asTransitionActor(actor), { name, email, role: slug })), 'email_registered');
}

async function invite(tx: Tx, actor: AuditActor, { name, email, role: slug }: AdminUserBody): Promise<number> {
  const emailNorm = normalizeEmail(email);
  if ((await tx.party.count({ where: { emailNorm } })) > 0) throw new Problem('email_registered', { field: 'email' });
  const role = await findRole(tx, slug);
  const party = await tx.party.create({
    data: {
      ...splitName(name), companyName: '', email, emailNorm, vendorCode: newVendorCode(roleCode(slug)), status: INVITED,
      // Whoever an admin lets in needs no second look by HR.
      approvedAt: new Date(), lastRole: role.slug, grants: { create: { roleId: role.id } },
    },
    select: linkReceiver,
  });
  await orderSetPasswordLink(tx, party);
  await audit(tx, { actor, action: 'party.add', entity: 'party', entityId: party.id, details: { role: slug } });
  return party.id;
}

/**
 * Invites the operator as the first admin of a new house, by the link of every account that an admin makes; another link
 * once that one is over. Does nothing as soon as any admin has a password. Run by the clock.
 *
 * @throws Problem email_registered: the address is somebody's who is no admin
 */
export async function inviteFirstAdmin(email = env.firstAdminEmail): Promise<void> {
  if (email === undefined) return;
  await transact(async (tx) => {
    await lockAdmins(tx);
    if ((await tx.party.count({ where: { ...isAdmin, passwordHash: { not: null } } })) > 0) return;
    const invited = await tx.party.findFirst({ where: { ...isAdmin, emailNorm: normalizeEmail(email) }, select: linkReceiver });
    if (!invited) await invite(tx, SYSTEM, { name: 'Admin', email, role: 'admin' });
    else if (!(await hasOpenLink(tx, invited.id))) await orderSetPasswordLink(tx, invited);
  });
}

/**
 * Another party than the admin itself, who must not lock itself out. Admins come one after the other, each while it still
 * is one: so one is left, whoever switches whom off.
 */
async function lockOther(tx: Tx, actor: Actor, partyId: number): Promise<LockedParty> {
  await lockAdmins(tx);
  const isStillAdmin = await tx.party.count({ where: { id: actor.partyId, status: 'active', ...isAdmin } });
  if (isStillAdmin === 0) throw new Problem('authentication_required');
  const party = await lockAccount(tx, partyId);
  if (partyId === actor.partyId) throw new Problem('own_account');
  return party;
}

/**
 * An admin changes a party's name, e-mail or role. Another role takes the place of all others, so that nobody keeps a desk
 * that is no longer theirs. Who has no password yet gets a new link at a new address.
 *
 * @throws Problem not_found, own_account (403), email_registered (409)
 */
export async function editUser(actor: Actor, partyId: number, { name, email, role: slug }: AdminEditBody): Promise<AdminUserAnswer> {
  return transact(async (tx) => {
    const party = await lockOther(tx, actor, partyId);
    const before = await readUser(tx, partyId);
    if (name !== before.name) {
      await tx.party.updateMany({ where: { id: partyId }, data: splitName(name) });
      await audit(tx, { actor: asTransitionActor(actor), action: 'party.edit', entity: 'party', entityId: partyId, details: { changed: ['name'] } });
    }
    const isOtherEmail = await changeEmail(tx, actor, party, email);
    if (isOtherEmail && !before.has_signed_up) await orderSetPasswordLink(tx, { ...party, ...splitName(name), email });
    if (slug !== undefined && slug !== before.role) await giveRole(tx, actor, partyId, await findRole(tx, slug), { alone: true });
    return readUser(tx, partyId);
  });
}

/**
 * An admin switches an account off: its sessions end at once.
 *
 * @throws Problem not_found, own_account (403), status_changed
 */
export async function disableUser(actor: Actor, partyId: number): Promise<AdminUserAnswer> {
  return transact(async (tx) => {
    await moveAccount(tx, 'deactivate', asTransitionActor(actor), await lockOther(tx, actor, partyId));
    return readUser(tx, partyId);
  });
}

/**
 * An admin switches an account on again. Who has no password yet gets a new link, since the old one is void.
 *
 * @throws Problem not_found, own_account (403), status_changed (also one that HR has blocked)
 */
export async function enableUser(actor: Actor, partyId: number): Promise<AdminUserAnswer> {
  return transact(async (tx) => {
    const party = await lockOther(tx, actor, partyId);
    await moveAccount(tx, 'activate', asTransitionActor(actor), party);
    const user = await readUser(tx, partyId);
    if (!user.has_signed_up) await orderSetPasswordLink(tx, party);
    return user;
  });
}
