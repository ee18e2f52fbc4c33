import sharp from 'sharp';
import type { Actor } from '@/access/actor';
import { keepOwn } from './upload.commands';
import type { UploadedFile, UploadKind } from './upload.schema';

/** A small PDF of one page that holds a line of text. */
export function makePdf(text = 'Certificate', extra = ''): Buffer {
  const content = `BT /F1 18 Tf 40 160 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(extra ? [extra] : []),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

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
