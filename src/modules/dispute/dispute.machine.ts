import { defineMachine } from '@/machine/machine';

export type DisputeStatus = 'open' | 'under_review' | 'resolved';
export type DisputeAction = 'assign' | 'resolve';

/** A claim on an order (domain.md, Dispute): the captain gives it to an arbitrator, whose ruling ends it. */
export const disputeMachine = defineMachine<DisputeStatus, DisputeAction>({
  name: 'dispute',
  initial: 'open',
  states: {
    open: { assign: { to: 'under_review', by: ['captain'] } },
    under_review: { resolve: { to: 'resolved', by: ['arbitrator'] } },
    resolved: {},
  },
});
