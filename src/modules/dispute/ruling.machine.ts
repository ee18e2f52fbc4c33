import { defineMachine } from '@/machine/machine';

export type RulingStatus = 'pending' | 'approved';
export type RulingAction = 'approve';

/** An arbitrator's ruling: it waits for the accountant, whose approval books it. */
export const rulingMachine = defineMachine<RulingStatus, RulingAction>({
  name: 'ruling',
  initial: 'pending',
  states: {
    pending: { approve: { to: 'approved', by: ['accountant'] } },
    approved: {},
  },
  missing: { approved: { approve: 'ruling_carried_out' } },
});
