import 'server-only';
import * as z from 'zod';
import { clientAddress } from '@/http/client-address';
import { endpoint } from '@/http/endpoint';
import { Problem } from '@/http/problem';
import { checkPhoneCode, proveEmail, sendEmailCode, sendPhoneCode } from './proof.commands';
import { confirmParty, registerParty } from './registration.commands';
import { confirmBody, registerBody, sendOtpBody, verifyOtpBody } from './registration.schema';

const success = z.literal(true);

export const sendOtp = endpoint({
  method: 'POST',
  path: '/api/send-otp',
  access: 'public',
  summary: 'Send a six-digit code to an e-mail address or a WhatsApp number; the answer is the same whoever has it',
  body: sendOtpBody,
  response: z.object({ success }),
}).handle(async ({ body, request }) => {
  const address = clientAddress(request);
  if (body.email !== undefined) await sendEmailCode(body.email, body.locale ?? 'en', address);
  else if (body.phone !== undefined) await sendPhoneCode(body.phone, address);
  return { success: true };
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/verify-otp',
  access: 'public',
  summary: 'Prove an e-mail address by its code; answers the ticket for uploads and for the registration',
  body: verifyOtpBody,
  response: z.object({
    success,
    /** Null for a telephone. */
    ticket: z.string().nullable(),
  }),
}).handle(async ({ body, request }) => {
  if (body.email !== undefined) return { success: true, ticket: await proveEmail(body.email, body.otp, clientAddress(request)) };
  if (body.phone === undefined) throw new Problem('otp_fields_required');
  checkPhoneCode(body.otp);
  return { success: true, ticket: null };
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Register a party: at once with a proven e-mail, else after the link of a mail',
  body: registerBody,
  response: z.object({ success, vendorCode: z.string(), requiresEmailConfirmation: z.boolean() }),
}).handle(async ({ body, request }) => ({ success: true, ...(await registerParty(body, clientAddress(request))) }));

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/register/confirm',
  access: 'public',
  summary: 'Make the account of a registration by the link of its mail, once',
  body: confirmBody,
  response: z.object({ success, vendorCode: z.string() }),
}).handle(async ({ body, request }) => ({ success: true, vendorCode: await confirmParty(body, clientAddress(request)) }));
