import { lazy } from 'react';
import { HR_ROLES, isRoleSlug } from '@/access/roles';
import { roleWord } from '@/modules/roles/roles.schema';
import { tableOf, type Column, type RowFilter } from '@/table/definition';
import { BLOCKED, HR_STATUS, hrAccountMachine, UNKNOWN_ADDRESS, type HrUserAnswer } from './users.schema';

/** Shows where an address on the internet lies. */
const IP_LOCATION = 'https://ipinfo.io/';

const mayTouch = (row: HrUserAnswer) => !row.is_protected;

const ipLocation = ({ ip_address: ip }: HrUserAnswer) => (
  ip === UNKNOWN_ADDRESS ? { label: 'users.unknownAddress', href: null } as const : { label: { text: ip }, href: `${IP_LOCATION}${encodeURIComponent(ip)}` }
);

const columns = [
  { id: 'name', kind: 'party', header: 'users.name', value: (row) => ({ name: row.company_name || row.name, code: row.name }) },
  { id: 'email', kind: 'email', header: 'users.email', value: (row) => row.email },
  { id: 'role', kind: 'word', header: 'users.role', value: (row) => roleWord(row.role, row.role_name) },
  { id: 'status', kind: 'status', header: 'users.status', value: (row) => row.status },
  { id: 'vendorCode', kind: 'code', header: 'users.vendorCode', value: (row) => row.vendor_code },
  { id: 'ip', kind: 'external', header: 'users.ip', value: ipLocation },
] satisfies Column<HrUserAnswer>[];

const registered = { id: 'created', kind: 'date', header: 'users.registered', value: (row) => row.created_at } satisfies Column<HrUserAnswer>;

/** By role; those that HR neither gives nor touches are no choice (specification, section 5). */
const byRole: RowFilter<HrUserAnswer> = {
  id: 'role',
  label: 'users.role',
  option: ({ role, role_name: name }) => {
    const label = roleWord(role, name);
    const isStaff = isRoleSlug(role) && !HR_ROLES.includes(role);
    return role === null || label === null || isStaff ? null : { value: role, label };
  },
};

const loadFailure = { sentence: 'users.loadFailed', network: 'users.loadFailedNetwork', text: 'users.loadFailedText' } as const;
const detail = { title: 'users.details', view: lazy(async () => ({ default: (await import('./ui/hr-user-detail')).HrUserDetail })) } as const;
const editForm = async () => (await import('./ui/edit-user-form')).EditUserForm;

const waiting = tableOf('GET /api/hr/new-users', hrAccountMachine, 'hr');

/** Registrations that HR decides about. */
export const hrNewUsersTable = waiting.define({
  title: 'dashboard.menu.newUsers',
  file: 'new-users',
  columns: [...columns, registered],
  search: ['name', 'email', 'vendorCode'],
  filters: [byRole],
  actions: [
    waiting.apart({
      action: 'approve', due: () => true, when: mayTouch, endpoint: 'POST /api/hr/new-users/approve', body: (row) => ({ userId: row.id }),
      label: 'users.approve', busyLabel: 'users.approving', success: 'users.approved', failure: 'users.approveFailed', failureNetwork: 'users.approveFailedNetwork',
    }),
    waiting.apart({
      action: 'edit', when: mayTouch, endpoint: 'PUT /api/hr/users/update', form: editForm, size: 'md',
      label: 'users.edit', busyLabel: 'users.saving', formTitle: 'users.editTitle', submitLabel: 'users.save',
      success: 'users.updated', failure: 'users.updateFailed', failureNetwork: 'users.updateFailedNetwork',
    }),
    waiting.apart({
      action: 'reject', when: mayTouch, endpoint: 'POST /api/hr/new-users/reject', tone: 'bad', size: 'md',
      form: async () => (await import('./ui/reason-forms')).RejectForm,
      label: 'users.reject', busyLabel: 'users.rejecting', formTitle: 'users.rejectTitle',
      success: 'users.rejected', failure: 'users.rejectFailed', failureNetwork: 'users.rejectFailedNetwork',
    }),
  ],
  empty: { sentence: 'users.emptyNew', why: 'users.emptyNewWhy' },
  loadFailure,
  detail,
});

const everybody = tableOf('GET /api/hr/users', hrAccountMachine, 'hr');

/** Every party, on HR's desk. */
export const hrUsersTable = everybody.define({
  title: 'dashboard.menu.userManagement',
  file: 'users',
  columns,
  search: ['name', 'email', 'vendorCode', 'ip'],
  filters: [byRole],
  statusSets: [{ id: BLOCKED, label: 'users.blocked', statuses: [HR_STATUS.temporarily_blocked, HR_STATUS.permanently_blocked] }],
  actions: [
    everybody.apart({
      action: 'edit', when: mayTouch, endpoint: 'PUT /api/hr/users/update', form: editForm, size: 'md',
      label: 'users.edit', busyLabel: 'users.saving', formTitle: 'users.editTitle', submitLabel: 'users.save',
      success: 'users.updated', failure: 'users.updateFailed', failureNetwork: 'users.updateFailedNetwork',
    }),
    everybody.action({
      action: 'block_temp', when: mayTouch, endpoint: 'POST /api/hr/users/block-temp', tone: 'bad', size: 'md',
      form: async () => (await import('./ui/reason-forms')).BlockTempForm,
      label: 'users.blockTemp', busyLabel: 'users.blocking', formTitle: 'users.blockTempTitle', submitLabel: 'users.block',
      success: 'users.blockedTemp', failure: 'users.blockFailed', failureNetwork: 'users.blockFailedNetwork',
    }),
    everybody.action({
      action: 'block_perm', when: mayTouch, endpoint: 'POST /api/hr/users/block-perm', tone: 'bad', size: 'md',
      form: async () => (await import('./ui/reason-forms')).BlockPermForm,
      label: 'users.blockPerm', busyLabel: 'users.blocking', formTitle: 'users.blockPermTitle', submitLabel: 'users.block',
      success: 'users.blockedPerm', failure: 'users.blockFailed', failureNetwork: 'users.blockFailedNetwork',
    }),
    everybody.action({
      action: 'unblock', when: mayTouch, endpoint: 'POST /api/hr/users/unblock', size: 'md',
      form: async () => (await import('./ui/reason-forms')).UnblockForm,
      label: 'users.unblock', busyLabel: 'users.unblocking', formTitle: 'users.unblockTitle',
      success: 'users.unblocked', failure: 'users.unblockFailed', failureNetwork: 'users.unblockFailedNetwork',
    }),
  ],
  empty: { sentence: 'users.empty' },
  loadFailure,
  detail,
});
