import { lazy } from 'react';
import { tableOf, type Column } from '@/table/definition';
import { dpoMachine } from './order.machine';
import { deliveryStates, DISPUTABLE, mayPack, type AwaitedSurveyAnswer, type DpoAnswer } from './order.schema';

const detailFor = (reader: 'Buyer' | 'Captain' | 'Seller') =>
  ({ title: 'order.details', view: lazy(async () => ({ default: (await import('./ui/order-detail'))[`${reader}OrderDetail`] })) }) as const;
const cancelForm = async () => (await import('./ui/cancel-order-form')).CancelOrderForm;

/** Orders of goods that have gone off: whoever needs more of them asks for them again. */
const REPEATABLE: readonly DpoAnswer['status'][] = ['shipped', 'delivered', 'completed'];

/** As long as its money is there to be frozen, or returned. */
const hasMoney = ({ payment }: DpoAnswer) => ['pending', 'processed'].includes(payment?.status ?? 'pending');
const mayDispute = (row: DpoAnswer) => DISPUTABLE.includes(row.status) && !row.inDispute;
/** Why an order in such a state cannot be disputed all the same: the button stays and says so. */
const waitsOfDispute = (row: DpoAnswer) => (hasMoney(row) ? null : 'errors.order_money_gone' as const);
/** What both sides read and write when they dispute an order. */
const DISPUTE = {
  form: async () => (await import('./ui/dispute-form')).DisputeForm,
  label: 'order.dispute', busyLabel: 'order.disputing', formTitle: 'order.disputeTitle', submitLabel: 'order.disputeSubmit',
  success: 'order.disputeDone', failure: 'order.disputeFailed', failureNetwork: 'order.disputeFailedNetwork',
} as const;

/** What stands open on an order, as messages. */
const outstandingKeys = (row: DpoAnswer) => row.outstanding.map((kind) => (kind === 'funds' && typeof row.payment?.rest === 'number' ? 'order.fundsPart' as const : `order.outstandingKind.${kind}` as const));

/** The captain's questions before Confirm and Process say what is outstanding, asked of one order or of many. */
const SAYS_OUTSTANDING = {
  confirmPoints: { heading: 'order.outstanding', of: outstandingKeys },
  bulkWarning: (row: DpoAnswer) => (row.outstanding.length > 0 ? 'order.bulkOutstanding' : null),
} as const;

/** Columns that more than one of the tables has. */
const COLUMNS = {
  id: { id: 'id', kind: 'code', header: 'order.id', value: (row) => row.id },
  product: { id: 'product', kind: 'product', header: 'order.product', value: (row) => row.product },
  buyer: { id: 'buyer', kind: 'party', header: 'order.buyer', value: (row) => ({ name: row.buyer }) },
  quantity: { id: 'quantity', kind: 'quantity', header: 'order.quantity', value: (row) => ({ amount: row.quantity, unit: `units.${row.unit}` }) },
  currency: { id: 'currency', kind: 'chip', header: 'order.currency', value: (row) => row.currency },
  total: { id: 'total', kind: 'money', header: 'order.total', value: (row) => ({ amount: row.total, currency: row.currency }) },
  status: { id: 'status', kind: 'status', header: 'order.status', value: (row) => row.status },
  dispute: { id: 'dispute', kind: 'labels', header: 'order.disputeColumn', sparse: true, value: (row) => (row.inDispute ? ['order.disputed'] : []) },
} as const satisfies Record<string, Column<DpoAnswer>>;

const ofCaptain = tableOf('GET /api/captain/dpos', dpoMachine, 'captain');

