import 'server-only';
import { Problem } from '@/http/problem';
import type { Actor } from './actor';

/** The sentences in which somebody is told that a thing is its own, by what is done with it. */
type OwnCode = 'own_decision' | 'own_affair' | 'own_order' | 'own_wallet' | 'own_evidence';

/**
 * Nobody does for the house, with money, evidence or a ruling, what is its own affair.
 *
 * @param parties whose affair it is; null is nobody
 * @throws Problem the given code
 */
export function refuseOwn(code: OwnCode, { partyId }: Pick<Actor, 'partyId'>, ...parties: readonly (number | null | undefined)[]): void {
  if (parties.includes(partyId)) throw new Problem(code);
}

/**
 * Who decides for the house (captain, admin, HR) decides nothing that is its own, whatever other roles it holds: neither on
 * what it has asked, offered or written, nor on an order it is a side of. It may read it as the house does.
 *
 * @param parties whose affair it is; null is nobody
 * @throws Problem own_decision
 */
export function refuseOwnAffair(actor: Pick<Actor, 'partyId'>, ...parties: readonly (number | null | undefined)[]): void {
  refuseOwn('own_decision', actor, ...parties);
}
