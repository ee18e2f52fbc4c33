import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { isCaptainRole } from './role-name.schema';
import { roleWord } from './roles.schema';

const ofCaptain = tableOf('GET /api/captain/roles', null, 'captain');

/** The roles, on the captain's desk. The Captain role itself is hidden, as documented. */
export const captainRolesTable = ofCaptain.define({
  title: 'dashboard.menu.roleManagement',
  file: 'roles',
  only: (row) => !isCaptainRole(row),
  columns: [
    { id: 'name', kind: 'word', header: 'roleDesk.name', value: (row) => roleWord(row.slug, row.name) },
    { id: 'code', kind: 'chip', header: 'roleDesk.code', value: (row) => row.code },
    { id: 'description', kind: 'text', header: 'roleDesk.description', value: (row) => row.description },
    { id: 'kind', kind: 'word', header: 'roleDesk.kind', value: (row) => (row.built_in ? 'roleDesk.builtIn' : 'roleDesk.custom') },
    { id: 'users', kind: 'count', header: 'roleDesk.users', value: (row) => row.userCount },
  ],
  search: ['name', 'code', 'description'],
  create: ofCaptain.create({
    endpoint: 'POST /api/captain/roles', size: 'md',
    form: async () => (await import('./ui/role-form')).AddRoleForm,
    label: 'roleDesk.add', busyLabel: 'roleDesk.adding', submitLabel: 'roleDesk.addSubmit',
    success: 'roleDesk.created', failure: 'roleDesk.createFailed', failureNetwork: 'roleDesk.createFailedNetwork',
  }),
  tools: [
    ofCaptain.create({
      endpoint: 'POST /api/captain/users/assign-role', size: 'md',
      form: async () => (await import('./ui/assign-role-form')).AssignRoleForm,
      label: 'roleDesk.assign', busyLabel: 'roleDesk.assigning', submitLabel: 'roleDesk.assignSubmit',
      success: 'roleDesk.assigned', failure: 'roleDesk.assignFailed', failureNetwork: 'roleDesk.assignFailedNetwork',
    }),
  ],
  actions: [
    ofCaptain.apart({
      action: 'edit', endpoint: 'PUT /api/captain/roles/{roleId}', params: (row) => ({ roleId: row.id }),
      form: async () => (await import('./ui/role-form')).EditRoleForm,
      label: 'roleDesk.edit', busyLabel: 'roleDesk.saving', formTitle: 'roleDesk.editTitle', submitLabel: 'roleDesk.save',
      success: 'roleDesk.updated', failure: 'roleDesk.updateFailed', failureNetwork: 'roleDesk.updateFailedNetwork',
      updated: (answer) => answer.role,
    }),
    ofCaptain.apart({
      action: 'delete', when: (row) => !row.built_in, endpoint: 'DELETE /api/captain/roles/{roleId}', params: (row) => ({ roleId: row.id }), tone: 'bad',
      confirm: () => 'roleDesk.deleteConfirm',
      label: 'roleDesk.delete', busyLabel: 'roleDesk.deleting', success: 'roleDesk.deleted', failure: 'roleDesk.deleteFailed', failureNetwork: 'roleDesk.deleteFailedNetwork',
    }),
  ],
  empty: { sentence: 'roleDesk.empty' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'roleDesk.details', view: lazy(async () => ({ default: (await import('./ui/role-detail')).RoleDetail })) },
});
