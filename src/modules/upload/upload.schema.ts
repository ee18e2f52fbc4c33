import * as z from 'zod';
import { id } from '@/http/input';

/** Limits of an upload. The server holds them; the screen says them before somebody waits for nothing. */
export const UPLOAD_LIMITS = {
  /** Bytes of a file. */
  bytes: 5 * 1024 * 1024,
  /** Files at once. */
  files: 10,
  /** Characters of a name. */
  name: 120,
  /** What a party, or a registration, may keep that nothing uses yet; whatever is handed in or shown with a product does not count. */
  unusedFiles: 50,
  unusedBytes: 200 * 1024 * 1024,
  /** Bytes of everything that one of them may keep. */
  keptBytes: 5 * 1024 * 1024 * 1024,
} as const;

/** Whether so many more files would be more than an uploader may keep. */
export function isOverQuota(kept: { readonly bytes: number; readonly unusedFiles: number; readonly unusedBytes: number }, more: { readonly files: number; readonly bytes: number }): boolean {
  return kept.unusedFiles + more.files > UPLOAD_LIMITS.unusedFiles || kept.unusedBytes + more.bytes > UPLOAD_LIMITS.unusedBytes || kept.bytes + more.bytes > UPLOAD_LIMITS.keptBytes;
}

/** A document is a paper, or a picture of one; a picture stands for its party or product, for all to see; a photo shows goods, for those who take part in their order. */
export type UploadKind = 'document' | 'picture' | 'photo';

export type ContentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';

const TYPES: Readonly<Record<string, ContentType>> = {
  pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp',
};
const PICTURES: readonly ContentType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What may go up as a kind. */
export const CONTENT_TYPES: Readonly<Record<UploadKind, readonly ContentType[]>> = { document: ['application/pdf', ...PICTURES], picture: PICTURES, photo: PICTURES };

/** For a file input: the types, and the endings for systems that know no types. A phone then offers its camera as well. */
export function acceptOf(kind: UploadKind): string {
  const endings = Object.keys(TYPES).filter((ending) => CONTENT_TYPES[kind].some((type) => type === TYPES[ending]));
  return [...CONTENT_TYPES[kind], ...endings.map((ending) => `.${ending}`)].join(',');
}

// Control characters, marks that turn or hide text, and what no file system takes.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff<>:"|?*]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A file's name as it is kept and shown: NFC, its last path part, without what hides or turns text. Never used as a path. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNWANTED, '').trim();
  if (name.length <= UPLOAD_LIMITS.name) return name;
  const ending = endingOf(name);
  return `${[...name].slice(0, UPLOAD_LIMITS.name - ending.length - 1).join('')}.${ending}`;
}

/** The ending of a name, without its point; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? '';
}

/** What the ending of a name says that the file is, where that may go up as this kind. */
export function typeOfName(name: string, kind: UploadKind): ContentType | undefined {
  const type = TYPES[endingOf(cleanFileName(name)).toLowerCase()];
  return CONTENT_TYPES[kind].find((allowed) => allowed === type);
}

/** A file as a screen announces it. */
export interface AnnouncedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export type UploadRefusal = 'file_type_not_allowed' | 'picture_type_not_allowed' | 'file_type_mismatch' | 'file_empty' | 'file_too_large';

/** Why an announced file will not be taken; null when it may be tried. The same on the screen and on the server. */
export function refusalOf(file: AnnouncedFile, kind: UploadKind): UploadRefusal | null {
  const type = typeOfName(file.name, kind);
  if (!type) return kind === 'document' ? 'file_type_not_allowed' : 'picture_type_not_allowed';
  if (file.type !== '' && file.type !== type) return 'file_type_mismatch';
  if (!(file.size > 0)) return 'file_empty';
  return file.size > UPLOAD_LIMITS.bytes ? 'file_too_large' : null;
}

/** A registration's ticket, as it was handed out. */
export const uploadTicket = z.string('upload_ticket_invalid').min(20, 'upload_ticket_invalid').max(200, 'upload_ticket_invalid');

/** What goes up with the announced files: the ticket of somebody who is not signed in. */
export const uploadInput = z.strictObject({ ticket: uploadTicket.nullable() });

/** A kept file, as a screen hands it on. */
export interface UploadedFile {
  readonly key: string;
  readonly name: string;
}

/** A file that was handed in with something, as those who may read that see it. Its size is in bytes. */
export const attachedFile = z.object({ id: z.int(), name: z.string(), contentType: z.enum(CONTENT_TYPES.document), size: z.int() });
export type AttachedFile = z.output<typeof attachedFile>;

/** A key in a body. */
export const fileKey = z.string('file_unknown').regex(/^[A-Za-z0-9]{24,100}$/, 'file_unknown');

/** Keys of uploaded files that are handed in with something, beside those that it has. */
export const newFiles = z.array(fileKey, 'file_unknown').max(UPLOAD_LIMITS.files, 'too_many_files').optional().transform((keys) => [...new Set(keys)]);

/** Ids of files that something has and that are to go. */
export const removedFiles = z.array(id('removed_file_unknown'), 'invalid_input').max(UPLOAD_LIMITS.files, 'too_many_files').optional().transform((ids) => [...new Set(ids)]);
