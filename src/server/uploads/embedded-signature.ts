import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { embeddedApiKey, INNER_ORIGIN } from './upload-config';

/** The signature that the library and its service use: HMAC-SHA256 of the text, in hex behind its name. */
export function sign(text: string): string {
  return `hmac-sha256=${createHmac('sha256', embeddedApiKey()).update(text).digest('hex')}`;
}

/**
 * The parameters of an address that was signed by us and holds still; null for any other. The address is put together
 * again under the inner origin, so that no header of the request takes part.
 */
export function readSigned(address: string): URLSearchParams | null {
  const given = new URL(address, INNER_ORIGIN);
  const signature = given.searchParams.get('signature') ?? '';
  const signed = new URL(given.pathname, INNER_ORIGIN);
  for (const [name, value] of given.searchParams) if (name !== 'signature') signed.searchParams.append(name, value);
  const expected = Buffer.from(sign(signed.toString()));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(signed.searchParams.get('expires')) > Date.now() ? signed.searchParams : null;
}

/** What a signed address says of the file that may be put there. */
export interface DeclaredFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly customId: string | null;
  readonly isPublic: boolean;
  readonly slug: string;
}

/** The file of an ingest address. Its values were encoded twice: by the library, and by the address itself. */
export function declaredFile(params: URLSearchParams): DeclaredFile {
  const value = (name: string) => decodeURIComponent(params.get(`x-ut-${name}`) ?? '');
  return {
    name: value('file-name'), size: Number(value('file-size')), type: value('file-type'), customId: value('custom-id') || null,
    isPublic: value('acl') === 'public-read', slug: value('slug'),
  };
}
