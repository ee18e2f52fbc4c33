import { describe, expect, it } from 'vitest';
import { next } from '@/machine/machine';
import { paymentMachine } from './payment.machine';

describe('a payment', () => {
  it.each([
    ['pending', 'receive', 'accountant', 'pending'], ['pending', 'process', 'accountant', 'processed'], ['pending', 'cancel', 'system', 'cancelled'],
    ['processed', 'release', 'system', 'released'], ['processed', 'refund', 'accountant', 'refunded'], ['processed', 'split', 'accountant', 'settled'],
    ['cancelled', 'refund', 'accountant', 'refunded'], ['pending', 'close', 'system', 'processed'],
  ] as const)('goes from %s by %s of the %s to %s', (from, action, by, to) => {
    expect(next(paymentMachine, from, action, by)).toBe(to);
  });

  it.each([
    ['pending', 'release', 'system'], ['pending', 'refund', 'accountant'], ['pending', 'close', 'accountant'], ['processed', 'process', 'accountant'], ['processed', 'release', 'buyer'], ['processed', 'release', 'accountant'],
    ['released', 'refund', 'accountant'], ['refunded', 'release', 'system'], ['settled', 'refund', 'accountant'], ['cancelled', 'process', 'accountant'],
  ] as const)('that is %s allows no %s by the %s', (from, action, by) => {
    expect(next(paymentMachine, from, action, by)).toBeUndefined();
  });
});
