import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { addDeliveryAddress, changeDeliveryAddress, removeDeliveryAddress, saveProfile } from './profile.commands';
import { findProfile, listDeliveryAddresses } from './profile.queries';
import { deliveryAddressAnswer, deliveryAddressBody, profileAnswer, profileBody } from './profile.schema';

export const getProfile = endpoint({
  method: 'GET', path: '/api/account/profile', access: 'signed-in', summary: 'The own profile', response: profileAnswer,
}).handle(({ actor }) => findProfile(actor.partyId));

export const putProfile = endpoint({
  method: 'PUT', path: '/api/account/profile', access: 'signed-in', summary: 'Change the own profile',
  body: profileBody, response: z.object({ success: z.literal(true), profile: profileAnswer }),
}).handle(async ({ actor, body }) => ({ success: true, profile: await saveProfile(actor, body) }));

const params = z.object({ addressId: idParam() });
const saved = z.object({ success: z.literal(true), address: deliveryAddressAnswer });

export const getDeliveryAddresses = listEndpoint({
  path: '/api/account/delivery-addresses', access: 'signed-in', summary: 'Own delivery addresses', response: z.array(deliveryAddressAnswer),
}).handle(({ actor }, range) => listDeliveryAddresses(actor.partyId, range));

export const postDeliveryAddress = endpoint({
  method: 'POST', path: '/api/account/delivery-addresses', access: 'signed-in', makesNew: true, summary: 'Add a delivery address', body: deliveryAddressBody, response: saved,
}).handle(async ({ actor, body }) => ({ success: true, address: await addDeliveryAddress(actor, body) }));

export const putDeliveryAddress = endpoint({
  method: 'PUT', path: '/api/account/delivery-addresses/{addressId}', access: 'signed-in', summary: 'Change an own delivery address', params, body: deliveryAddressBody, response: saved,
}).handle(async ({ actor, params: { addressId }, body }) => ({ success: true, address: await changeDeliveryAddress(actor, addressId, body) }));

export const deleteDeliveryAddress = endpoint({
  method: 'DELETE', path: '/api/account/delivery-addresses/{addressId}', access: 'signed-in', summary: 'Remove an own delivery address', params,
  response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params: { addressId } }) => {
  await removeDeliveryAddress(actor, addressId);
  return { success: true };
});
