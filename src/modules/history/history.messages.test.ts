import { describe, expect, it } from 'vitest';
import { allowedActions, statesOf, transitionOf } from '@/machine/machine';
import { dpoMachine } from '@/modules/order/order.schema';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { rfqMachine } from '@/modules/rfq/rfq.schema';
import type { Machine } from '@/machine/machine';
import en from '../../../messages/en.json';

const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = en.history.actions;

/** Every action of a machine, whoever may take it. */
function actionsIn(machine: Machine<string, string>): string[] {
  const actors = statesOf(machine).flatMap((state) => Object.keys(machine.states[state] ?? {}).flatMap((action) => transitionOf(machine, state, action)?.by ?? []));
  return [...new Set(statesOf(machine).flatMap((state) => actors.flatMap((actor) => allowedActions(machine, state, actor))))].sort();
}

describe('a history', () => {
  it.each([[rfqMachine], [dpqMachine], [dpoMachine]] as readonly (readonly [Machine<string, string>])[])('has a sentence for every step, and for the beginning', (machine) => {
    expect(Object.keys(sentences[machine.name] ?? {}).sort()).toEqual(['create', ...actionsIn(machine)].sort());
  });
});
