import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { call } from '@/test/call';
import { searchMusic, type MusicServices } from './music.queries';

const SEARCH = 'GET /api/music/search';
const MEDIA = 'https://media.music.example';
let server: Server;
let asked: URL[] = [];
let answers: Record<string, (response: ServerResponse) => void> = {};
let services: MusicServices;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(url);
    answers[url.pathname]?.(response);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  services = { musicSearchUrl: `${origin}/first`, musicFallbackUrl: `${origin}/second?client_id=abc`, musicMediaOrigins: [MEDIA] };
});
afterEach(() => { server.closeAllConnections(); server.close(); });

const json = (body: unknown) => (response: ServerResponse) => { response.setHeader('content-type', 'application/json'); response.end(JSON.stringify(body)); };
const fails = (response: ServerResponse) => { response.statusCode = 500; response.end(); };
const song = (over: object = {}) => ({
  id: 's1', name: 'Tide', artists: { primary: [{ name: 'A' }, { name: 'B' }] }, album: { name: 'Sea' }, year: 2020, duration: '61',
  downloadUrl: [{ url: `${MEDIA}/low.mp3` }, { url: `${MEDIA}/high.mp3` }], image: [{ url: `${MEDIA}/s.jpg` }, { url: `${MEDIA}/l.jpg` }], ...over,
});
const older = { id: 7, name: 'Quay', artist_name: 'C', album_name: 'Land', album_release_date: '2019-05-01', duration: 30, audio: `${MEDIA}/q.mp3`, album_image: 'https://elsewhere.example/q.jpg' };

describe('without services our own tracks are searched', () => {
  const find = (q: string, address = '192.0.2.9') => call(SEARCH, { query: new URLSearchParams({ q }).toString(), headers: { 'x-forwarded-for': address } });

  it('by title, artist and album', async () => {
    expect((await find('tide')).body).toMatchObject({ tracks: [{ title: 'Slow Tide', artist: 'Marsa Mart', url: '/music/slow-tide.mp3', source: 'library', full_length: true }] });
    expect((await find(' MARSA ')).body).toMatchObject({ tracks: { length: 3 } });
    expect((await find('bagpipes')).body).toEqual({ tracks: [] });
  });

  it('and what shows nothing is refused', async () => {
    for (const q of ['', '  ', '\u200b']) expect(await find(q)).toMatchObject({ status: 400, body: { code: 'music_query_required' } });
    expect(await find('x'.repeat(121))).toMatchObject({ status: 400, body: { code: 'text_too_long' } });
  });

  it('30 times a minute from one address', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < SETTINGS.musicSearchesPerAddressMinute; count += 1) statuses.add((await find('tide', '192.0.2.10')).status);
    expect([...statuses]).toEqual([200]);
    expect((await find('tide', '192.0.2.10')).status).toBe(429);
  });
});

describe('with services', () => {
  it('the first is asked as documented, and of each list the last entry counts', async () => {
    answers = { '/first': json({ data: { results: Array.from({ length: 20 }, (_, at) => song({ id: `s${at}` })) } }) };
    const tracks = await searchMusic('sea & tide', services);
    expect(tracks).toHaveLength(15);
    expect(tracks[0]).toEqual({
      id: 'search-s0', title: 'Tide', artist: 'A, B', url: `${MEDIA}/high.mp3`, album: 'Sea', year: '2020', duration: 61, cover: `${MEDIA}/l.jpg`, source: 'search', full_length: true,
    });
    expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([['/first', { query: 'sea & tide', page: '1', limit: '15' }]]);
  });

  it.each([['nothing', json({ data: { results: [] } })], ['a failure', fails], ['nonsense', (response: ServerResponse) => { response.end('<html>'); }]])('the fallback is asked after %s', async (_, first) => {
    answers = { '/first': first, '/second': json({ results: Array.from({ length: 12 }, (__, id) => ({ ...older, id })) }) };
    const tracks = await searchMusic('quay', services);
    expect(tracks).toHaveLength(10);
    expect(tracks[0]).toMatchObject({ id: 'fallback-0', title: 'Quay', artist: 'C', year: '2019', url: `${MEDIA}/q.mp3`, cover: null, source: 'fallback' });
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({ client_id: 'abc', search: 'quay', limit: '10' });
  });

  it('a track from anywhere but the allowed origins has no address to play', async () => {
    const addresses = ['http://media.music.example/x.mp3', 'https://media.music.example.evil.example/x.mp3', 'javascript:alert(1)', '//media.music.example/x', 'data:audio/mp3,x', ''];
    answers = { '/first': json({ data: { results: addresses.map((url, at) => song({ id: at + 1, downloadUrl: [{ url }] })) } }) };
    expect((await searchMusic('x', services)).map(({ url }) => url)).toEqual(addresses.map(() => null));
  });

  it('strange fields are as good as absent, and what has no name is left out', async () => {
    answers = { '/first': json({ data: { results: [song({ artists: null, album: 5, duration: 'long', downloadUrl: 'x', image: [null] }), song({ name: null })] } }) };
    expect(await searchMusic('x', services)).toEqual([{ id: 'search-s1', title: 'Tide', artist: '', url: null, album: '', year: '2020', duration: 0, cover: null, source: 'search', full_length: true }]);
  });

  it('when all fail the search failed; when one answers that there is nothing, nothing was found', async () => {
    answers = { '/first': fails, '/second': fails };
    await expect(searchMusic('x', services)).rejects.toMatchObject({ code: 'music_search_failed', status: 502 });
    answers = { '/first': fails, '/second': json({ results: [] }) };
    expect(await searchMusic('x', services)).toEqual([]);
  });

  it('no redirect is followed, no more than a megabyte is read, and three seconds are waited', async () => {
    answers = { '/first': (response) => { response.writeHead(302, { location: '/second' }); response.end(); }, '/second': (response) => { response.end(`"${'x'.repeat(1_100_000)}"`); } };
    await expect(searchMusic('x', services)).rejects.toMatchObject({ code: 'music_search_failed' });
    expect(asked).toHaveLength(2);
    answers = { '/first': () => {} };
    const began = Date.now();
    await expect(searchMusic('x', { ...services, musicFallbackUrl: undefined })).rejects.toMatchObject({ code: 'music_search_failed' });
    expect(Date.now() - began).toBeLessThan(4500);
  });
});
