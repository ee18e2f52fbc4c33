import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint, sliceRange } from '@/http/list';
import { remakePages } from '@/server/public-pages';
import { changeSetting } from './kept-settings.commands';
import { listSettings } from './kept-settings.queries';
import { settingAnswer, settingBody, settingName } from './kept-settings.schema';

export const getAdminConfig = listEndpoint({
  path: '/api/admin/config', access: ['admin'], summary: 'The settings that an admin may change', response: z.array(settingAnswer),
}).handle(async (_, range) => sliceRange(range, await listSettings()));

export const putAdminConfig = endpoint({
  method: 'PUT', path: '/api/admin/config/{setting}', access: ['admin'], summary: 'Change a setting; it counts at once', params: z.object({ setting: settingName }), body: settingBody,
  response: z.object({ success: z.literal(true), setting: settingAnswer }),
}).handle(async ({ actor, params: { setting }, body }) => {
  const changed = await changeSetting(actor, setting, body.value);
  remakePages(['/contact']); // an answer there names the days of automatic confirmation
  return { success: true, setting: changed };
});
