import { lazy } from 'react';
import { api } from '@/http/client';
import { UNKNOWN_VOYAGE, type Voyage } from '@/modules/quotation/named-place.schema';
import { tableOf } from '@/table/definition';
import { deviceDay } from '@/table/device-day';
import { rfqMachine } from './rfq.machine';
import { CAPTAINS_TURN, isSealed, overdueOf, RFQ_GROUPS, WEIGHED_STATES, type RfqAnswer } from './rfq.schema';

/** Whole days since an RFQ was made. */
const ageInDays = (createdAt: string) => Math.floor((Date.now() - Date.parse(createdAt)) / 86_400_000);
/** Why an RFQ stands first, by the device's calendar. */
const overdue = (row: RfqAnswer) => {
  const why = overdueOf(row, deviceDay());
  return why === null ? [] : [`rfq.overdueBecause.${why}` as const];
};
const isCaptainsTurn = ({ status }: RfqAnswer) => CAPTAINS_TURN.some((turn) => turn === status);
const isOpen = (status: string) => RFQ_GROUPS.open.some((open) => open === status);

const ofBuyer = tableOf('GET /api/buyer/rfqs', rfqMachine, 'buyer');

/** A buyer's own RFQs: what waits for the buyer, what waits for an answer, and the rest. */
export const buyerRfqsTable = ofBuyer.define({
  title: 'rfq.tab',
  file: 'rfqs',
  columns: [
    { id: 'id', kind: 'code', header: 'rfq.id', value: (row) => row.id },
    { id: 'title', kind: 'product', header: 'rfq.title', value: (row) => row.title },
    { id: 'quantity', kind: 'quantity', header: 'rfq.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'deadline', kind: 'day', header: 'rfq.deadline', value: (row) => row.responseDeadline },
    { id: 'created', kind: 'date', header: 'rfq.created', value: (row) => row.createdAt },
    { id: 'status', kind: 'status', header: 'rfq.status', value: (row) => row.status },
  ],
  search: ['id', 'title'],
  groups: [
    { id: 'needAction', title: 'rfq.needAction', statuses: RFQ_GROUPS.needAction, empty: 'rfq.emptyNeedAction', due: (row) => (row.status === 'closed' || row.status === 'rejected' ? null : row.responseDeadline) },
    { id: 'open', title: 'rfq.open', statuses: RFQ_GROUPS.open, empty: 'rfq.emptyOpen' },
    { id: 'history', title: 'rfq.history', statuses: RFQ_GROUPS.history, empty: 'rfq.emptyHistory' },
  ],
  create: ofBuyer.create({
    endpoint: 'POST /api/buyer/rfqs',
    form: async () => (await import('./ui/rfq-dialog-form')).CreateRfqForm,
    label: 'rfq.createNew', busyLabel: 'rfq.submitting', submitLabel: 'rfq.submit',
    success: 'rfq.submitted', failure: 'rfq.createFailed', failureNetwork: 'rfq.createFailedNetwork',
    opens: ({ rfq }) => rfq.id,
  }),
  actions: [
    ofBuyer.action({
      action: 'edit',
      when: (row) => !isOpen(row.status),
      endpoint: 'PUT /api/buyer/rfqs/{rfqId}',
      params: (row) => ({ rfqId: row.id }),
      form: async () => (await import('./ui/rfq-dialog-form')).EditRfqForm,
      label: 'rfq.respond', busyLabel: 'rfq.updating', formTitle: 'rfq.respondTitle', submitLabel: 'rfq.update',
      success: 'rfq.updated', failure: 'rfq.updateFailed', failureNetwork: 'rfq.updateFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofBuyer.action({
      action: 'edit',
      when: (row) => isOpen(row.status),
      endpoint: 'PUT /api/buyer/rfqs/{rfqId}',
      params: (row) => ({ rfqId: row.id }),
      form: async () => (await import('./ui/rfq-dialog-form')).EditRfqForm,
      label: 'rfq.edit', busyLabel: 'rfq.updating', formTitle: 'rfq.editTitle', submitLabel: 'rfq.update',
      success: 'rfq.updated', failure: 'rfq.updateFailed', failureNetwork: 'rfq.updateFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofBuyer.apart({
      action: 'invite',
      when: (row) => WEIGHED_STATES.includes(row.status),
      endpoint: 'POST /api/buyer/rfqs/{rfqId}/invitations',
      params: (row) => ({ rfqId: row.id }),
      size: 'md',
      form: async () => (await import('./ui/invite-form')).InviteForm,
      label: 'rfq.invite', busyLabel: 'rfq.inviting', formTitle: 'rfq.inviteTitle', submitLabel: 'rfq.inviteSubmit',
      success: 'rfq.inviteDone', failure: 'rfq.inviteFailed', failureNetwork: 'rfq.inviteFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofBuyer.action({
      action: 'delete',
      // Once an order exists, it is the order that is cancelled.
      when: (row) => row.dpoId === null,
      endpoint: 'DELETE /api/buyer/rfqs/{rfqId}',
      params: (row) => ({ rfqId: row.id }),
      tone: 'bad',
      confirm: (row) => (row.status === 'accepted' ? 'rfq.deleteConfirmAccepted' : 'rfq.deleteConfirm'),
      bulkWarning: (row) => (row.status === 'accepted' ? 'rfq.bulkAccepted' : null),
      label: 'rfq.delete', busyLabel: 'rfq.deleting',
      success: 'rfq.deleted', failure: 'rfq.deleteFailed', failureNetwork: 'rfq.deleteFailedNetwork',
    }),
  ],
  empty: { sentence: 'rfq.emptyAll', why: 'rfq.emptyWhy', action: { label: 'dashboard.browseShop', href: '/shop' } },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed', text: 'dashboard.buyerFailed' },
  detail: { title: 'rfq.details', open: 'common.viewDetails', view: lazy(async () => ({ default: (await import('./ui/rfq-detail')).RfqDetail })) },
});

const ofCaptain = tableOf('GET /api/captain/rfqs', rfqMachine, 'captain');

/** Between which ports the goods travel; the captain can go on without knowing, too. */
async function voyageOf(rfqId: number): Promise<Voyage> {
  try {
    return (await api('GET /api/captain/rfqs/{rfqId}', { params: { rfqId } })).voyage;
  } catch {
    return UNKNOWN_VOYAGE;
  }
}

/** Every RFQ, on the captain's desk. */
export const captainRfqsTable = ofCaptain.define({
  title: 'dashboard.menu.rfqManagement',
  file: 'rfqs',
  columns: [
    { id: 'id', kind: 'code', header: 'rfq.id', value: (row) => row.id },
    { id: 'title', kind: 'product', header: 'rfq.title', value: (row) => row.title },
    { id: 'buyer', kind: 'party', header: 'rfq.buyer', value: (row) => ({ name: row.buyer.name, code: row.buyer.vendorCode }) },
    { id: 'quantity', kind: 'quantity', header: 'rfq.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'deadline', kind: 'day', header: 'rfq.deadline', value: (row) => row.responseDeadline },
    { id: 'age', kind: 'count', header: 'rfq.ageDays', value: (row) => ageInDays(row.createdAt) },
    { id: 'status', kind: 'status', header: 'rfq.status', value: (row) => row.status },
    { id: 'overdue', kind: 'labels', sparse: true, header: 'rfq.overdue', value: overdue },
  ],
  search: ['id', 'title', 'buyer'],
  urgent: (row) => overdueOf(row, deviceDay()) !== null,
  actions: [
    ofCaptain.action({
      action: 'negotiate',
      due: isCaptainsTurn,
      endpoint: 'POST /api/captain/rfqs/{rfqId}/respond',
      params: (row) => ({ rfqId: row.id }),
      form: async () => (await import('./ui/respond-form')).RespondForm,
      label: 'rfq.respond', busyLabel: 'rfq.responding', formTitle: 'rfq.respondTitle', submitLabel: 'rfq.respondSubmit',
      success: 'rfq.responded', failure: 'rfq.respondFailed', failureNetwork: 'rfq.respondFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofCaptain.action({
      action: 'accept',
      due: isCaptainsTurn,
      waits: (row) => (isSealed(row) ? 'errors.offers_sealed' : null),
      endpoint: 'POST /api/captain/rfqs/{rfqId}/accept',
      params: (row) => ({ rfqId: row.id }),
      form: async (row) => {
        const [{ AcceptRfqForm }, voyage] = await Promise.all([import('./ui/accept-rfq-form'), voyageOf(row.id)]);
        return function AcceptOnVoyage(props) {
          return <AcceptRfqForm {...props} voyage={voyage} />;
        };
      },
      label: 'rfq.accept', busyLabel: 'rfq.accepting', formTitle: 'rfq.acceptTitle', submitLabel: 'rfq.acceptSubmit',
      success: 'rfq.accepted', failure: 'rfq.acceptFailed', failureNetwork: 'rfq.acceptFailedNetwork',
    }),
  ],
  empty: { sentence: 'rfq.emptyCaptain', why: 'rfq.emptyCaptainWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: { title: 'rfq.details', view: lazy(async () => ({ default: (await import('./ui/captain-rfq-detail')).CaptainRfqDetail })) },
});
