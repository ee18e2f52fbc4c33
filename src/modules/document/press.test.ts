import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '@/http/problem';
import { makePicture } from '@/modules/upload/upload.factory';
import { warmPress } from './document.factory';
import type { Sheet } from './drawing';
import { print } from './press';
import { renderReport } from './report.queries';

const HINDI = 'बासमती चावल की नमी और टूटे दानों की जाँच, बोरे सूखे और साफ़ हैं। ';

const table = (title: string, rows = 1): Sheet => ({
  kind: 'table',
  paper: { locale: 'hi', name: 'list', title, head: [], columns: ['1', '2', '3', '4', '5'], parts: [{ title: 'A', rows: Array.from({ length: rows }, () => [HINDI, HINDI, 'x', '1', '2']) }], empty: '', page: '{page}/{pages}' },
});

/** The longest time in which this thread did nothing else, in milliseconds, and what came of the work. */
async function longestPause<T>(work: () => Promise<T>): Promise<{ result: T; pause: number }> {
  let pause = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    pause = Math.max(pause, performance.now() - last);
    last = performance.now();
  }, 5);
  const begun = performance.now();
  const result = await work();
  pause = Math.max(pause, performance.now() - last);
  clearInterval(timer);
  return { result, pause: pause / (performance.now() - begun) };
}

beforeAll(...warmPress);

describe('the press', () => {
  it('draws a long paper while everything else goes on', async () => {
    const { result, pause } = await longestPause(() => print(table('long', 40), { partyId: 1 }));
    expect((await extractText(result)).totalPages).toBeGreaterThan(1);
    // Drawn in this thread, all of the time would be one pause.
    expect(pause).toBeLessThan(0.5);
  });

  it('gives a paper again as it was drawn, and draws one that says anything else', async () => {
    const first = await print(table('kept'), { partyId: 1 });
    expect(await print(table('kept'), { partyId: 2 })).toBe(first);
    expect(await print(table('kept, changed'), { partyId: 2 })).not.toBe(first);
  });

  it('draws what several ask for at the same time once', async () => {
    const papers = await Promise.all([1, 1, 1, 1, 1, 2].map((partyId) => print(table('asked for by many'), { partyId })));
    expect(new Set(papers).size).toBe(1);
  });

  it('lets a party wait for five at a time, and all together for no more than there is room', async () => {
    const ask = (partyId: number, count: number) => Array.from({ length: count }, (_, index) => print(table(`${partyId} ${index}`), { partyId }));
    const answers = await Promise.allSettled([ask(10, 6), ask(11, 5), ask(12, 5), ask(13, 4)].flat());
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' && answer.reason instanceof Problem ? [answer.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(['too_many_attempts', 'unavailable', 'unavailable']);
    expect(refused.every(({ retryAfter }) => retryAfter === 5)).toBe(true);
    await expect(print(table('there is room again'), { partyId: 10 })).resolves.toBeInstanceOf(Uint8Array);
  });

  it('says so when a paper can not be drawn, and draws the next', async () => {
    await expect(print({ ...table('broken'), kind: 'report' } as never, { partyId: 1 })).rejects.toThrow('could not be drawn');
    await expect(print(table('whole'), { partyId: 1 })).resolves.toBeInstanceOf(Uint8Array);
  });

  it('does not keep a report that lacks a photo', async () => {
    const paper = {
      locale: 'en', name: 'report', title: 'Report', verdict: { text: 'Passed', tone: 'ok' }, head: [], columns: ['a', 'b', 'c'], lines: [], texts: [], photosTitle: 'Photos', photos: [{ name: 'bags.jpg', key: 'k' }], check: { link: 'https://marsa.example', hash: 'c5', text: 'Scan' }, page: '{page}',
    } as const;
    const lost = await renderReport(paper, { partyId: 1 }, async () => null);
    const found = await renderReport(paper, { partyId: 1 }, () => makePicture('jpeg', 64));
    expect((await extractText(lost, { mergePages: true })).text).not.toContain('bags.jpg');
    expect((await extractText(found, { mergePages: true })).text).toContain('bags.jpg');
  });
});
