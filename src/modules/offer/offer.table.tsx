import { lazy } from 'react';
import { isSealed, rfqMachine } from '@/modules/rfq/rfq.schema';
import { tableOf } from '@/table/definition';
import { STANDING_OFFERS, type SellerRfqAnswer } from './offer.schema';

const standing = ({ offer }: SellerRfqAnswer) => (offer && STANDING_OFFERS.includes(offer.status) ? offer : null);
const hasOffer = (row: SellerRfqAnswer) => standing(row) !== null;
/** A sealed request whose offers may be read takes none any more. */
const isClosed = ({ sealedUntil }: SellerRfqAnswer) => sealedUntil !== null && !isSealed({ sealedUntil });
const form = async () => (await import('./ui/offer-form')).OfferForm;

const ofSeller = tableOf('GET /api/seller/rfqs', rfqMachine, 'seller');

/** RFQs on a seller's own products, each with the seller's own offer. */
export const sellerRfqsTable = ofSeller.define({
  title: 'dashboard.menu.sellerRfqs',
  file: 'rfqs',
  columns: [
    { id: 'id', kind: 'code', header: 'rfq.id', value: (row) => row.id },
    { id: 'product', kind: 'goods', header: 'rfq.product', value: ({ product, title }) => ({ product, title }) },
    { id: 'quantity', kind: 'quantity', header: 'rfq.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
    { id: 'deadline', kind: 'day', header: 'rfq.deadline', value: (row) => row.responseDeadline },
    { id: 'offer', kind: 'money', header: 'offer.own', value: (row) => {
      const offer = standing(row);
      return offer && { amount: offer.unitPrice, currency: offer.currency };
    } },
    { id: 'outcome', kind: 'labels', sparse: true, header: 'offer.outcome', value: (row) => (row.outcome ? [`offer.outcomes.${row.outcome}`] : standing(row)?.isOutdated ? ['offer.outdated'] : []) },
    { id: 'status', kind: 'status', header: 'rfq.status', value: (row) => row.status },
  ],
  search: ['id', 'product'],
  actions: [
    ofSeller.action({
      action: 'offer',
      when: (row) => !hasOffer(row),
      due: (row) => !isClosed(row),
      endpoint: 'POST /api/seller/rfqs/{rfqId}/offers',
      params: (row) => ({ rfqId: row.id }),
      form,
      label: 'offer.quote', busyLabel: 'offer.sending', formTitle: 'offer.quoteTitle', submitLabel: 'offer.send',
      success: 'offer.sent', failure: 'offer.sendFailed', failureNetwork: 'offer.sendFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofSeller.action({
      action: 'offer',
      // An offer that stands may be improved, and waits for nothing before the request has changed.
      when: hasOffer,
      due: (row) => !isClosed(row) && standing(row)?.isOutdated === true,
      endpoint: 'POST /api/seller/rfqs/{rfqId}/offers',
      params: (row) => ({ rfqId: row.id }),
      form,
      label: 'offer.improve', busyLabel: 'offer.sending', formTitle: 'offer.improveTitle', submitLabel: 'offer.send',
      success: 'offer.sent', failure: 'offer.sendFailed', failureNetwork: 'offer.sendFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
    ofSeller.action({
      // Withdrawing is no step of the RFQ; it is there as long as an offer can be made, also on a request that was changed since.
      action: 'offer',
      when: hasOffer,
      endpoint: 'DELETE /api/seller/rfqs/{rfqId}/offers',
      params: (row) => ({ rfqId: row.id }),
      tone: 'bad',
      confirm: () => 'offer.withdrawConfirm',
      label: 'offer.withdraw', busyLabel: 'offer.withdrawing',
      success: 'offer.withdrawn', failure: 'offer.withdrawFailed', failureNetwork: 'offer.withdrawFailedNetwork',
      updated: (answer) => answer.rfq,
    }),
  ],
  empty: { sentence: 'rfq.emptyCaptain', why: 'offer.emptyWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'rfq.details', view: lazy(async () => ({ default: (await import('./ui/seller-rfq-detail')).SellerRfqDetail })) },
});
