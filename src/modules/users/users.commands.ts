import 'server-only';
import { STAFF_CODES } from '@/access/roles';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { refreshBadge } from '@/modules/kyc/badge.commands';
import { sendMail } from '@/modules/mail/mail.commands';
import { notify } from '@/modules/notification/notification.commands';
import { appLink } from '@/server/app-link';
import { addDays } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { lockAccount, moveAccount, type LockedParty } from './account-state.commands';
import { registrationMachine, type RegistrationAction, type RegistrationStatus } from './users.machine';
import { WAITING } from './users.queries';

/**
 * A party whose account HR may touch, with its lock.
 *
 * @throws Problem not_found, own_account (403), role_protected (403: it holds a role that HR does not touch)
 */
export async function lockHrUser(tx: Tx, actor: Actor, partyId: number): Promise<LockedParty> {
  const party = await lockAccount(tx, partyId);
  if (partyId === actor.partyId) throw new Problem('own_account');
  if (party.grants.some((grant) => STAFF_CODES.includes(grant.role.code))) throw new Problem('role_protected');
  return party;
}

async function readRegistration(tx: Tx, id: number): Promise<{ id: number; status: RegistrationStatus } | null> {
  const party = await tx.party.findUnique({ where: { id }, select: { approvedAt: true, rejectedAt: true } });
  return party && { id, status: party.approvedAt ? 'approved' : party.rejectedAt ? 'rejected' : 'waiting' };
}

async function decide(tx: Tx, actor: Actor, action: RegistrationAction, partyId: number, data: { approvedAt: Date } | { rejectedAt: Date; rejectReason: string }): Promise<LockedParty> {
  const party = await lockHrUser(tx, actor, partyId);
  await transition(tx, {
    machine: registrationMachine, action, actor: asTransitionActor(actor), row: await readRegistration(tx, partyId),
    write: ({ id }) => tx.party.updateMany({ where: { id, ...WAITING }, data }),
    reread: (id) => readRegistration(tx, id),
    ...('rejectReason' in data && { details: { reason: data.rejectReason } }),
  });
  return party;
}

/**
 * HR approves a registration: the party trades without limits from then on, and is told.
 *
 * @throws Problem not_found, own_account, role_protected, status_changed
 */
export async function approveUser(actor: Actor, partyId: number): Promise<void> {
  await transact(async (tx) => {
    const party = await decide(tx, actor, 'approve', partyId, { approvedAt: new Date() });
    await refreshBadge(tx, partyId);
    await notify(tx, { kind: 'registration_approved', params: {}, to: [partyId] });
    await sendMail(tx, {
      to: party.email, locale: party.locale, kind: 'registration_approved', params: { name: party.firstName, link: appLink(party.locale, '/dashboard') },
    });
  });
}

/**
 * HR rejects a registration with a reason, which the party is told. Its account stays as it was: it may read, and no more.
 *
 * @throws Problem not_found, own_account, role_protected, status_changed
 */
export async function rejectUser(actor: Actor, partyId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const party = await decide(tx, actor, 'reject', partyId, { rejectedAt: new Date(), rejectReason: reason });
    await notify(tx, { kind: 'registration_rejected', params: { reason }, to: [partyId] });
    await sendMail(tx, { to: party.email, locale: party.locale, kind: 'registration_rejected', params: { name: party.firstName, reason } });
  });
}

/**
 * HR blocks an account for some days, after which it is active by itself. Its sessions end at once, its products and RFQs
 * are withheld.
 *
 * @throws Problem not_found, own_account, role_protected, status_changed
 */
export async function blockForDays(actor: Actor, partyId: number, reason: string, days: number): Promise<void> {
  await transact(async (tx) => {
    const party = await lockHrUser(tx, actor, partyId);
    const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
    const blockedUntil = addDays(clock?.now ?? new Date(), days);
    await moveAccount(tx, 'block_temp', asTransitionActor(actor), party, { blockedUntil, blockReason: reason }, reason);
    await sendMail(tx, {
      to: party.email, locale: party.locale, kind: 'account_blocked_until',
      params: { name: party.firstName, reason, until: blockedUntil.toISOString(), timeZone: party.timeZone },
    });
  });
}

/**
 * HR blocks an account until it is unblocked.
 *
 * @throws Problem not_found, own_account, role_protected, status_changed
 */
export async function blockForGood(actor: Actor, partyId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const party = await lockHrUser(tx, actor, partyId);
    await moveAccount(tx, 'block_perm', asTransitionActor(actor), party, { blockReason: reason }, reason);
    await sendMail(tx, { to: party.email, locale: party.locale, kind: 'account_blocked', params: { name: party.firstName, reason } });
  });
}

/**
 * HR unblocks an account, for a reason that the audit log keeps.
 *
 * @throws Problem not_found, own_account, role_protected, status_changed
 */
export async function unblockUser(actor: Actor, partyId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const party = await lockHrUser(tx, actor, partyId);
    await moveAccount(tx, 'unblock', asTransitionActor(actor), party, {}, reason);
    await notify(tx, { kind: 'account_unblocked', params: {}, to: [partyId] });
    await sendMail(tx, { to: party.email, locale: party.locale, kind: 'account_unblocked', params: { name: party.firstName, link: appLink(party.locale, '/login') } });
  });
}
