import 'server-only';
import { createHash } from 'node:crypto';
import { EMBEDDED_APP, FILES_PATH, INGEST_PATH, INNER_ORIGIN } from './upload-config';
import { declaredFile, readSigned } from './embedded-signature';
import { awaitFile, dropFiles, keepFile, listKept, readBytes, type PendingState } from './embedded-store';

/**
 * The part of uploadthing's service that a server talks to, answered in this process: no call leaves the house, and
 * none of these addresses exists for anybody else.
 */

/** Answers of the completion hook, from the library's call until the ingest takes them. */
const shared = globalThis as typeof globalThis & { marsaUploadResults?: Map<string, unknown> };
const results = () => (shared.marsaUploadResults ??= new Map());

/** What the completion hook answered for a key, once; undefined when it failed. */
export function takeResult(key: string): unknown {
  const result = results().get(key);
  results().delete(key);
  return result;
}

/** The addresses that an upload's answer names; the library insists on all three. */
export function fileAddresses(key: string) {
  const address = `${INNER_ORIGIN}${FILES_PATH}/a/${EMBEDDED_APP}/${key}`;
  return { url: address, appUrl: address, ufsUrl: address };
}

export function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

interface RouteMetadata { fileKeys: string[]; metadata: PendingState['metadata']; callbackUrl: string; callbackSlug: string }

/** Before the addresses go out: the keys are awaited, with what the hook will be told. */
async function registerMetadata(body: RouteMetadata): Promise<Response> {
  const state = { slug: body.callbackSlug, callbackUrl: body.callbackUrl, metadata: body.metadata };
  const isFree = await Promise.all(body.fileKeys.map((key) => awaitFile(key, state)));
  return isFree.every(Boolean) ? Response.json({ ok: true }) : Response.json({ ok: false }, { status: 409 });
}

/** A file that the server itself puts up (a re-encoded picture, the demo's papers): there is no hook. */
async function putFromServer(request: Request): Promise<Response> {
  const params = readSigned(request.url);
  const file = (await request.formData()).get('file');
  if (!params || !(file instanceof File)) return new Response(null, { status: 400 });
  const { name, type, isPublic } = declaredFile(params);
  const key = new URL(request.url).pathname.slice(INGEST_PATH.length + 1);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!(await keepFile(key, { name, type, isPublic, size: bytes.byteLength }, bytes))) return new Response(null, { status: 409 });
  return Response.json({ ...fileAddresses(key), fileHash: md5(bytes), serverData: null });
}

async function getForServer(path: string): Promise<Response> {
  const bytes = await readBytes(path.slice(`${FILES_PATH}/a/${EMBEDDED_APP}/`.length));
  return new Response(bytes, { status: bytes ? 200 : 404 });
}

async function listFiles(): Promise<Response> {
  const files = (await listKept()).map(({ key, keptAt }) => ({ id: key, key, customId: null, name: key, size: 0, status: 'Uploaded', uploadedAt: Math.floor(keptAt) }));
  return Response.json({ hasMore: false, files });
}

/** `fetch` for the library, in place of the network. */
export async function embeddedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  switch (pathname) {
    case `${INGEST_PATH}/route-metadata`:
      return registerMetadata((await request.json()) as RouteMetadata);
    case `${INGEST_PATH}/callback-result`: {
      const { fileKey, callbackData } = (await request.json()) as { fileKey: string; callbackData: unknown };
      results().set(fileKey, callbackData);
      return Response.json({ ok: true });
    }
    case '/api/local-api/v6/deleteFiles':
      return Response.json({ success: true, deletedCount: await dropFiles(((await request.json()) as { fileKeys: string[] }).fileKeys) });
    case '/api/local-api/v6/listFiles':
      return listFiles();
    default:
      if (request.method === 'PUT' && pathname.startsWith(`${INGEST_PATH}/`)) return putFromServer(request);
      if (request.method === 'GET' && pathname.startsWith(`${FILES_PATH}/`)) return getForServer(pathname);
      return new Response(null, { status: 404 });
  }
}
