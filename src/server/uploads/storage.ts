import 'server-only';
import './quiet-library';
import { UTApi, UTFile } from 'uploadthing/server';
import { embeddedFetch } from './embedded-provider';
import { dropAbandoned } from './embedded-store';
import { EMBEDDED_APP, FILES_PATH, INNER_ORIGIN, isEmbedded, outerAddress, uploadConfig } from './upload-config';

/**
 * Where the bytes of uploaded files lie. Nothing else imports uploadthing/server: a row of StoredFile holds a key, and
 * this says what can be done with it, with the service and with the embedded provider alike.
 */

/** Seconds for which a signed address opens a private file. */
const SIGNED_SECONDS = 60;

const shared = globalThis as typeof globalThis & { marsaUploads?: UTApi };
const api = () => (shared.marsaUploads ??= new UTApi({ ...uploadConfig(), ...(isEmbedded() ? { fetch: embeddedFetch } : {}) }));
const fetchFile = (address: string) => (isEmbedded() ? embeddedFetch(address) : fetch(address));

async function sign(key: string): Promise<string> {
  return (await api().generateSignedURL(key, { expiresIn: SIGNED_SECONDS })).ufsUrl;
}

/** An address that opens a private file for a minute, to whoever has it: authorise before. */
export async function signedUrl(key: string): Promise<string> {
  return outerAddress(await sign(key));
}

/** The lasting address of a public file: a party's picture. */
export function publicUrl(key: string): string {
  if (isEmbedded()) return outerAddress(`${INNER_ORIGIN}${FILES_PATH}/a/${EMBEDDED_APP}/${key}`);
  const { appId } = JSON.parse(Buffer.from(uploadConfig().token, 'base64').toString()) as { appId: string };
  return `https://${appId}.ufs.sh/f/${key}`;
}

/** Removes files for good; those that are gone already are no error. */
export async function remove(keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await api().deleteFiles([...keys]);
}

/** The bytes of a file, for inspection. */
export async function readFile(key: string): Promise<Uint8Array> {
  const response = await fetchFile(await sign(key));
  if (!response.ok) throw new Error(`The storage answered ${response.status} for a file that it should hold`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Puts a file of the server's own up. Gives its key. */
export async function store(file: { bytes: Uint8Array; name: string; contentType: string }, access: 'private' | 'public-read'): Promise<string> {
  const upload = new UTFile([new Uint8Array(file.bytes)], file.name, { type: file.contentType });
  const { data, error } = await api().uploadFiles(upload, { acl: access, contentDisposition: 'attachment' });
  if (error) throw new Error(`The storage took no file: ${error.code}`);
  return data.key;
}

/** Keys of files that the storage has held since before an instant, some hundreds at most. */
export async function listOlderThan(before: Date): Promise<string[]> {
  const { files } = await api().listFiles({ limit: 500 });
  return files.filter(({ uploadedAt }) => uploadedAt < before.getTime()).map(({ key }) => key);
}

/** Forgets uploads that were begun before an instant and never came. The service does so by itself. */
export async function forgetAbandoned(before: Date): Promise<void> {
  if (isEmbedded()) await dropAbandoned(before.getTime());
}
