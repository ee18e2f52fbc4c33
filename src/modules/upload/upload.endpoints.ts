import 'server-only';
import * as z from 'zod';
import { asTransitionActor } from '@/access/actor';
import { endpoint } from '@/http/endpoint';
import { publicUrl } from '@/server/uploads/storage';
import { choosePicture } from './upload.commands';
import { fileKey } from './upload.schema';

export const putOwnPicture = endpoint({
  method: 'PUT', path: '/api/account/picture', access: 'signed-in', summary: 'Choose an uploaded picture as the own one, or none',
  body: z.strictObject({ key: fileKey.nullable() }), response: z.object({ success: z.literal(true), picture: z.string().nullable() }),
}).handle(async ({ actor, body }) => {
  await choosePicture({ ...asTransitionActor(actor), partyId: actor.partyId }, body.key);
  return { success: true, picture: body.key === null ? null : publicUrl(body.key) };
});
