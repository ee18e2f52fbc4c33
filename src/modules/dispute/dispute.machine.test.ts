import { it, expect } from 'vitest';
import { next, statesOf } from '@/machine/machine';
import { disputeMachine } from './dispute.machine';

it('a dispute is assigned by the captain, resolved by the arbitrator, and then over', () => {
  expect(statesOf(disputeMachine)).toEqual(['open', 'under_review', 'resolved']);
  expect(next(disputeMachine, 'open', 'assign', 'captain')).toBe('under_review');
  expect(next(disputeMachine, 'under_review', 'resolve', 'arbitrator')).toBe('resolved');
  expect(next(disputeMachine, 'open', 'resolve', 'captain')).toBeUndefined();
  expect(next(disputeMachine, 'resolved', 'assign', 'captain')).toBeUndefined();
});
