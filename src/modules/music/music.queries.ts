import 'server-only';
import { Problem } from '@/http/problem';
import { env } from '@/server/env';
import { log } from '@/server/log';
import { MUSIC_RESULTS, type FoundTrack } from './music.schema';
import { readFallbackAnswer, readSearchAnswer } from './providers';
import { SAMPLE_TRACKS } from './sample-tracks';

const PATIENCE_MS = 3000;
const LARGEST_ANSWER = 1_000_000;

/** Where to search, taken from the settings unless a test brings its own. */
export type MusicServices = Pick<typeof env, 'musicSearchUrl' | 'musicFallbackUrl' | 'musicMediaOrigins'>;

/** Our own tracks whose title, artist or album holds the words. */
function searchLibrary(words: string): FoundTrack[] {
  const wanted = words.toLowerCase();
  return SAMPLE_TRACKS.filter(({ title, artist, album }) => `${title} ${artist} ${album}`.toLowerCase().includes(wanted))
    .map((found) => ({ ...found, cover: null, source: 'library', full_length: true }));
}

/** Asks a service, and reads no more than a megabyte: it is a stranger's server. */
async function ask(address: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error', headers: { accept: 'application/json' }, cache: 'no-store' });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  let size = 0;
  const parts: Uint8Array[] = [];
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new Error('answer too large');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/**
 * Tracks for a search: of the first service, or where that finds nothing of the fallback; without services, our own.
 *
 * @throws Problem music_search_failed (502) when every service that was asked failed
 */
export async function searchMusic(words: string, services: MusicServices = env): Promise<FoundTrack[]> {
  const { musicSearchUrl, musicFallbackUrl, musicMediaOrigins } = services;
  const attempts: (() => Promise<FoundTrack[]>)[] = [];
  if (musicSearchUrl) attempts.push(async () => readSearchAnswer(await ask(musicSearchUrl, { query: words, page: '1', limit: String(MUSIC_RESULTS.search) }), musicMediaOrigins));
  if (musicFallbackUrl) attempts.push(async () => readFallbackAnswer(await ask(musicFallbackUrl, { search: words, limit: String(MUSIC_RESULTS.fallback) }), musicMediaOrigins));
  if (attempts.length === 0) return searchLibrary(words);
  let answered = false;
  for (const attempt of attempts) {
    try {
      const found = await attempt();
      answered = true;
      if (found.length > 0) return found;
    } catch (error) {
      log('warn', 'music.search_failed', { error: error instanceof Error ? error.message : String(error) });
    }
  }
  if (!answered) throw new Problem('music_search_failed');
  return [];
}
