import 'server-only';
import * as z from 'zod';
import { clientAddress } from '@/http/client-address';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import en from '../../../messages/en.json';
import { markContactForm, submitContactForm } from './contact-form.commands';
import { approveContactRequest, askForContact, rejectContactRequest } from './contact-request.commands';
import { listContactForms, listContactRequests, listOwnContactRequests } from './contact.queries';
import {
  approveBody, contactFormAnswer, contactFormBody, contactRequestAnswer, contactRequestBody, markBody, ownContactRequest, rejectBody,
} from './contact.schema';

export const postContact = endpoint({
  method: 'POST', path: '/api/contact', access: 'public', summary: 'Write to us through the contact form',
  body: contactFormBody, response: z.object({ success: z.literal(true), message: z.string() }),
}).handle(async ({ body, request }) => {
  await submitContactForm(body, clientAddress(request));
  return { success: true, message: en.contact.sent };
});

export const getHrContactForms = listEndpoint({
  path: '/api/hr/contact-form-submissions', access: ['hr'], summary: 'What visitors wrote in the contact form, newest first', response: z.array(contactFormAnswer),
}).handle((_, range) => listContactForms(range));

export const putHrContactForm = endpoint({
  method: 'PUT', path: '/api/hr/contact-form-submissions/{submissionId}', access: ['hr'], summary: 'Mark a message of the contact form as reviewed or pending',
  params: z.object({ submissionId: idParam() }), body: markBody, response: z.object({ success: z.literal(true), submission: contactFormAnswer }),
}).handle(async ({ actor, params, body }) => ({ success: true, submission: await markContactForm(actor, params.submissionId, body.status) }));

export const getHrContacts = listEndpoint({
  path: '/api/hr/contacts', access: ['hr'], summary: 'Requests for contact details, newest first', response: z.array(contactRequestAnswer),
}).handle((_, range) => listContactRequests(range));

const decided = z.object({ success: z.literal(true), request: contactRequestAnswer });

export const postHrContactApprove = endpoint({
  method: 'POST', path: '/api/hr/contacts/approve', access: ['hr'], summary: 'Reveal contact details to the party that asked', body: approveBody, response: decided,
}).handle(async ({ actor, body }) => ({ success: true, request: await approveContactRequest(actor, body.requestId) }));

export const postHrContactReject = endpoint({
  method: 'POST', path: '/api/hr/contacts/reject', access: ['hr'], summary: 'Refuse a request for contact details', body: rejectBody, response: decided,
}).handle(async ({ actor, body }) => ({ success: true, request: await rejectContactRequest(actor, body.requestId, body.reason) }));

export const postContactRequest = endpoint({
  method: 'POST', path: '/api/suppliers/{supplierId}/contact-requests', access: 'signed-in', summary: 'Ask for a supplier’s contact details',
  params: z.object({ supplierId: idParam() }), body: contactRequestBody, response: z.object({ success: z.literal(true), request: ownContactRequest }),
}).handle(async ({ actor, params, body }) => ({ success: true, request: await askForContact(actor, params.supplierId, body.reason) }));

export const getOwnContactRequests = listEndpoint({
  path: '/api/account/contact-requests', access: 'signed-in', summary: 'Own requests for contact details; approved ones carry the details', response: z.array(ownContactRequest),
}).handle(({ actor }, range) => listOwnContactRequests(actor.partyId, range));
