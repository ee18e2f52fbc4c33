import { defineMachine } from '@/machine/machine';

export type AccountStatus = 'active' | 'temporarily_blocked' | 'permanently_blocked' | 'inactive';
export type AccountAction = 'block_temp' | 'block_perm' | 'unblock' | 'expire' | 'deactivate' | 'activate';

/** A party's account: HR blocks and unblocks it, HR or an admin switches it off and on; `system` is a block's end and a first password. */
export const accountMachine = defineMachine<AccountStatus, AccountAction>({
  name: 'account',
  initial: 'active',
  states: {
    active: {
      block_temp: { to: 'temporarily_blocked', by: ['hr'] }, block_perm: { to: 'permanently_blocked', by: ['hr'] },
      deactivate: { to: 'inactive', by: ['hr', 'admin'] },
    },
    temporarily_blocked: { unblock: { to: 'active', by: ['hr'] }, expire: { to: 'active', by: ['system'] } },
    permanently_blocked: { unblock: { to: 'active', by: ['hr'] } },
    inactive: { activate: { to: 'active', by: ['hr', 'admin', 'system'] } },
  },
});

/** Where an account begins that an admin makes: switched off until its first password, with which the system activates it. */
export const INVITED: AccountStatus = 'inactive';

export type RegistrationStatus = 'waiting' | 'approved' | 'rejected';
export type RegistrationAction = 'approve' | 'reject';

/** A registration, which HR decides about once. It is kept in the party's moments of approval and rejection. */
export const registrationMachine = defineMachine<RegistrationStatus, RegistrationAction>({
  name: 'registration',
  initial: 'waiting',
  states: {
    waiting: { approve: { to: 'approved', by: ['hr'] }, reject: { to: 'rejected', by: ['hr'] } },
    approved: {},
    rejected: {},
  },
});
