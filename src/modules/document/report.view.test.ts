import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '@/modules/upload/upload.factory';
import { warmPress } from './document.factory';
import type { ReportPaper } from './document.schema';
import { renderReport } from './report.queries';

beforeAll(...warmPress);

const paper = (wish: Partial<ReportPaper> = {}): ReportPaper => ({
  locale: 'en', name: 'report', title: 'Survey Report', verdict: { text: 'Failed', tone: 'bad' }, head: [[{ label: 'Place', value: 'Shed 4' }]], columns: ['Checked', 'Result', 'Remark'],
  lines: [{ what: 'Moisture 12 %', result: 'Fail', isBad: true, remark: 'Measured 14 %' }], texts: [{ label: 'Remarks', value: 'Dry it.' }], photosTitle: 'Photos', photos: [], check: { link: 'https://marsa.example/verify/x', hash: 'b4'.repeat(32), text: 'Scan to check.' },
  page: 'Page {page} of {pages}', ...wish,
});
const read = async (wish?: Partial<ReportPaper>) => {
  const { text, totalPages } = await extractText(await renderReport(paper(wish), { partyId: 1 }, () => makePicture('jpeg', 64)), { mergePages: true });
  return { text: text.normalize('NFKC'), pages: totalPages };
};

describe('a report on paper', () => {
  it('holds every letter, also of a word whose letters another paper has put together', async () => {
    expect((await read({ locale: 'de', title: 'Prüfbericht' })).text).toContain('Prüfbericht');
    const { text, pages } = await read();
    for (const word of ['Survey Report', 'Failed', 'Shed 4', 'Moisture 12 %', 'Measured 14 %', 'Dry it.', 'Scan to check.', 'b4'.repeat(32), 'Page 1 of 1']) expect(text).toContain(word);
    expect(pages).toBe(1);
  });

  it('runs over to further pages, with its photos and their names', async () => {
    const photos = Array.from({ length: 5 }, (_, index) => ({ name: `photo-${index}.jpg`, key: String(index) }));
    const { text, pages } = await read({ lines: Array.from({ length: 60 }, (_, index) => ({ what: `Line ${index}`, result: 'Pass', isBad: false, remark: '' })), photos });
    expect(pages).toBeGreaterThan(2);
    for (const word of ['Line 0', 'Line 59', 'photo-0.jpg', 'photo-4.jpg', `Page ${pages} of ${pages}`]) expect(text).toContain(word);
  });
});
