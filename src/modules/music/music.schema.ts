import * as z from 'zod';
import { LIMITS, requiredText } from '@/http/input';

/** A piece of music. Without `url` it can only be read about. */
export const track = z.object({
  id: z.string(), title: z.string(), artist: z.string(), url: z.string().nullable(), album: z.string(), year: z.string(),
  /** Seconds; 0 when unknown. */
  duration: z.number(),
});
export type Track = z.output<typeof track>;

export const foundTrack = track.extend({
  cover: z.string().nullable(),
  /** Which service found it; `library` is our own tracks. */
  source: z.enum(['library', 'search', 'fallback']),
  /** Whether it is the whole piece and not a taste of it. */
  full_length: z.boolean(),
});
export type FoundTrack = z.output<typeof foundTrack>;

export const musicQuery = z.object({ q: requiredText(LIMITS.name, 'music_query_required') });

/** Results from the first service, and from the fallback. */
export const MUSIC_RESULTS = { search: 15, fallback: 10 } as const;
