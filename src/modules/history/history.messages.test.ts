import { describe, expect, it } from 'vitest';
import { actionsOf, type Machine } from '@/machine/machine';
import { dpoMachine } from '@/modules/order/order.schema';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { rfqMachine } from '@/modules/rfq/rfq.schema';
import en from '../../../messages/en.json';

const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = en.history.actions;

describe('a history', () => {
  it.each([[rfqMachine], [dpqMachine], [dpoMachine]] as readonly (readonly [Machine<string, string>])[])('has a sentence for every step, and for the beginning', (machine) => {
    expect(Object.keys(sentences[machine.name] ?? {}).sort()).toEqual(['create', ...actionsOf(machine), ...(machine.name === dpoMachine.name ? ['change_ready'] : [])].sort());
  });
});
