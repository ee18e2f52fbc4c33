import { defineMachine } from '@/machine/machine';

export type WorkStatus = 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled';
export type WorkAction = 'assign' | 'accept' | 'decline' | 'start' | 'finish' | 'cancel';

/** The roles that take work orders. */
const PARTNERS = ['surveyor', 'insurance', 'transporter', 'logistics', 'cha'];

/** A task for one service partner (domain.md, Work order): one of those it is offered to takes it, and it ends with its paper. */
export const workMachine = defineMachine<WorkStatus, WorkAction>({
  name: 'work_order',
  initial: 'pending',
  states: {
    pending: {
      assign: { to: 'pending', by: ['captain'] }, accept: { to: 'accepted', by: PARTNERS }, decline: { to: 'pending', by: PARTNERS }, cancel: { to: 'cancelled', by: ['system'] },
    },
    accepted: { start: { to: 'in_progress', by: PARTNERS }, decline: { to: 'pending', by: PARTNERS }, cancel: { to: 'cancelled', by: ['system'] } },
    in_progress: { finish: { to: 'completed', by: PARTNERS }, cancel: { to: 'cancelled', by: ['system'] } },
    completed: {},
    cancelled: {},
  },
  missing: {
    pending: { start: 'work_not_accepted', finish: 'work_not_accepted' },
    accepted: { finish: 'work_not_started' },
  },
});
