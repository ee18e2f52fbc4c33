import { describe, expect, it } from 'vitest';
import { next, statesOf } from '@/machine/machine';
import { isBlocked } from '@/modules/account/session.queries';
import { walkMachine } from '@/test/machine-table';
import { accountMachine, INVITED, registrationMachine } from './users.machine';
import { blockTempBody, hrAccountMachine, splitName, updateUserBody } from './users.schema';

describe('an account', () => {
  walkMachine(accountMachine, [
    'active --block_temp--> temporarily_blocked by hr',
    'active --block_perm--> permanently_blocked by hr',
    'active --deactivate--> inactive by admin, hr',
    'temporarily_blocked, permanently_blocked --unblock--> active by hr',
    'temporarily_blocked --expire--> active by system',
    'inactive --activate--> active by admin, hr, system',
  ], []);

  it('that an admin makes begins where the first password opens it, and is open to nobody before', () => {
    expect([INVITED, next(accountMachine, INVITED, 'activate', 'system')]).toEqual(['inactive', accountMachine.initial]);
    expect(isBlocked({ status: INVITED, blockedUntil: null }, new Date())).toBe(true);
  });

  it('has the states of the specification in HR’s calls', () => {
    expect(statesOf(hrAccountMachine)).toEqual(['Active', 'Temporarily Blocked', 'Permanently Blocked', 'Inactive']);
    expect(hrAccountMachine.states.Active.block_temp).toEqual({ to: 'Temporarily Blocked', by: ['hr'] });
  });
});

describe('a registration', () => {
  walkMachine(registrationMachine, ['waiting --approve--> approved by hr', 'waiting --reject--> rejected by hr'], ['approved', 'rejected']);
});

describe('what HR sends', () => {
  const block = { userId: 1, reason: 'Unpaid' };

  it.each([[undefined, 7], [1, 1], [3650, 3650]])('takes %j days for %j', (duration, days) => expect(blockTempBody.parse({ ...block, duration }).duration).toBe(days));
  it.each([0, -1, 1.5, 3651, '7', null, Number.NaN, [7]])('refuses %j days', (duration) => expect(blockTempBody.safeParse({ ...block, duration }).success).toBe(false));
  it.each(['', '  ', '\n', undefined, 5])('needs a reason, which %j is not', (reason) => expect(blockTempBody.safeParse({ ...block, reason }).success).toBe(false));

  it.each([[' sell-7k3q9m ', 'SELL-7K3Q9M'], ['ｓell1', 'SELL1']])('keeps the vendor code %j as %s', (typed, kept) => expect(updateUserBody.parse({ userId: 1, vendor_code: typed }).vendor_code).toBe(kept));
  it.each(['a@b', 'A＠B', '', 'A B', '-A', 'А1', 'A_1'])('refuses the vendor code %j', (code) => expect(updateUserBody.safeParse({ userId: 1, vendor_code: code }).success).toBe(false));
  it('knows no further keys', () => expect(updateUserBody.safeParse({ userId: 1, approvedAt: '2026-01-01' }).success).toBe(false));
});

describe('a full name', () => {
  it.each([['Ada', 'Ada', ''], ['Ada King Lovelace', 'Ada', 'King Lovelace']])('%s is %s and %j', (full, firstName, lastName) => expect(splitName(full)).toEqual({ firstName, lastName }));
});
