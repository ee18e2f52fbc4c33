import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { saveSettings, takeOwnData } from './preferences.commands';
import { findSettings } from './preferences.queries';
import { ownDataAnswer, settingsAnswer, settingsBody } from './preferences.schema';

export const getSettings = endpoint({
  method: 'GET', path: '/api/account/settings', access: 'signed-in', summary: 'Own language, time zone and mail preference', response: settingsAnswer,
}).handle(({ actor }) => findSettings(actor.partyId));

export const putSettings = endpoint({
  method: 'PUT', path: '/api/account/settings', access: 'signed-in', summary: 'Change the own language, time zone or mail preference',
  body: settingsBody, response: z.object({ success: z.literal(true), settings: settingsAnswer }),
}).handle(async ({ actor, body }) => ({ success: true, settings: await saveSettings(actor, body) }));

export const getOwnData = endpoint({
  method: 'GET', path: '/api/account/data', access: 'signed-in', summary: 'Everything of the own account, as a file to keep', response: ownDataAnswer,
}).handle(async ({ actor, headers }) => {
  const data = await takeOwnData(actor);
  headers.set('content-disposition', `attachment; filename="marsa-mart-${data.made_at.slice(0, 10)}.json"`);
  return data;
});
