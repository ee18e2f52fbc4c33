import { defineMachine } from '@/machine/machine';

export type DisputeStatus = 'open' | 'under_review' | 'resolved';
export type DisputeAction = 'assign' | 'reassign' | 'resolve';

/** A claim on an order (domain.md, Dispute): the captain gives it to an arbitrator, and to another as long as there is no ruling, which ends it. */
export const disputeMachine = defineMachine<DisputeStatus, DisputeAction>({
  name: 'dispute',
  initial: 'open',
  states: {
    open: { assign: { to: 'under_review', by: ['captain'] } },
    under_review: { reassign: { to: 'under_review', by: ['captain'] }, resolve: { to: 'resolved', by: ['arbitrator'] } },
    resolved: {},
  },
  missing: {
    open: { reassign: 'case_not_assigned', resolve: 'case_not_assigned' },
    under_review: { assign: 'case_assigned' },
    resolved: { assign: 'case_ruled', reassign: 'case_ruled', resolve: 'case_ruled' },
  },
});
