import { describe, expect, it } from 'vitest';
import { allowedActions, defineMachine, isFinal, missingFor, next, statesOf, statesWith, transitionOf } from './machine';

type Light = 'red' | 'amber' | 'green' | 'broken';
type Press = 'advance' | 'smash' | 'blink';

const light = defineMachine<Light, Press>({
  name: 'light',
  initial: 'red',
  states: {
    red: { advance: { to: 'green', by: ['officer', 'system'] }, smash: { to: 'broken', by: ['vandal'] } },
    amber: { advance: { to: 'red', by: ['system'] }, blink: { to: 'amber', by: ['officer'] } },
    green: { advance: { to: 'amber', by: ['system'] } },
    broken: {},
  },
});

describe('defineMachine', () => {
  it('refuses a transition to a state that is not in the table, and names it', () => {
    const define = () => defineMachine<Light, Press>({
      name: 'faulty', initial: 'red',
      states: { red: { advance: { to: 'purple' as Light, by: ['system'] } }, amber: {}, green: {}, broken: {} },
    });
    expect(define).toThrow(/faulty: red --advance--> purple/);
  });

  it.each(['toString', 'constructor', '__proto__'])('takes %s for no state, although every object has it', (name) => {
    const define = () => defineMachine<'red', Press>({
      name: 'faulty', initial: 'red', states: { red: { advance: { to: name as 'red', by: ['system'] } } },
    });
    expect(define).toThrow(/not in the table/);
  });

  it('refuses to say what is missing for an action that is there', () => {
    const states = { red: { advance: { to: 'red', by: ['system'] } } } as const;
    expect(() => defineMachine<'red', Press>({ name: 'faulty', initial: 'red', states, missing: { red: { advance: 'patience' } } })).toThrow(/faulty: red has advance/);
    const machine = defineMachine<'red', Press>({ name: 'sound', initial: 'red', states, missing: { red: { blink: 'patience' } } });
    expect([missingFor(machine, 'red', 'blink'), missingFor(machine, 'red', 'smash'), missingFor(light, 'red', 'blink')]).toEqual(['patience', undefined, undefined]);
  });

  it('refuses an initial state that is not in the table', () => {
    expect(() => defineMachine<'red', Press>({ name: 'faulty', initial: 'blue' as 'red', states: { red: {} } })).toThrow(/blue/);
  });
});

describe('a machine', () => {
  it('leads on for those who may', () => {
    expect(next(light, 'red', 'advance', 'officer')).toBe('green');
    expect(next(light, 'red', 'advance', 'system')).toBe('green');
    expect(next(light, 'amber', 'blink', 'officer')).toBe('amber');
  });

  it('leads nowhere for others, from other states and from a final one', () => {
    expect(next(light, 'red', 'advance', 'vandal')).toBeUndefined();
    expect(next(light, 'red', 'blink', 'officer')).toBeUndefined();
    expect(next(light, 'broken', 'advance', 'system')).toBeUndefined();
    expect(next(light, 'red', 'advance', '')).toBeUndefined();
  });

  it('gives a transition whoever asks', () => {
    expect(transitionOf(light, 'red', 'smash')).toEqual({ to: 'broken', by: ['vandal'] });
    expect(transitionOf(light, 'green', 'smash')).toBeUndefined();
  });

  it.each([
    ['red', 'officer', ['advance']],
    ['red', 'vandal', ['smash']],
    ['amber', 'system', ['advance']],
    ['amber', 'officer', ['blink']],
    ['broken', 'system', []],
    ['red', 'nobody', []],
  ] as const)('allows in %s to %s: %j', (state, actor, actions) => {
    expect(allowedActions(light, state, actor)).toEqual(actions);
  });

  it('lists its states, those with an action, and the final one', () => {
    expect(statesOf(light)).toEqual(['red', 'amber', 'green', 'broken']);
    expect(statesWith(light, 'advance')).toEqual(['red', 'amber', 'green']);
    expect(statesWith(light, 'smash')).toEqual(['red']);
    expect(statesOf(light).filter((state) => isFinal(light, state))).toEqual(['broken']);
  });
});
