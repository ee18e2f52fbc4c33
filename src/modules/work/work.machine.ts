import { defineMachine } from '@/machine/machine';

export type WorkStatus = 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled';
export type WorkAction = 'assign' | 'accept' | 'decline' | 'start' | 'finish' | 'take_away' | 'cancel';

/** The roles that take work orders. */
const PARTNERS = ['surveyor', 'insurance', 'transporter', 'logistics', 'cha'];

/** The captain takes work from who holds it; `system` does of whom is blocked, switched off, or has lost the role. */
const taken = { take_away: { to: 'pending', by: ['captain', 'system'] } } as const;

/** A task for one service partner (domain.md, Work order): one of those it is offered to takes it, and it ends with its paper. */
export const workMachine = defineMachine<WorkStatus, WorkAction>({
  name: 'work_order',
  initial: 'pending',
  states: {
    pending: {
      assign: { to: 'pending', by: ['captain', 'system'] }, accept: { to: 'accepted', by: PARTNERS }, decline: { to: 'pending', by: PARTNERS }, cancel: { to: 'cancelled', by: ['system'] },
    },
    accepted: { start: { to: 'in_progress', by: PARTNERS }, decline: { to: 'pending', by: PARTNERS }, ...taken, cancel: { to: 'cancelled', by: ['system'] } },
    in_progress: { finish: { to: 'completed', by: [...PARTNERS, 'system'] }, ...taken, cancel: { to: 'cancelled', by: ['system'] } },
    completed: {},
    cancelled: {},
  },
  missing: {
    pending: { start: 'work_not_accepted', finish: 'work_not_accepted' },
    accepted: { finish: 'work_not_started' },
  },
});
