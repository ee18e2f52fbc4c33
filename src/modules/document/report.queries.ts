import 'server-only';
import type { ReportPaper } from './document.schema';
import { print, type PrintOrder } from './press';

/**
 * A report as PDF, for the modules whose people find something out.
 *
 * @param photoOf the JPEG of a photo, by its key; null leaves it out of this copy
 * @throws Problem as `print`
 */
export function renderReport(paper: ReportPaper, order: Pick<PrintOrder, 'partyId'>, photoOf: (key: string) => Promise<Uint8Array | null>): Promise<Uint8Array<ArrayBuffer>> {
  return print({ kind: 'report', paper }, { ...order, prepare: () => withPhotos(paper, photoOf) });
}

/** One photo after the other: all at once they would take every processor from those who wait for an answer. */
async function withPhotos(paper: ReportPaper, photoOf: (key: string) => Promise<Uint8Array | null>) {
  const photos: ReportPaper['photos'][number][] = [];
  for (const photo of paper.photos) {
    const bytes = await photoOf(photo.key);
    if (bytes) photos.push({ ...photo, bytes });
  }
  return { sheet: { kind: 'report', paper: { ...paper, photos } } as const, isWhole: photos.length === paper.photos.length };
}
