import { expect, it } from 'vitest';
import { ROLE_SLUGS } from '@/access/roles';
import { isFinal, next, statesOf, type Machine, type Transition } from '@/machine/machine';

/** One line of a machine's table as a text: "open --reject--> rejected by captain". */
function lines<S extends string, A extends string>(machine: Machine<S, A>): string[] {
  return statesOf(machine).flatMap((from) =>
    (Object.entries(machine.states[from]) as [A, Transition<S>][]).map(([action, { to, by }]) => `${from} --${action}--> ${to} by ${[...by].sort().join(', ')}`));
}

/** The states that can be reached from one, itself included. */
function reachable<S extends string, A extends string>(machine: Machine<S, A>, from: S): Set<S> {
  const found = new Set<S>([from]);
  for (const state of found) for (const { to } of Object.values(machine.states[state]) as Transition<S>[]) found.add(to);
  return found;
}

/**
 * Walks a machine's graph and compares its whole table with a list that was written by hand from domain.md.
 * @param expected `from` may name several states: "open, closed --delete--> cancelled by buyer"
 */
export function walkMachine<S extends string, A extends string>(machine: Machine<S, A>, expected: readonly string[], finals: readonly S[]): void {
  it('holds exactly the transitions of domain.md', () => {
    const written = expected.flatMap((line) => {
      const [from = '', rest = ''] = line.split(' --');
      return from.split(', ').map((state) => `${state} --${rest}`);
    });
    expect(lines(machine).sort()).toEqual(written.sort());
  });
  it('reaches every state from the first one', () => {
    expect([...reachable(machine, machine.initial)].sort()).toEqual(statesOf(machine).sort());
  });
  it('ends in the final states alone', () => {
    expect(statesOf(machine).filter((state) => isFinal(machine, state)).sort()).toEqual([...finals].sort());
  });
  // What only goes to and fro has no end to lead to.
  if (finals.length > 0) {
    it('leads from every state to a final one', () => {
      expect(statesOf(machine).filter((state) => ![...reachable(machine, state)].some((end) => isFinal(machine, end)))).toEqual([]);
    });
  }
  it('allows nothing else to anybody: every state, action and actor', () => {
    const transitions = lines(machine);
    const actions = [...new Set(statesOf(machine).flatMap((state) => Object.keys(machine.states[state]) as A[]))];
    for (const from of statesOf(machine)) {
      for (const action of actions) {
        const by = transitions.find((line) => line.startsWith(`${from} --${action}-->`))?.split(' by ')[1]?.split(', ') ?? [];
        for (const actor of [...ROLE_SLUGS, 'system', 'nobody', '']) expect(next(machine, from, action, actor) !== undefined, `${from} --${action}--> by ${actor}`).toBe(by.includes(actor));
      }
    }
  });
  it('is moved by the twelve roles and the system alone', () => {
    const actors = statesOf(machine).flatMap((state) => (Object.values(machine.states[state]) as Transition<S>[]).flatMap(({ by }) => by));
    expect(actors.filter((actor) => actor !== 'system' && !ROLE_SLUGS.some((slug) => slug === actor))).toEqual([]);
  });
}
