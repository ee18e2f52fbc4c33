import 'server-only';
import { Problem, isProblemCode } from '@/http/problem';
import { refusal } from '@/http/serve';
import { INNER_ORIGIN, isEmbedded } from './upload-config';
import { fileAddresses, md5, takeResult } from './embedded-provider';
import { declaredFile, readSigned, sign, type DeclaredFile } from './embedded-signature';
import { claimPending, dropFiles, keepFile, readBytes, readKept, readPending, type PendingState } from './embedded-store';
import { fileHeaders } from './file-headers';

/**
 * The part of uploadthing's service that a browser talks to. The signed address is the authorisation, as it is there.
 * With a real token none of it exists.
 */

type Context<K extends string> = { params: Promise<Record<K, string>> };
type Handler<K extends string> = (request: Request, context: Context<K>) => Promise<Response>;
/** The library's route handler, which runs the completion hook. */
type Hook = (request: Request) => Promise<Response>;

/** What a multipart body adds to its file: boundaries and the part's own headers. */
const ENVELOPE = 16 * 1024;

const answering = <K extends string>(handle: Handler<K>): Handler<K> => async (request, context) => {
  try {
    if (!isEmbedded()) throw new Problem('not_found');
    return await handle(request, context);
  } catch (error) {
    return refusal(error instanceof Problem ? error : new Problem('internal'));
  }
};

/** A signed address of a file that is awaited. */
async function awaited(request: Request, key: string): Promise<{ file: DeclaredFile; state: PendingState }> {
  const { pathname, search } = new URL(request.url);
  const params = readSigned(pathname + search);
  if (!params) throw new Problem('upload_address_invalid');
  const state = await readPending(key);
  if (!state) throw new Problem((await readKept(key)) ? 'status_changed' : 'not_found');
  return { file: declaredFile(params), state };
}

/** The bytes of the one part named `file`, of exactly the announced size; read only when their length is bearable. */
async function bytesOf(request: Request, { size }: DeclaredFile): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (length === null) throw new Problem('invalid_input', { field: 'Content-Length' });
  if (!(Number(length) <= size + ENVELOPE)) throw new Problem('file_too_large');
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) throw new Problem('unsupported_media_type');
  const parts = await request.formData().then((form) => [...form.entries()], () => []);
  const [[name, file] = [], ...others] = parts;
  if (name !== 'file' || !(file instanceof File) || others.length > 0) throw new Problem('invalid_input', { field: 'file' });
  if (file.size === 0) throw new Problem('file_empty');
  if (file.size !== size) throw new Problem(file.size > size ? 'file_too_large' : 'invalid_input', { field: 'file' });
  return new Uint8Array(await file.arrayBuffer());
}

/** Tells the library that a file is here, signed as the service does; gives what the completion hook answered. */
async function complete(hook: Hook, key: string, file: DeclaredFile, state: PendingState, fileHash: string): Promise<unknown> {
  const body = JSON.stringify({
    status: 'uploaded', origin: `${INNER_ORIGIN}/api/local-ingest`, metadata: state.metadata,
    file: { name: file.name, size: file.size, type: file.type, customId: file.customId, key, fileHash, ...fileAddresses(key) },
  });
  await hook(new Request(`${state.callbackUrl}${state.callbackUrl.includes('?') ? '' : `?slug=${encodeURIComponent(state.slug)}`}`, {
    method: 'POST', body,
    headers: { 'content-type': 'application/json', 'uploadthing-hook': 'callback', 'x-uploadthing-signature': sign(body) },
  }));
  return takeResult(key);
}

/** HEAD and PUT /api/local-ingest/[key]. */
export function localIngest(hook: Hook): { HEAD: Handler<'key'>; PUT: Handler<'key'> } {
  return {
    HEAD: answering(async (request, { params }) => {
      await awaited(request, (await params).key);
      return new Response(null, { headers: { 'x-ut-range-start': '0', 'cache-control': 'no-store' } });
    }),
    PUT: answering(async (request, { params }) => {
      const { key } = await params;
      const { file, state } = await awaited(request, key);
      const bytes = await bytesOf(request, file);
      if (!(await claimPending(key))) throw new Problem('status_changed');
      await keepFile(key, { name: file.name, type: file.type, size: bytes.byteLength, isPublic: file.isPublic }, bytes);
      const serverData = await complete(hook, key, file, state, md5(bytes));
      const refused = refusedCode(serverData);
      if (serverData === undefined || refused) {
        await dropFiles([key]);
        throw new Problem(refused ?? 'internal');
      }
      return Response.json({ ...fileAddresses(key), fileHash: md5(bytes), serverData }, { headers: { 'cache-control': 'no-store' } });
    }),
  };
}

function refusedCode(serverData: unknown) {
  const code = serverData && typeof serverData === 'object' && 'refused' in serverData ? String(serverData.refused) : null;
  if (code === null) return null;
  return isProblemCode(code) ? code : 'internal';
}

/** GET /api/local-files/a/[appId]/[key]: a public file, or a private one by its signed address. */
export const localFile: Handler<'key'> = answering(async (request, { params }) => {
  const { key } = await params;
  const { pathname, search } = new URL(request.url);
  const state = await readKept(key);
  if (!state) throw new Problem('not_found');
  if (!state.isPublic && !readSigned(pathname + search)) throw new Problem('upload_address_invalid');
  const bytes = await readBytes(key);
  if (!bytes) throw new Problem('not_found');
  return new Response(bytes, { headers: fileHeaders({ ...state, size: bytes.byteLength }) });
});
