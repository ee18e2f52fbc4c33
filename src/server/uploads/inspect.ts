import 'server-only';
import sharp from 'sharp';
import { Problem } from '@/http/problem';
import { checkPdf } from './inspect-pdf';

/** What a file may be. The extension, what the browser says and the first bytes must all name the same. */
export type ContentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';

/** A file that may be kept. The bytes of a picture are new ones: made of its pixels alone. */
export interface Inspected {
  readonly contentType: ContentType;
  readonly bytes: Uint8Array;
}

const MAX_PIXELS = 40_000_000;
const SECONDS = 15;
/** Width and height of a party's picture. */
const PICTURE_SIDE = 512;
/** Of a photo at most: enough to read a label on it, and no more than a phone loads. */
const PHOTO_SIDE = 2000;

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** What the first bytes say; undefined for all that we do not take. */
export function sniff(bytes: Uint8Array): ContentType | undefined {
  if (starts(bytes, ascii('%PDF-'))) return 'application/pdf';
  if (starts(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  return starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8) ? 'image/webp' : undefined;
}

/**
 * Looks into a file. A picture is drawn anew, which strips its metadata and whatever was hidden behind its pixels; a
 * PDF that could act by itself is refused.
 *
 * @param expected what the file's extension says
 * @param kind a `picture` is cut to a square, a `photo` is made smaller where it is very large
 * @throws Problem file_type_mismatch, file_damaged, picture_too_large, file_content_refused, file_empty
 */
export async function inspect(bytes: Uint8Array, expected: ContentType, kind: 'document' | 'picture' | 'photo'): Promise<Inspected> {
  if (bytes.byteLength === 0) throw new Problem('file_empty');
  const contentType = sniff(bytes);
  if (contentType !== expected) throw new Problem('file_type_mismatch');
  if (contentType !== 'application/pdf') return redraw(bytes, contentType, kind);
  checkPdf(bytes);
  return { contentType, bytes };
}

async function redraw(bytes: Uint8Array, contentType: Exclude<ContentType, 'application/pdf'>, kind: 'document' | 'picture' | 'photo'): Promise<Inspected> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient();
    if (kind === 'picture') {
      return { contentType: 'image/webp', bytes: await picture.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' }).webp({ quality: 85 }).toBuffer() };
    }
    if (kind === 'photo') picture.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true });
    const drawn = { 'image/png': () => picture.png(), 'image/jpeg': () => picture.jpeg({ quality: 88 }), 'image/webp': () => picture.webp({ quality: 88 }) };
    return { contentType, bytes: await drawn[contentType]().toBuffer() };
  } catch (error) {
    throw new Problem(/pixel limit/.test(String(error)) ? 'picture_too_large' : 'file_damaged');
  }
}
