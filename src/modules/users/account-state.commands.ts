import 'server-only';
import { Problem } from '@/http/problem';
import { lockParty } from '@/modules/account/party-lock.commands';
import { endAllSessions } from '@/modules/account/session.commands';
import { withholdProducts } from '@/modules/catalogue/catalogue.commands';
import { voidPasswordLinks } from '@/modules/password/void-links.commands';
import { withholdRfqs } from '@/modules/rfq/rfq-withhold.commands';
import { returnWorkOf } from '@/modules/work/return.commands';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { log } from '@/server/log';
import { transact } from '@/server/transact';
import { db } from '@/server/db';
import { SYSTEM_ACTOR, transition, type TransitionActor } from '@/server/transition';
import { accountMachine, type AccountAction, type AccountStatus } from './users.machine';

const stateFields = {
  id: true, status: true, blockedUntil: true, email: true, firstName: true, locale: true, timeZone: true,
  grants: { select: { role: { select: { code: true } } } },
} satisfies Prisma.PartySelect;

/** A party whose lock this transaction has, in the state that holds now. */
export type LockedParty = Prisma.PartyGetPayload<{ select: typeof stateFields }>;

/**
 * Takes a party's lock and reads its account. A block that is over is ended first, so that what follows starts from the
 * state that everybody sees.
 *
 * @throws Problem not_found
 */
export async function lockAccount(tx: Tx, partyId: number): Promise<LockedParty> {
  await lockParty(tx, partyId);
  const party = await tx.party.findUnique({ where: { id: partyId }, select: stateFields });
  if (!party) throw new Problem('not_found');
  const [now] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  const isOver = party.status === 'temporarily_blocked' && party.blockedUntil !== null && now !== undefined && party.blockedUntil <= now.now;
  return isOver ? { ...party, status: await moveAccount(tx, 'expire', SYSTEM_ACTOR, party) } : party;
}

/** What a step writes besides the status. */
interface Stamp {
  readonly blockedUntil?: Date;
  readonly blockReason?: string;
}

/**
 * Moves an account. All that depends on it follows in the same transaction: sessions end, and the party's products and
 * RFQs are withheld while it is not active. Work that it holds goes to others, unless the block ends by itself.
 *
 * @throws Problem status_changed
 */
export async function moveAccount(tx: Tx, action: AccountAction, actor: TransitionActor, row: { id: number; status: AccountStatus }, stamp: Stamp = {}, reason?: string): Promise<AccountStatus> {
  const to = await transition(tx, {
    machine: accountMachine, action, actor, row,
    write: ({ id, from, to: next }) => tx.party.updateMany({ where: { id, status: from }, data: { status: next, blockedUntil: null, blockReason: '', ...stamp } }),
    reread: (id) => tx.party.findUnique({ where: { id }, select: { status: true } }),
    ...(reason !== undefined && { details: { reason } }),
  });
  const isWithheld = to !== 'active';
  if (isWithheld) await endAllSessions(tx, row.id);
  // An open link would open what was just switched off.
  if (to === 'inactive') await voidPasswordLinks(tx, row.id);
  if (to === 'inactive' || to === 'permanently_blocked') await returnWorkOf(tx, row.id);
  await withholdProducts(tx, row.id, isWithheld);
  await withholdRfqs(tx, row.id, isWithheld);
  return to;
}

/** Opens the account that was made for a party, with its first password. One that is not inactive stays as it is. */
export async function openAccount(tx: Tx, partyId: number): Promise<void> {
  const party = await lockAccount(tx, partyId);
  if (party.status === 'inactive') await moveAccount(tx, 'activate', SYSTEM_ACTOR, party);
}

/** Ends the temporary blocks whose date has come, by the database's clock. Gives how many. */
export async function endDueBlocks(): Promise<number> {
  const due = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Party" WHERE "status" = 'temporarily_blocked' AND "blockedUntil" <= now() ORDER BY "blockedUntil" LIMIT 200`;
  let ended = 0;
  for (const { id } of due) {
    try {
      const party = await transact((tx) => lockAccount(tx, id));
      if (party.status === 'active') ended += 1;
    } catch (error) {
      // One account that can't be moved must not hold up the others; the next round tries again.
      log('warn', 'account.expire_failed', { party: id, error: String(error) });
    }
  }
  return ended;
}
