import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { keepText, releaseText } from './moderation.commands';
import { listHeldTexts, listOwnHeldTexts } from './moderation.queries';
import { heldTextAnswer, ownHeldTextAnswer } from './moderation.schema';

const params = z.object({ textId: idParam() });
const response = z.object({ success: z.literal(true), text: heldTextAnswer });

export const getHeldTexts = listEndpoint({
  path: '/api/admin/held-texts', access: ['admin'], summary: 'Texts that were held back for contact details, those that wait first', response: z.array(heldTextAnswer),
}).handle((_, range) => listHeldTexts(range));

export const postHeldTextRelease = endpoint({
  method: 'POST', path: '/api/admin/held-texts/{textId}/release', access: ['admin'], summary: 'Let others read a held text', params, response,
}).handle(async ({ actor, params: { textId } }) => ({ success: true, text: await releaseText(actor, textId) }));

export const postHeldTextKeep = endpoint({
  method: 'POST', path: '/api/admin/held-texts/{textId}/keep', access: ['admin'], summary: 'Keep a text back', params, response,
}).handle(async ({ actor, params: { textId } }) => ({ success: true, text: await keepText(actor, textId) }));

export const getOwnHeldTexts = listEndpoint({
  path: '/api/account/held-texts', access: 'signed-in', summary: 'Own texts that others do not read now', response: z.array(ownHeldTextAnswer),
}).handle(({ actor }, range) => listOwnHeldTexts(actor.partyId, range));
