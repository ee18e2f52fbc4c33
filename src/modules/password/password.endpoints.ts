import 'server-only';
import * as z from 'zod';
import en from '../../../messages/en.json';
import { deviceCookie } from '@/access/device-cookie';
import { sessionCookie } from '@/access/session-cookie';
import { clientAddress } from '@/http/client-address';
import { endpoint } from '@/http/endpoint';
import { signInPlace } from '@/http/sign-in-place';
import { orderReset, usePasswordLink } from './password-link.commands';
import { changePassword } from './password.commands';
import { changePasswordBody, forgotPasswordBody, resetPasswordBody, WEAKNESSES, type Weakness } from './password.schema';

/** Present where the new password is easily guessed and this is a demonstration; elsewhere it is refused. */
const warning = { warning: z.string().optional(), warning_code: z.enum(WEAKNESSES).optional() };

function warningOf(fault: Weakness | null) {
  return fault && { warning: en.password.weak[fault], warning_code: fault };
}

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a mail with a link to choose a new password; the answer is the same whoever is asked for',
  body: forgotPasswordBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
}).handle(async ({ body, request }) => {
  await orderReset(body.email, clientAddress(request));
  return { success: true, message: 'If the email is registered, reset instructions will arrive shortly. Please check your spam folder.' };
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Choose a password by the link of a mail, once; every session of the party ends',
  body: resetPasswordBody,
  response: z.object({ success: z.literal(true), ...warning }),
}).handle(async ({ body, request, headers }) => {
  const { warning: fault, device } = await usePasswordLink(body.token, body.newPassword, signInPlace(request));
  headers.append('set-cookie', deviceCookie(device));
  return { success: true, ...warningOf(fault) };
});

export const putPassword = endpoint({
  method: 'PUT',
  path: '/api/auth/change-password',
  access: 'signed-in',
  tellsExpired: true,
  summary: 'Change the own password; every session ends, and this one goes on with the new token',
  body: changePasswordBody,
  response: z.object({ success: z.literal(true), token: z.string(), expires: z.iso.datetime(), ...warning }),
}).handle(async ({ actor, body, request, headers }) => {
  const { token, expires, warning: fault, device } = await changePassword(actor, body.currentPassword, body.newPassword, signInPlace(request));
  headers.append('set-cookie', sessionCookie(token, expires));
  headers.append('set-cookie', deviceCookie(device));
  return { success: true, token, expires: expires.toISOString(), ...warningOf(fault) };
});
