import { describe, expect, it } from 'vitest';
import { statesOf } from '@/machine/machine';
import { dpoMachine } from '@/modules/order/order.machine';
import { dpqMachine } from '@/modules/quotation/quotation.machine';
import { rfqMachine } from '@/modules/rfq/rfq.machine';
import { statusTone } from './status-tone';

describe('statusTone', () => {
  it('knows what went well and what did not', () => {
    expect(statusTone('accepted')).toBe('ok');
    expect(statusTone('rejected')).toBe('bad');
  });

  it('shows a status that nobody knows as pending', () => {
    expect(statusTone('half_loaded')).toBe(statusTone('pending'));
    expect(statusTone('constructor')).toBe(statusTone('pending'));
  });

  it.each([...statesOf(rfqMachine), ...statesOf(dpqMachine), ...statesOf(dpoMachine)])('gives %s a tone of its own', (status) => {
    // Only states in which somebody waits may look like pending.
    const waits = ['pending', 'negotiation_requested', 'negotiated'].includes(status);
    expect(statusTone(status) === 'warn').toBe(waits);
  });
});
