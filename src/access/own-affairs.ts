import 'server-only';
import { Problem } from '@/http/problem';
import type { Actor } from './actor';

/**
 * Who decides for the house (captain, admin, HR) decides nothing that is its own, whatever other roles it holds: neither on
 * what it has asked, offered or written, nor on an order it is a side of. It may read it as the house does.
 *
 * @param parties whose affair it is; null is nobody
 * @throws Problem own_decision
 */
export function refuseOwnAffair({ partyId }: Pick<Actor, 'partyId'>, ...parties: readonly (number | null | undefined)[]): void {
  if (parties.includes(partyId)) throw new Problem('own_decision');
}
