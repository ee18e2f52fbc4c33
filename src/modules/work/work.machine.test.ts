import { describe, expect, it } from 'vitest';
import { allowedActions, isFinal, next, statesOf } from '@/machine/machine';
import { workMachine } from './work.machine';
import { MILESTONES_OF_KIND, OPEN_WORK, PAPER_OF_KIND, ROLE_OF_KIND, WORK_KINDS } from './work.schema';

const PARTIES = [...Object.values(ROLE_OF_KIND), 'buyer', 'seller', 'admin'];

describe('a work order', () => {
  it('goes from pending over accepted and in progress to completed, by its partner', () => {
    for (const role of Object.values(ROLE_OF_KIND)) {
      expect(next(workMachine, 'pending', 'accept', role)).toBe('accepted');
      expect(next(workMachine, 'accepted', 'start', role)).toBe('in_progress');
      expect(next(workMachine, 'in_progress', 'finish', role)).toBe('completed');
    }
  });

  it('goes back to pending when it is declined, until it has begun', () => {
    expect(next(workMachine, 'pending', 'decline', 'surveyor')).toBe('pending');
    expect(next(workMachine, 'accepted', 'decline', 'surveyor')).toBe('pending');
    expect(next(workMachine, 'in_progress', 'decline', 'surveyor')).toBeUndefined();
    expect(next(workMachine, 'in_progress', 'finish', 'system')).toBe('completed');
  });

  it('is given to one partner by the captain alone, and only while nobody has it', () => {
    expect(allowedActions(workMachine, 'pending', 'captain')).toEqual(['assign']);
    for (const role of PARTIES) expect(allowedActions(workMachine, 'pending', role)).not.toContain('assign');
  });

  it('is taken from its holder by the captain, or by itself, and is open to others then; what is done stays done', () => {
    for (const state of ['accepted', 'in_progress'] as const) for (const role of ['captain', 'system']) expect(next(workMachine, state, 'take_away', role)).toBe('pending');
    expect(allowedActions(workMachine, 'accepted', 'captain')).toEqual(['take_away']);
    for (const state of ['pending', 'completed', 'cancelled'] as const) expect(next(workMachine, state, 'take_away', 'captain')).toBeUndefined();
    for (const role of PARTIES) expect(allowedActions(workMachine, 'in_progress', role)).not.toContain('take_away');
  });

  it('ends with its order from any open state, and neither side of the order can move it', () => {
    expect(OPEN_WORK).toEqual(['pending', 'accepted', 'in_progress']);
    for (const state of statesOf(workMachine)) for (const role of ['buyer', 'seller', 'admin']) expect(allowedActions(workMachine, state, role)).toEqual([]);
    expect(statesOf(workMachine).filter((state) => isFinal(workMachine, state))).toEqual(['completed', 'cancelled']);
  });

  it('of each kind has a role, and all but the survey a paper; goods are followed by road and by sea', () => {
    expect(WORK_KINDS.map((kind) => ROLE_OF_KIND[kind])).toEqual(['surveyor', 'insurance', 'transporter', 'logistics', 'cha']);
    expect(Object.keys(PAPER_OF_KIND)).toEqual(WORK_KINDS.filter((kind) => kind !== 'survey'));
    expect(Object.keys(MILESTONES_OF_KIND)).toEqual(['transport', 'logistics']);
  });
});
