import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { fileAnswer } from '@/modules/kyc/kyc.schema';
import { processPayment, recordReceipt, refundPayment } from './payment.commands';
import { listPayments, listPaymentsOfBuyer, listPaymentsOfSeller } from './payment.queries';
import { paymentAnswer, processBody, receiptBody, remittanceBody } from './payment.schema';
import { adviseRemittance, openRemittanceFile } from './remittance.commands';

const response = z.object({ success: z.literal(true), payment: paymentAnswer });
const params = z.object({ paymentId: idParam() });

export const getAccountantPayments = listEndpoint({
  path: '/api/accountant/payments', access: ['accountant'], summary: 'Every payment, newest first', response: z.array(paymentAnswer),
}).handle((_, range) => listPayments(range));

export const postPaymentProcess = endpoint({
  method: 'POST', path: '/api/accountant/payments/process', access: ['accountant'], summary: 'All that is awaited has arrived and is held for the order', body: processBody, response,
}).handle(async ({ actor, body }) => ({ success: true, payment: await processPayment(actor, body.paymentId, body.amount) }));

export const postPaymentReceipt = endpoint({
  method: 'POST', path: '/api/accountant/payments/{paymentId}/receipts', access: ['accountant'], summary: 'Record money that the bank has booked: a part or all', params, body: receiptBody, response,
}).handle(async ({ actor, params: { paymentId }, body }) => ({ success: true, payment: await recordReceipt(actor, paymentId, body) }));

export const postPaymentRefund = endpoint({
  method: 'POST', path: '/api/accountant/payments/{paymentId}/refund', access: ['accountant'], summary: 'Return what is held for a cancelled order to its buyer', params, response,
}).handle(async ({ actor, params: { paymentId } }) => ({ success: true, payment: await refundPayment(actor, paymentId) }));

export const getBuyerPayments = listEndpoint({
  path: '/api/buyer/payments', access: ['buyer'], summary: 'What the buyer owes and has paid, newest first', response: z.array(paymentAnswer),
}).handle(({ actor }, range) => listPaymentsOfBuyer(actor.partyId, range));

export const postRemittanceAdvice = endpoint({
  method: 'POST', path: '/api/buyer/payments/{paymentId}/remittance-advice', access: ['buyer'], summary: 'Say that money for an awaited payment has been sent, with the bank’s paper', params, body: remittanceBody, response,
}).handle(async ({ actor, params: { paymentId }, body }) => ({ success: true, payment: await adviseRemittance(actor, paymentId, body) }));

export const getRemittanceFile = endpoint({
  method: 'GET', path: '/api/remittance-advices/{adviceId}/file', access: ['buyer', 'accountant'], summary: 'Look at the bank’s paper of a remittance advice: leads to an address that is good for a minute',
  params: z.object({ adviceId: idParam() }), status: 302, response: fileAnswer,
}).handle(async ({ actor, params: { adviceId }, headers }) => {
  const url = await openRemittanceFile(actor, adviceId);
  headers.set('location', url);
  return { success: true, url };
});

export const getSellerPayments = listEndpoint({
  path: '/api/seller/payments', access: ['seller'], summary: 'What is paid for the seller’s orders, newest first', response: z.array(paymentAnswer),
}).handle(({ actor }, range) => listPaymentsOfSeller(actor.partyId, range));
