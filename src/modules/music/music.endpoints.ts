import 'server-only';
import * as z from 'zod';
import { clientAddress } from '@/http/client-address';
import { endpoint } from '@/http/endpoint';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { countUse } from '@/server/throttle';
import { searchMusic } from './music.queries';
import { foundTrack, musicQuery } from './music.schema';

export const getMusicSearch = endpoint({
  method: 'GET', path: '/api/music/search', access: 'public', summary: 'Search music for the player', query: musicQuery, response: z.object({ tracks: z.array(foundTrack) }),
}).handle(async ({ query, request }) => {
  await countUse({ key: `music:address:${clientAddress(request)}`, most: SETTINGS.musicSearchesPerAddressMinute, windowSeconds: 60 });
  return { tracks: await searchMusic(query.q) };
});
