import { lazy } from 'react';
import { roleWord } from '@/modules/roles/roles.schema';
import { tableOf } from '@/table/definition';
import { accountMachine } from './users.machine';

const ofAdmin = tableOf('GET /api/admin/users', accountMachine, 'admin');

/** Every party, on the admin's desk. */
export const adminUsersTable = ofAdmin.define({
  title: 'dashboard.menu.userManagement',
  file: 'users',
  columns: [
    { id: 'name', kind: 'party', header: 'users.name', value: (row) => ({ name: row.company_name || row.name, code: row.name }) },
    { id: 'email', kind: 'email', header: 'users.email', value: (row) => row.email },
    { id: 'vendorCode', kind: 'code', header: 'users.vendorCode', value: (row) => row.vendor_code },
    { id: 'role', kind: 'word', header: 'users.role', value: (row) => roleWord(row.role, row.role_name) },
    { id: 'created', kind: 'date', header: 'users.registered', value: (row) => row.created_at },
    { id: 'status', kind: 'status', header: 'users.status', value: (row) => row.status },
  ],
  search: ['name', 'email', 'vendorCode'],
  filters: [{
    id: 'role',
    label: 'users.role',
    option: ({ role, role_name: name }) => {
      const label = roleWord(role, name);
      return role === null || label === null ? null : { value: role, label };
    },
  }],
  create: ofAdmin.create({
    endpoint: 'POST /api/admin/users', size: 'md',
    form: async () => (await import('./ui/admin-user-form')).AddUserForm,
    label: 'users.add', busyLabel: 'users.adding', submitLabel: 'users.addSubmit',
    success: 'users.added', failure: 'users.addFailed', failureNetwork: 'users.addFailedNetwork',
  }),
  actions: [
    ofAdmin.apart({
      action: 'edit', endpoint: 'PUT /api/admin/users/{userId}', params: (row) => ({ userId: row.id }), size: 'md',
      form: async () => (await import('./ui/admin-user-form')).EditAdminUserForm,
      label: 'users.edit', busyLabel: 'users.saving', formTitle: 'users.editTitle', submitLabel: 'users.save',
      success: 'users.updated', failure: 'users.updateFailed', failureNetwork: 'users.updateFailedNetwork',
      updated: (answer) => answer.user,
    }),
    ofAdmin.action({
      action: 'deactivate', endpoint: 'POST /api/admin/users/{userId}/disable', params: (row) => ({ userId: row.id }), tone: 'bad',
      confirm: () => 'users.disableConfirm',
      label: 'users.disable', busyLabel: 'users.disabling', success: 'users.disabled', failure: 'users.disableFailed', failureNetwork: 'users.disableFailedNetwork',
      updated: (answer) => answer.user,
    }),
    ofAdmin.action({
      // What HR has blocked reads as inactive here, and only HR opens it.
      action: 'activate', when: (row) => !row.is_blocked, endpoint: 'POST /api/admin/users/{userId}/enable', params: (row) => ({ userId: row.id }),
      label: 'users.enable', busyLabel: 'users.enabling', success: 'users.enabled', failure: 'users.enableFailed', failureNetwork: 'users.enableFailedNetwork',
      updated: (answer) => answer.user,
    }),
  ],
  empty: { sentence: 'users.empty' },
  loadFailure: { sentence: 'users.loadFailed', network: 'users.loadFailedNetwork', text: 'users.loadFailedText' },
  detail: { title: 'users.details', view: lazy(async () => ({ default: (await import('./ui/admin-user-detail')).AdminUserDetail })) },
});
