import { sessionCookieName } from '@/access/session-cookie';
import { uploadRoutes } from '@/modules/upload/upload.router';
import { localFile, localIngest } from '@/server/uploads/embedded-routes';

/** What a browser does to put files up, through the routes' own handlers. */
const ORIGIN = 'http://localhost:3000';
const ingest = localIngest(uploadRoutes.POST);

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  /** What the browser says of its size; the true one unless said otherwise. */
  readonly size?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.json().catch(() => null) };
}

/** Who uploads: a session, a ticket, or nobody. */
export interface Uploading {
  readonly as?: { readonly token: string };
  readonly ticket?: string | null;
  readonly slug?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Step one: the files are announced, and signed addresses come back. */
export async function announce(files: readonly SentFile[], { as, ticket = null, slug = 'document', headers = {} }: Uploading): Promise<Answer> {
  const announced = files.map(({ name, type, bytes, size }) => ({ name, type, size: size ?? bytes.byteLength, lastModified: 1 }));
  return answerOf(await uploadRoutes.POST(new Request(`${ORIGIN}/api/uploadthing?actionType=upload&slug=${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as ? { cookie: `${sessionCookieName()}=${as.token}`, origin: ORIGIN } : {}), ...headers },
    body: JSON.stringify({ files: announced, input: { ticket } }),
  })));
}

const keyOf = (address: string) => ({ params: Promise.resolve({ key: new URL(address, ORIGIN).pathname.split('/').at(-1) ?? '' }) });

/** Step two: the bytes go to a signed address. */
export async function put(address: string, form: FormData, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  // What a browser sends on the wire: the body as bytes, with their number.
  const wire = new Response(form);
  const body = await wire.arrayBuffer();
  const sent = new Headers({ 'content-type': wire.headers.get('content-type') ?? '', 'content-length': String(body.byteLength), ...headers });
  return answerOf(await ingest.PUT(new Request(new URL(address, ORIGIN), { method: 'PUT', headers: sent, body }), keyOf(address)));
}

export async function head(address: string): Promise<Answer> {
  return answerOf(await ingest.HEAD(new Request(new URL(address, ORIGIN), { method: 'HEAD' }), keyOf(address)));
}

export function formOf({ name, bytes, type }: SentFile): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** Both steps for one file. The first refusal is the answer. */
export async function upload(file: SentFile, by: Uploading): Promise<Answer> {
  const announced = await announce([file], by);
  const [presigned] = Array.isArray(announced.body) ? (announced.body as { url: string }[]) : [];
  return presigned ? put(presigned.url, formOf(file)) : announced;
}

/** Opens an address of the embedded provider. */
export async function download(address: string): Promise<Response> {
  return localFile(new Request(new URL(address, ORIGIN)), keyOf(address));
}
