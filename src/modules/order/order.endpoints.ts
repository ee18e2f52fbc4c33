import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { Problem } from '@/http/problem';
import { changeReadyDay, reportGoodsReady, setDelivery, setPacking } from './goods.commands';
import { acceptSurvey, cancelDpo, confirmDelivery, confirmDpo, convertDpq, processDpo } from './order.commands';
import { arrangeSurvey } from './survey-appointment.commands';
import { findWorkflow, listAllDpos, listAwaitedSurveys, listDposOfBuyer, listDposOfSeller } from './order.queries';
import { awaitedSurveyAnswer, cancelBody, confirmBody, deliveryBody, dpoAnswer, goodsReadyBody, packingBody, readyDayBody, surveyAppointmentBody, surveyDecisionBody, workflowAnswer } from './order.schema';

const success = z.object({ success: z.literal(true), dpo: dpoAnswer });
const dpoParams = z.object({ dpoId: idParam() });

export const postCaptainDpqConvert = endpoint({
  method: 'POST', path: '/api/captain/dpqs/{dpqId}/convert-to-dpo', access: ['captain'], summary: 'Turn a draft quotation into an order',
  params: z.object({ dpqId: idParam() }), response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await convertDpq(actor, params.dpqId) }));

export const getCaptainDpos = listEndpoint({
  path: '/api/captain/dpos', access: ['captain'], summary: 'Every order, newest first', response: z.array(dpoAnswer),
}).handle((_, range) => listAllDpos(range));

export const postCaptainDpoConfirm = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/confirm', access: ['captain'], summary: 'Confirm an order; where its survey has failed, with the reason for that', params: dpoParams, body: confirmBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await confirmDpo(actor, params.dpoId, body.decision) }));

export const postCaptainDpoProcess = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/process', access: ['captain'], summary: 'Start the processing of a confirmed order', params: dpoParams, response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await processDpo(actor, params.dpoId) }));

export const postCaptainSurveyDecision = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/survey-decision', access: ['captain'], summary: 'Let a confirmed order go on although its survey has failed, with the reason for that', params: dpoParams, body: surveyDecisionBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await acceptSurvey(actor, params.dpoId, body.decision) }));

export const postCaptainDpoCancel = endpoint({
  method: 'POST', path: '/api/captain/dpos/{dpoId}/cancel', access: ['captain'], summary: 'Cancel an order before it is in process', params: dpoParams, body: cancelBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await cancelDpo(actor, params.dpoId, body.reason) }));

export const postBuyerOrderCancel = endpoint({
  method: 'POST', path: '/api/buyer/orders/{dpoId}/cancel', access: ['buyer'], summary: 'Cancel an own order that was made without acceptance', params: dpoParams, body: cancelBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await cancelDpo(actor, params.dpoId, body.reason) }));

export const postBuyerConfirmDelivery = endpoint({
  method: 'POST', path: '/api/buyer/orders/{dpoId}/confirm-delivery', access: ['buyer'], summary: 'Confirm that the goods of an own order have come; its money is released to the seller', params: dpoParams, response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpo: await confirmDelivery(actor, params.dpoId) }));

export const putBuyerOrderDelivery = endpoint({
  method: 'PUT', path: '/api/buyer/orders/{dpoId}/delivery', access: ['buyer'], summary: 'Say where the goods of an own order go', params: dpoParams, body: deliveryBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await setDelivery(actor, params.dpoId, body) }));

export const getBuyerOrders = listEndpoint({
  path: '/api/buyer/orders', access: ['buyer'], summary: 'Own orders, newest first', response: z.array(dpoAnswer),
}).handle(({ actor }, range) => listDposOfBuyer(actor.partyId, range));

export const getSellerOrders = listEndpoint({
  path: '/api/seller/orders', access: ['seller'], summary: 'Orders on own products, newest first', response: z.array(dpoAnswer),
}).handle(({ actor }, range) => listDposOfSeller(actor.partyId, range));

export const postSellerOrderReady = endpoint({
  method: 'POST', path: '/api/seller/orders/{dpoId}/goods-ready', access: ['seller'], summary: 'Report the goods as packed and ready', params: dpoParams, body: goodsReadyBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await reportGoodsReady(actor, params.dpoId, body) }));

export const putSellerOrderReady = endpoint({
  method: 'PUT', path: '/api/seller/orders/{dpoId}/goods-ready', access: ['seller'], summary: 'Correct the day on which the goods are ready, until they are fetched', params: dpoParams, body: readyDayBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await changeReadyDay(actor, params.dpoId, body.date) }));

export const getSellerSurveys = listEndpoint({
  path: '/api/seller/surveys', access: ['seller'], summary: 'Surveys that own orders wait for, newest first', response: z.array(awaitedSurveyAnswer),
}).handle(({ actor }, range) => listAwaitedSurveys(actor.partyId, range));

export const putSurveyAppointment = endpoint({
  method: 'PUT', path: '/api/seller/orders/{dpoId}/survey-appointment', access: ['seller'], summary: 'Tell the surveyor where and when the goods can be inspected, and whom to ask for', params: dpoParams,
  body: surveyAppointmentBody, response: z.object({ success: z.literal(true), survey: awaitedSurveyAnswer }),
}).handle(async ({ actor, params, body }) => ({ success: true, survey: await arrangeSurvey(actor, params.dpoId, body) }));

export const getWorkflow = endpoint({
  method: 'GET', path: '/api/captain/orders/{dpoId}/workflow',
  access: ['captain', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha', 'arbitrator', 'buyer', 'seller', 'admin'],
  summary: 'The six steps of an order, for those who take part in it', params: dpoParams, response: workflowAnswer,
}).handle(async ({ actor, params }) => {
  const workflow = await findWorkflow(params.dpoId, actor);
  if (!workflow) throw new Problem('not_found');
  return workflow;
});

export const putSellerPacking = endpoint({
  method: 'PUT', path: '/api/seller/orders/{dpoId}/packing-list', access: ['seller'], summary: 'Say how the goods of an order are packed, for its export documents', params: dpoParams, body: packingBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpo: await setPacking(actor, params.dpoId, body) }));
