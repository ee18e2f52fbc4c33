import 'server-only';
import * as z from 'zod';
import type { Actor } from '@/access/actor';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint, type Range } from '@/http/list';
import { readAllNotifications, readNotification } from './notification.commands';
import { listNotifications } from './notification.queries';
import { notificationAnswer } from './notification.schema';

const list = { response: z.array(notificationAnswer), summary: 'Own notifications, newest first' } as const;
const one = { params: z.object({ notificationId: idParam() }), response: z.object({ success: z.literal(true) }), summary: 'Mark an own notification as read' } as const;
const all = { response: z.object({ success: z.literal(true) }), summary: 'Mark all own notifications as read' } as const;

const answerList = ({ actor }: { actor: Actor }, range: Range) => listNotifications(actor.partyId, range);

async function answerOne({ actor, params }: { actor: Actor; params: { notificationId: number } }) {
  await readNotification(actor.partyId, params.notificationId);
  return { success: true } as const;
}

async function answerAll({ actor }: { actor: Actor }) {
  await readAllNotifications(actor.partyId);
  return { success: true } as const;
}

// The documented calls of buyers and sellers; the same three for every other role.
export const getBuyerNotifications = listEndpoint({ path: '/api/buyer/notifications', access: ['buyer'], ...list }).handle(answerList);
export const putBuyerNotification = endpoint({ method: 'PUT', path: '/api/buyer/notifications/{notificationId}/read', access: ['buyer'], ...one }).handle(answerOne);
export const putBuyerNotifications = endpoint({ method: 'PUT', path: '/api/buyer/notifications/read-all', access: ['buyer'], ...all }).handle(answerAll);
export const getSellerNotifications = listEndpoint({ path: '/api/seller/notifications', access: ['seller'], ...list }).handle(answerList);
export const putSellerNotification = endpoint({ method: 'PUT', path: '/api/seller/notifications/{notificationId}/read', access: ['seller'], ...one }).handle(answerOne);
export const putSellerNotifications = endpoint({ method: 'PUT', path: '/api/seller/notifications/read-all', access: ['seller'], ...all }).handle(answerAll);
export const getNotifications = listEndpoint({ path: '/api/notifications', access: 'signed-in', ...list }).handle(answerList);
export const putNotification = endpoint({ method: 'PUT', path: '/api/notifications/{notificationId}/read', access: 'signed-in', ...one }).handle(answerOne);
export const putNotifications = endpoint({ method: 'PUT', path: '/api/notifications/read-all', access: 'signed-in', ...all }).handle(answerAll);
