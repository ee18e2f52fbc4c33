import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { settingDescription, settingLabel } from './kept-settings.schema';

const ofAdmin = tableOf('GET /api/admin/config', null, 'admin');

/** The settings of the house, on the admin's desk. */
export const adminConfigTable = ofAdmin.define({
  title: 'dashboard.menu.systemConfiguration',
  file: 'settings',
  columns: [
    { id: 'setting', kind: 'word', header: 'config.setting', value: (row) => settingLabel(row.setting) },
    { id: 'value', kind: 'count', header: 'config.value', value: (row) => row.value },
    { id: 'unit', kind: 'word', header: 'config.unit', value: (row) => `config.units.${row.unit}` },
    { id: 'description', kind: 'word', header: 'config.description', value: (row) => settingDescription(row.setting) },
    { id: 'changed', kind: 'date', header: 'config.changed', value: (row) => row.updatedAt },
  ],
  search: ['setting', 'description'],
  actions: [
    ofAdmin.apart({
      action: 'edit', endpoint: 'PUT /api/admin/config/{setting}', params: (row) => ({ setting: row.setting }), size: 'md',
      form: async () => (await import('./ui/setting-form')).SettingForm,
      label: 'config.edit', busyLabel: 'config.saving', formTitle: 'config.editTitle', submitLabel: 'config.save',
      success: 'config.saved', failure: 'config.saveFailed', failureNetwork: 'config.saveFailedNetwork',
      updated: (answer) => answer.setting,
    }),
  ],
  empty: { sentence: 'config.empty' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'config.details', view: lazy(async () => ({ default: (await import('./ui/setting-detail')).SettingDetail })) },
});
