import { defineMachine } from '@/machine/machine';

export type DpoStatus = 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'completed' | 'cancelled';
export type DpoAction = 'confirm' | 'process' | 'accept_survey' | 'goods_ready' | 'ship' | 'deliver' | 'confirm_delivery' | 'cancel' | 'undo';

/** A ruling that gives the buyer its money back undoes the deal, wherever it stands. */
const undo = { undo: { to: 'cancelled', by: ['system'] } } as const;

/** A survey that fails after the confirmation holds the transport until the captain has decided to go on, as one before it holds the confirmation. */
const accept = (to: DpoStatus) => ({ accept_survey: { to, by: ['captain'] } }) as const;

/** A detailed product order, from conversion to the buyer's confirmation. */
export const dpoMachine = defineMachine<DpoStatus, DpoAction>({
  name: 'dpo',
  initial: 'pending',
  states: {
    pending: { confirm: { to: 'confirmed', by: ['captain'] }, cancel: { to: 'cancelled', by: ['captain', 'buyer'] } },
    confirmed: { process: { to: 'processing', by: ['captain'] }, ...accept('confirmed'), cancel: { to: 'cancelled', by: ['captain', 'buyer'] }, ...undo },
    processing: { ...accept('processing'), goods_ready: { to: 'processing', by: ['seller'] }, ship: { to: 'shipped', by: ['system'] }, ...undo },
    // Goods that went without it are still to be reported: their papers say how they are packed.
    shipped: { goods_ready: { to: 'shipped', by: ['seller'] }, deliver: { to: 'delivered', by: ['system'] }, ...undo },
    delivered: { goods_ready: { to: 'delivered', by: ['seller'] }, confirm_delivery: { to: 'completed', by: ['buyer', 'system'] }, ...undo },
    completed: {},
    cancelled: {},
  },
  missing: {
    pending: { process: 'order_not_confirmed', goods_ready: 'order_not_processing', confirm_delivery: 'order_not_delivered' },
    confirmed: { goods_ready: 'order_not_processing', confirm_delivery: 'order_not_delivered' },
    processing: { confirm_delivery: 'order_not_delivered' },
    shipped: { confirm_delivery: 'order_not_delivered' },
  },
});
