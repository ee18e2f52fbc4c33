import { statesOf, transitionOf, type Machine } from '@/machine/machine';
import { HISTORY_ROLES, type HistoryRole } from './history.schema';

/** The parties of a trade. */
export interface People {
  readonly buyerId: number;
  readonly sellerId: number | null;
}

/** What of an entry of the audit log tells the role. */
interface Acted {
  /** Null when the system acted. */
  readonly actorId: number | null;
  /** As the log names it: the machine's name, a dot, the machine's action. */
  readonly action: string;
  readonly from: string | null;
}

/** The roles that the machine lets take a step; none for what is no step. */
function mayTake(machine: Machine<string, string>, { action, from }: Acted): readonly string[] {
  const known = from !== null && statesOf(machine).includes(from);
  return known ? (transitionOf(machine, from, action.slice(machine.name.length + 1))?.by ?? []) : [];
}

/**
 * The role in which somebody acted. Where the machine leaves one to a step, it was that; else it shows by who it was,
 * and who is neither side of the trade is the captain.
 */
export function actedAs(machine: Machine<string, string>, acted: Acted, { buyerId, sellerId }: People): HistoryRole {
  if (acted.actorId === null) return 'system';
  const [only, ...others] = mayTake(machine, acted).filter((role) => role !== 'system');
  const known = HISTORY_ROLES.find((role) => role === only);
  if (known && others.length === 0) return known;
  if (acted.actorId === buyerId) return 'buyer';
  return acted.actorId === sellerId ? 'seller' : 'captain';
}
