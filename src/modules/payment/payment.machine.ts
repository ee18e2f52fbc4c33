import { defineMachine } from '@/machine/machine';

export type PaymentStatus = 'pending' | 'processed' | 'released' | 'refunded' | 'settled' | 'cancelled';
export type PaymentAction = 'receive' | 'process' | 'release' | 'refund' | 'split' | 'cancel' | 'close';

/**
 * Money owed for an order (domain.md, Money): awaited in parts or at once, held when it is whole, and then released,
 * refunded or split. A cancelled one of which a part had come is refunded too. One of 0 begins as settled. A ruling on a part
 * payment closes it first: nothing more is awaited.
 */
export const paymentMachine = defineMachine<PaymentStatus, PaymentAction>({
  name: 'payment',
  initial: 'pending',
  states: {
    pending: {
      receive: { to: 'pending', by: ['accountant'] },
      process: { to: 'processed', by: ['accountant'] },
      cancel: { to: 'cancelled', by: ['system'] },
      close: { to: 'processed', by: ['system'] },
    },
    processed: {
      release: { to: 'released', by: ['system'] },
      refund: { to: 'refunded', by: ['accountant'] },
      split: { to: 'settled', by: ['accountant'] },
    },
    cancelled: { refund: { to: 'refunded', by: ['accountant'] } },
    released: {},
    refunded: {},
    settled: {},
  },
});
