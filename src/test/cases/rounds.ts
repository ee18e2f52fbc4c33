import { expect } from 'vitest';
import { signedIn, type SignedIn } from '@/modules/account/account.factory';
import { atOnce, call, patiently, type Answered, type CallName, type Sent } from '../call';
import { auditOf, sorted, toldOf, type About } from '../effects';
import { IS_FULL, share } from '../effort';
import { tell } from '../figures';

/** Invariant 3, for tables of decisions: what a crowd asks for at once, and what must be there once afterwards. */
export interface Round {
  readonly make: (index: number) => Promise<Answered>;
  /** Entries of the log. */
  readonly logged: readonly (readonly [entity: string, id: number, action: string])[];
  /** Bell lines, each with its outbox message, and whose they are. */
  readonly told?: readonly (readonly [kind: string, about: About, id: number, parties: readonly number[]])[];
  /** Rows that the winner alone makes. */
  readonly rows?: () => Promise<readonly number[]>;
}

/** More than the pool of the database holds. */
const CROWD = IS_FULL ? 50 : 12;
const ROUNDS = share(20);

/** A call by two sessions, by cookie and bearer in turn. */
export function asked(name: CallName, people: readonly [SignedIn, SignedIn], sent: (index: number) => Pick<Sent, 'params' | 'body'>) {
  return (index: number) => call(name, { as: people[index % 2], by: index % 4 < 2 ? 'bearer' : 'cookie', ...sent(index) });
}

/** One party with two sessions. */
export const alone = async (party: SignedIn) => [party, await signedIn(party)] as const;

/**
 * Lets a crowd decide the same at once, again and again: one wins, the rest are refused, and the effects are there once.
 *
 * @param late how who comes late is refused: 409 unless what was decided about is gone with the decision
 */
export async function decideAtOnce(begin: () => Promise<Round>, late = 409): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { make, logged, told = [], rows } = await begin();
    const answers = await atOnce(CROWD, (index) => patiently(() => make(index)));
    expect([...(answers.get(200) ?? []), ...(answers.get(201) ?? [])], [...answers.keys()].join()).toHaveLength(1);
    expect(answers.get(late)?.length, [...answers.keys()].join()).toBe(CROWD - 1);
    for (const [entity, id, action] of logged) expect((await auditOf(entity, id)).filter((entry) => entry.action === action), action).toHaveLength(1);
    for (const [kind, about, id, parties] of told) expect(await toldOf(kind, about, id), kind).toEqual(sorted(...parties));
    for (const count of (await rows?.()) ?? []) expect(count).toBe(1);
  }
  tell('G6', { transitions: 1, rounds: ROUNDS, calls: ROUNDS * CROWD, winners: ROUNDS });
}
