import { it, expect } from 'vitest';
import { next, statesOf } from '@/machine/machine';
import { disputeMachine } from './dispute.machine';
import { evidenceMachine } from './evidence.machine';
import { rulingMachine } from './ruling.machine';

it('a dispute is assigned by the captain, resolved by the arbitrator, and then over', () => {
  expect(statesOf(disputeMachine)).toEqual(['open', 'under_review', 'resolved']);
  expect(next(disputeMachine, 'open', 'assign', 'captain')).toBe('under_review');
  expect(next(disputeMachine, 'under_review', 'reassign', 'captain')).toBe('under_review');
  for (const [from, actor] of [['under_review', 'arbitrator'], ['open', 'captain'], ['resolved', 'captain']] as const) expect(next(disputeMachine, from, 'reassign', actor)).toBeUndefined();
  expect(next(disputeMachine, 'under_review', 'resolve', 'arbitrator')).toBe('resolved');
  expect(next(disputeMachine, 'open', 'resolve', 'captain')).toBeUndefined();
  expect(next(disputeMachine, 'resolved', 'assign', 'captain')).toBeUndefined();
});

it('a ruling is approved by the accountant, once', () => {
  expect(next(rulingMachine, 'pending', 'approve', 'accountant')).toBe('approved');
  expect(next(rulingMachine, 'pending', 'approve', 'arbitrator')).toBeUndefined();
  expect(next(rulingMachine, 'approved', 'approve', 'accountant')).toBeUndefined();
});

it('a document is weighed by the arbitrator alone, and may be weighed anew', () => {
  expect(next(evidenceMachine, 'pending', 'accept', 'arbitrator')).toBe('accepted');
  expect(next(evidenceMachine, 'accepted', 'reject', 'arbitrator')).toBe('rejected');
  expect(next(evidenceMachine, 'rejected', 'accept', 'arbitrator')).toBe('accepted');
  expect(next(evidenceMachine, 'accepted', 'accept', 'arbitrator')).toBeUndefined();
  expect(next(evidenceMachine, 'pending', 'accept', 'buyer')).toBeUndefined();
});
