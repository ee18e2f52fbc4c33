import * as z from 'zod';
import { MUSIC_RESULTS, type FoundTrack } from './music.schema';

/**
 * What the two documented kinds of music services answer, read with distrust: a field of another kind is as good as absent,
 * and only addresses that may be played from or shown from cross to the browser.
 */

const word = z.union([z.string(), z.number()]).transform(String).catch('');
const listed = z.array(z.object({ url: z.string().optional(), link: z.string().optional() }).catch({})).catch([]);

const searchAnswer = z.object({
  data: z.object({
    results: z.array(z.object({
      id: word, name: word, album: z.object({ name: word }).catch({ name: '' }), year: word, duration: z.coerce.number().catch(0),
      artists: z.object({ primary: z.array(z.object({ name: word })).catch([]) }).catch({ primary: [] }), primaryArtists: word, downloadUrl: listed, image: listed,
    })),
  }),
});

const fallbackAnswer = z.object({
  results: z.array(z.object({ id: word, name: word, artist_name: word, album_name: word, album_release_date: word, duration: z.coerce.number().catch(0), audio: word, album_image: word })),
});

/** Keeps an address only when it lies on one of the allowed origins. */
function allowed(address: string | undefined, origins: readonly string[]): string | null {
  return address && URL.canParse(address) && origins.includes(new URL(address).origin) ? address : null;
}

/** Of each list the last entry counts: it is the best quality. */
function lastOf(entries: z.output<typeof listed>): string | undefined {
  const last = entries.at(-1);
  return last?.url ?? last?.link;
}

const seconds = (duration: number) => (Number.isFinite(duration) && duration > 0 ? duration : 0);
const isWhole = ({ id, title }: FoundTrack) => id !== '' && title !== '';

/** The tracks of the first service's answer. @throws when it is none */
export function readSearchAnswer(answer: unknown, origins: readonly string[]): FoundTrack[] {
  return searchAnswer.parse(answer).data.results.slice(0, MUSIC_RESULTS.search).map((result): FoundTrack => ({
    id: `search-${result.id}`, title: result.name, artist: result.artists.primary.map(({ name }) => name).join(', ') || result.primaryArtists,
    url: allowed(lastOf(result.downloadUrl), origins), album: result.album.name, year: result.year, duration: seconds(result.duration),
    cover: allowed(lastOf(result.image), origins), source: 'search', full_length: true,
  })).filter(isWhole);
}

/** The tracks of the fallback's answer. @throws when it is none */
export function readFallbackAnswer(answer: unknown, origins: readonly string[]): FoundTrack[] {
  return fallbackAnswer.parse(answer).results.slice(0, MUSIC_RESULTS.fallback).map((result): FoundTrack => ({
    id: `fallback-${result.id}`, title: result.name, artist: result.artist_name, url: allowed(result.audio, origins), album: result.album_name,
    year: result.album_release_date.slice(0, 4), duration: seconds(result.duration), cover: allowed(result.album_image, origins), source: 'fallback', full_length: true,
  })).filter(isWhole);
}
