import { expect, it } from 'vitest';
import { isProblemCode } from '@/http/problem';
import { statesOf, type Machine } from '@/machine/machine';
import { disputeMachine } from '@/modules/dispute/dispute.machine';
import { dpqMachine } from '@/modules/quotation/quotation.machine';
import { workMachine } from '@/modules/work/work.machine';
import { dpoMachine } from '@/modules/order/order.machine';

function sentencesOf<S extends string, A extends string>(machine: Machine<S, A>): string[] {
  return statesOf(machine).flatMap((state) => Object.values<string | undefined>(machine.missing?.[state] ?? {}).flatMap((name) => name ?? []));
}

it('what is missing for a step has a sentence', () => {
  const named = [dpoMachine, workMachine, disputeMachine, dpqMachine].flatMap((machine) => sentencesOf<string, string>(machine));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isProblemCode(name))).toEqual([]);
});
