import sharp from 'sharp';
import type { Actor } from '@/access/actor';
import { makePdf } from './pdf.factory';
import { keepOwn } from './upload.commands';
import type { UploadedFile, UploadKind } from './upload.schema';

export { makePdf };

/** A small picture of one colour. */
export function makePicture(format: 'png' | 'jpeg' | 'webp' = 'png', side = 32): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: { r: 11, g: 111, b: 120 } } }).toFormat(format).toBuffer();
}

/** A picture of a page with some lines of text, as a phone would take it. */
export function makeTextPicture(lines: readonly string[]): Promise<Buffer> {
  const escaped = lines.map((line) => line.replace(/[<>&]/g, ''));
  const rows = escaped.map((line, index) => `<text x="60" y="${130 + index * 64}" font-size="${index === 0 ? 40 : 30}" font-family="sans-serif" fill="#0b2a3f">${line}</text>`).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f6f4ee"/><rect x="30" y="30" width="840" height="540" fill="none" stroke="#0b6f78" stroke-width="4"/>${rows}</svg>`;
  return sharp(Buffer.from(page)).png().toBuffer();
}

/** A file that a party keeps, as an upload leaves it. */
export async function makeStoredFile(owner: Pick<Actor, 'partyId' | 'vendorCode'>, wish: { kind?: UploadKind; name?: string; bytes?: Uint8Array } = {}): Promise<UploadedFile> {
  const kind = wish.kind ?? 'document';
  const bytes = wish.bytes ?? (kind === 'document' ? makePdf() : await makePicture());
  return keepOwn({ name: wish.name ?? { document: 'certificate.pdf', picture: 'me.png', photo: 'goods.png' }[kind], kind, uploader: { ownerId: owner.partyId, ticketHash: null }, label: owner.vendorCode }, bytes);
}
