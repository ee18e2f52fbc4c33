import { lazy } from 'react';
import { tableOf } from '@/table/definition';
import { heldTextMachine } from './held-text.machine';

const ofAdmin = tableOf('GET /api/admin/held-texts', heldTextMachine, 'admin');

/** Texts that others do not read until the admin has read them. */
export const adminHeldTextsTable = ofAdmin.define({
  title: 'dashboard.menu.heldTexts',
  file: 'held-texts',
  columns: [
    { id: 'id', kind: 'code', header: 'moderation.id', value: (row) => row.id },
    { id: 'author', kind: 'party', header: 'moderation.author', value: (row) => ({ name: row.author, code: row.vendorCode }) },
    { id: 'where', kind: 'word', header: 'moderation.where', value: (row) => `moderation.entities.${row.entity}` },
    { id: 'text', kind: 'text', header: 'moderation.text', value: (row) => row.text.slice(0, 120) },
    { id: 'found', kind: 'labels', header: 'moderation.found', value: (row) => row.kinds.map((kind) => `moderation.kinds.${kind}` as const) },
    { id: 'since', kind: 'date', header: 'moderation.since', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'common.status', value: (row) => row.status },
  ],
  search: ['id', 'author', 'text'],
  actions: [
    ofAdmin.action({
      action: 'release', endpoint: 'POST /api/admin/held-texts/{textId}/release', params: (row) => ({ textId: row.id }),
      label: 'moderation.release', busyLabel: 'moderation.releasing',
      success: 'moderation.released', failure: 'moderation.releaseFailed', failureNetwork: 'moderation.releaseFailedNetwork',
      updated: (answer) => answer.text,
    }),
    ofAdmin.action({
      action: 'keep', endpoint: 'POST /api/admin/held-texts/{textId}/keep', params: (row) => ({ textId: row.id }), tone: 'bad',
      label: 'moderation.keep', busyLabel: 'moderation.keeping',
      success: 'moderation.keptDone', failure: 'moderation.keepFailed', failureNetwork: 'moderation.keepFailedNetwork',
      updated: (answer) => answer.text,
    }),
  ],
  empty: { sentence: 'moderation.empty', why: 'moderation.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'moderation.details', view: lazy(async () => ({ default: (await import('./ui/held-text-detail')).HeldTextDetail })) },
});