/** Every order, on the captain's desk. */
export const captainDposTable = ofCaptain.define({
  title: 'dashboard.menu.dpoManagement',
  file: 'dpos',
  columns: [
    COLUMNS.id,
    COLUMNS.product,
    COLUMNS.buyer,
    COLUMNS.quantity,
    COLUMNS.total,
    COLUMNS.status,
    { id: 'outstanding', kind: 'labels', header: 'order.outstanding', value: outstandingKeys },
  ],
  search: ['id', 'product', 'buyer'],
  actions: [
    ofCaptain.action({
      action: 'confirm',
      when: (row) => row.surveyVerdict !== 'failed',
      endpoint: 'POST /api/captain/dpos/{dpoId}/confirm',
      params: (row) => ({ dpoId: row.id }),
      body: () => ({}),
      confirm: () => 'order.confirmConfirm',
      ...SAYS_OUTSTANDING,
      label: 'order.confirm', busyLabel: 'order.confirming',
      success: 'order.confirmed', failure: 'order.confirmFailed', failureNetwork: 'order.confirmFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofCaptain.action({
      action: 'confirm',
      when: (row) => row.surveyVerdict === 'failed',
      endpoint: 'POST /api/captain/dpos/{dpoId}/confirm',
      params: (row) => ({ dpoId: row.id }),
      size: 'md',
      form: async () => (await import('./ui/confirm-despite-form')).ConfirmDespiteForm,
      label: 'order.confirm', busyLabel: 'order.confirming', formTitle: 'order.confirmDespiteTitle', submitLabel: 'order.confirmDespite',
      success: 'order.confirmed', failure: 'order.confirmFailed', failureNetwork: 'order.confirmFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofCaptain.action({
      action: 'accept_survey',
      when: (row) => row.surveyVerdict === 'failed' && row.surveyDecision === null,
      endpoint: 'POST /api/captain/dpos/{dpoId}/survey-decision',
      params: (row) => ({ dpoId: row.id }),
      size: 'md',
      form: async () => (await import('./ui/confirm-despite-form')).ConfirmDespiteForm,
      label: 'order.decide', busyLabel: 'order.deciding', formTitle: 'order.decideTitle', submitLabel: 'order.decideSubmit',
      success: 'order.decided', failure: 'order.decideFailed', failureNetwork: 'order.decideFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofCaptain.action({
      action: 'process',
      endpoint: 'POST /api/captain/dpos/{dpoId}/process',
      params: (row) => ({ dpoId: row.id }),
      confirm: () => 'order.processConfirm',
      ...SAYS_OUTSTANDING,
      label: 'order.process', busyLabel: 'order.processing',
      success: 'order.processed', failure: 'order.processFailed', failureNetwork: 'order.processFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofCaptain.action({
      action: 'cancel',
      when: (row) => hasMoney(row) || row.total === 0,
      endpoint: 'POST /api/captain/dpos/{dpoId}/cancel',
      params: (row) => ({ dpoId: row.id }),
      tone: 'bad',
      form: cancelForm,
      label: 'order.cancel', busyLabel: 'order.cancelling', formTitle: 'order.cancelTitle', submitLabel: 'order.cancelSubmit',
      success: 'order.cancelled', failure: 'order.cancelFailed', failureNetwork: 'order.cancelFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
  ],
  empty: { sentence: 'order.empty', why: 'order.emptyWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed' },
  detail: detailFor('Captain'),
});

const ofBuyer = tableOf('GET /api/buyer/orders', dpoMachine, 'buyer');

/** A buyer's own orders. */
export const buyerOrdersTable = ofBuyer.define({
  title: 'dashboard.menu.myOrders',
  file: 'orders',
  columns: [
    COLUMNS.id, COLUMNS.product, COLUMNS.quantity, COLUMNS.total, COLUMNS.currency, COLUMNS.status, COLUMNS.dispute,
    { id: 'terms', kind: 'chip', header: 'order.termsShort', value: (row) => row.paymentTerms },
  ],
  search: ['id', 'product'],
  actions: [
    ofBuyer.action({
      action: 'confirm_delivery',
      when: (row) => !row.inDispute,
      endpoint: 'POST /api/buyer/orders/{dpoId}/confirm-delivery',
      params: (row) => ({ dpoId: row.id }),
      confirm: (row) => (row.customsFees > 0 ? 'order.deliveredConfirmFees' : 'order.deliveredConfirm'),
      confirmWords: (row) => ({ amount: { amount: row.total, currency: row.currency }, fees: { amount: row.customsFees, currency: row.currency }, seller: { name: row.seller ?? '' }, days: row.autoConfirmDays, day: { at: row.confirmsAt ?? '' } }),
      confirmNote: (row) => (row.confirmsAt === null ? null : 'order.deliveredNote'),
      label: 'order.confirmDelivery', busyLabel: 'order.confirming',
      success: 'order.deliveryConfirmed', failure: 'order.deliveryFailed', failureNetwork: 'order.deliveryFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofBuyer.apart({
      action: 'rate',
      when: (row) => row.status === 'completed' && !row.isRated,
      endpoint: 'POST /api/buyer/orders/{dpoId}/rating',
      params: (row) => ({ dpoId: row.id }),
      size: 'md',
      form: async () => (await import('@/modules/rating/ui/rating-panel')).RatingForm,
      label: 'rating.rate', busyLabel: 'rating.saving', formTitle: 'rating.formTitle', submitLabel: 'rating.submit',
      success: 'rating.saved', failure: 'rating.failed', failureNetwork: 'rating.failedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofBuyer.apart({
      action: 'delivery',
      due: (row) => row.delivery === null && !row.inDispute,
      when: (row) => deliveryStates(row.delivery !== null).includes(row.status),
      endpoint: 'PUT /api/buyer/orders/{dpoId}/delivery',
      params: (row) => ({ dpoId: row.id }),
      size: 'md',
      form: async () => (await import('./ui/delivery-form')).DeliveryForm,
      label: 'order.setDelivery', busyLabel: 'order.deliverySaving', formTitle: 'order.deliveryTitle', submitLabel: 'order.deliverySubmit',
      success: 'order.deliverySaved', failure: 'order.deliverySaveFailed', failureNetwork: 'order.deliverySaveFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofBuyer.apart({
      action: 'dispute',
      when: mayDispute, waits: waitsOfDispute,
      endpoint: 'POST /api/buyer/orders/{dpoId}/disputes',
      params: (row) => ({ dpoId: row.id }),
      tone: 'bad', size: 'md',
      ...DISPUTE,
    }),
    ofBuyer.apart({
      action: 'repeat',
      when: (row) => REPEATABLE.includes(row.status),
      endpoint: 'POST /api/buyer/rfqs',
      form: async () => (await import('./ui/repeat-form')).RepeatForm,
      label: 'order.repeat', busyLabel: 'order.repeating', formTitle: 'order.repeatTitle', submitLabel: 'order.repeatSubmit',
      success: 'order.repeated', failure: 'order.repeatFailed', failureNetwork: 'order.repeatFailedNetwork',
    }),
    ofBuyer.action({
      action: 'cancel',
      // The buyer's own agreement binds; an order made without it may be taken back.
      when: (row) => row.withoutAcceptance && ((row.payment?.status ?? 'pending') === 'pending' || row.total === 0),
      endpoint: 'POST /api/buyer/orders/{dpoId}/cancel',
      params: (row) => ({ dpoId: row.id }),
      tone: 'bad',
      form: cancelForm,
      label: 'order.cancel', busyLabel: 'order.cancelling', formTitle: 'order.cancelTitle', submitLabel: 'order.cancelSubmit',
      success: 'order.cancelled', failure: 'order.cancelFailed', failureNetwork: 'order.cancelFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
  ],
  empty: { sentence: 'order.emptyOrders', why: 'order.emptyBuyerWhy' },
  loadFailure: { sentence: 'dashboard.captainFailed', network: 'dashboard.failed', text: 'dashboard.buyerFailed' },
  detail: detailFor('Buyer'),
});

const ofSeller = tableOf('GET /api/seller/orders', dpoMachine, 'seller');

const isReported = (row: DpoAnswer) => row.goodsReadyOn !== null;
/** Process: the seller has the goods packed and ready. */
const reportReady = ofSeller.action({
  action: 'goods_ready',
  when: (row) => !isReported(row),
  endpoint: 'POST /api/seller/orders/{dpoId}/goods-ready',
  params: (row) => ({ dpoId: row.id }),
  form: async () => (await import('./ui/goods-ready-form')).GoodsReadyForm,
  label: 'order.reportReady', busyLabel: 'order.readySaving', formTitle: 'order.readyTitle', submitLabel: 'order.readySubmit',
  success: 'order.readySaved', failure: 'order.readyFailed', failureNetwork: 'order.readyFailedNetwork',
  updated: (answer) => answer.dpo,
});

/** Until the goods are fetched the day may be another one than was reported. */
const changeReady = ofSeller.apart({
  action: 'change_ready', when: (row) => row.mayChangeReady,
  endpoint: 'PUT /api/seller/orders/{dpoId}/goods-ready',
  params: (row) => ({ dpoId: row.id }), size: 'md',
  form: async () => (await import('./ui/ready-day-form')).ReadyDayForm,
  label: 'order.changeReady', busyLabel: 'order.readySaving', formTitle: 'order.changeReadyTitle', submitLabel: 'order.changeReadySubmit',
  success: 'order.readyChanged', failure: 'order.readyChangeFailed', failureNetwork: 'order.readyChangeFailedNetwork',
  updated: (answer) => answer.dpo,
});

/** A seller's orders with their terms and what stands open on them. */
export const sellerDposTable = ofSeller.define({
  title: 'dashboard.menu.dpoManagement',
  file: 'dpos',
  columns: [
    COLUMNS.id,
    COLUMNS.product,
    COLUMNS.buyer,
    COLUMNS.quantity,
    COLUMNS.total,
    { id: 'delivery', kind: 'day', header: 'order.deliveryDate', value: (row) => row.deliveryDate },
    COLUMNS.status,
    { id: 'outstanding', kind: 'labels', header: 'order.outstanding', value: outstandingKeys },
  ],
  search: ['id', 'product', 'buyer'],
  actions: [reportReady, changeReady],
  empty: { sentence: 'order.empty', why: 'order.emptySellerWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: detailFor('Seller'),
});

/** Orders on a seller's own products. */
export const sellerOrdersTable = ofSeller.define({
  title: 'dashboard.menu.orders',
  file: 'orders',
  columns: [COLUMNS.id, COLUMNS.product, COLUMNS.quantity, COLUMNS.status, COLUMNS.dispute, { id: 'ready', kind: 'day', header: 'order.readyOn', value: (row) => row.goodsReadyOn }],
  search: ['id', 'product'],
  actions: [
    reportReady,
    changeReady,
    ofSeller.apart({
      action: 'packing', due: (row) => row.packedAt === null, when: (row) => mayPack(row.status, row.packingList !== null),
      endpoint: 'PUT /api/seller/orders/{dpoId}/packing-list', params: (row) => ({ dpoId: row.id }), size: 'md',
      form: async () => (await import('./ui/packing-list-form')).PackingListForm,
      label: 'order.packingList', busyLabel: 'order.packingSaving', formTitle: 'order.packingListTitle', submitLabel: 'order.packingSubmit',
      success: 'order.packingSaved', failure: 'order.packingFailed', failureNetwork: 'order.packingFailedNetwork',
      updated: (answer) => answer.dpo,
    }),
    ofSeller.apart({
      action: 'dispute',
      when: mayDispute, waits: waitsOfDispute,
      endpoint: 'POST /api/seller/orders/{dpoId}/disputes',
      params: (row) => ({ dpoId: row.id }),
      tone: 'bad', size: 'md',
      ...DISPUTE,
    }),
  ],
  empty: { sentence: 'order.emptyOrders', why: 'order.emptySellerWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: detailFor('Seller'),
});

const ofSurveys = tableOf('GET /api/seller/surveys', null, 'seller');
const isArranged = (row: AwaitedSurveyAnswer) => row.appointment !== null;
/** What both buttons of a survey do: they are named by whether the surveyor knows a place and a day already. */
const ARRANGE = {
  endpoint: 'PUT /api/seller/orders/{dpoId}/survey-appointment',
  params: (row: AwaitedSurveyAnswer) => ({ dpoId: row.dpoId }),
  form: async () => (await import('./ui/survey-form')).SurveyForm,
  size: 'md', busyLabel: 'order.surveySaving', submitLabel: 'order.surveySubmit',
  success: 'order.surveySaved', failure: 'order.surveyFailed', failureNetwork: 'order.surveyFailedNetwork',
} as const;

/** Surveys that a seller's orders wait for. */
export const sellerSurveysTable = ofSurveys.define({
  title: 'dashboard.menu.awaitedSurveys',
  file: 'surveys',
  columns: [
    { id: 'id', kind: 'code', header: 'order.surveyId', value: (row) => row.id },
    { id: 'product', kind: 'product', header: 'order.product', value: (row) => row.product },
    { id: 'order', kind: 'link', header: 'order.id', value: (row) => ({ text: String(row.dpoId), href: `/dashboard/seller/orders?open=${row.dpoId}` }) },
    { id: 'inspection', kind: 'day', header: 'order.inspectOn', value: (row) => row.appointment?.date ?? null },
    { id: 'status', kind: 'status', header: 'order.status', value: (row) => row.status },
  ],
  search: ['id', 'product'],
  actions: [
    ofSurveys.apart({ ...ARRANGE, action: 'arrange', due: () => true, when: (row) => !isArranged(row), label: 'order.completeSurvey', formTitle: 'order.completeSurvey', updated: (answer) => answer.survey }),
    ofSurveys.apart({ ...ARRANGE, action: 'rearrange', when: isArranged, label: 'order.changeSurvey', formTitle: 'order.changeSurvey', updated: (answer) => answer.survey }),
  ],
  empty: { sentence: 'order.emptySurveys', why: 'order.emptySurveysWhy' },
  loadFailure: { sentence: 'dashboard.failed', network: 'dashboard.failed' },
  detail: { title: 'order.surveyDetails', view: lazy(async () => ({ default: (await import('./ui/survey-detail')).SurveyDetail })) },
});
