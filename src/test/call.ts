import { sessionCookieName } from '@/access/session-cookie';
import type { Registry } from '@/http/endpoints';
import type { RouteHandler } from '@/http/serve';

export type CallName = keyof Registry;

/** The mounted calls, each loaded when it is made: a test waits for the modules that it is about, not for all of the house. */
const MOUNTS = import.meta.glob<Readonly<Record<string, RouteHandler | undefined>>>('../../app/api/**/route.ts');

/** What a test sends. Everything is optional: a request may be as wrong as it likes. */
export interface Sent {
  /** Whose session goes with it. */
  readonly as?: { readonly token: string } | null;
  /** How it goes with it; by cookie unless said otherwise, from our own page. */
  readonly by?: 'cookie' | 'bearer';
  /** Values of the path's `{names}`, as the router hands them on: decoded. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Query without question mark. */
  readonly query?: string;
  /** Sent as JSON; a `raw` body goes as it is. */
  readonly body?: unknown;
  readonly raw?: BodyInit;
  /** Over the usual ones; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The JSON; undefined when the text is none. */
  readonly body: unknown;
}

const ORIGIN = 'http://localhost:3000';

function headersOf(sent: Sent): Headers {
  const headers = new Headers();
  if (sent.body !== undefined || sent.raw !== undefined) headers.set('content-type', 'application/json');
  if (sent.as && sent.by === 'bearer') headers.set('authorization', `Bearer ${sent.as.token}`);
  else if (sent.as) {
    headers.set('cookie', `${sessionCookieName()}=${sent.as.token}`);
    headers.set('origin', ORIGIN);
    headers.set('sec-fetch-site', 'same-origin');
  }
  for (const [name, value] of Object.entries(sent.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** How a request comes to what answers it; `params` are what the router has found in its path. */
export type Deliver = (name: CallName, request: Request, params: Record<string, string>) => Promise<Response>;
export type Call = (name: CallName, sent?: Sent) => Promise<Answered>;

/** Makes a call through its mounted handler, as the router would, and reads the answer. */
export const call = callBy(async (name, request, params) => {
  const [method = '', route = ''] = name.split(' ');
  const handle = (await MOUNTS[`../../app${route.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`]?.())?.[method];
  if (!handle) throw new Error(`Nothing is mounted for ${name}`);
  return handle(request, { params: Promise.resolve(params) });
});

/** The same on another way. */
export function callBy(deliver: Deliver): Call {
  return (name, sent = {}) => ask(deliver, name, sent);
}

async function ask(deliver: Deliver, name: CallName, sent: Sent): Promise<Answered> {
  const [method, route = ''] = name.split(' ');
  const params = Object.fromEntries(Object.entries(sent.params ?? {}).map(([key, value]) => [key, String(value)]));
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(Buffer.from(params[key] ?? '').toString()));
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const request = new Request(`${ORIGIN}${path}${sent.query === undefined ? '' : `?${sent.query}`}`, { method, headers: headersOf(sent), body });
  const response = await deliver(name, request, params);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { status: response.status, headers: response.headers, bytes, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A house that is too busy says so and has done nothing: whoever hears that asks again. */
export async function patiently(make: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answer = await make();
    if (answer.status !== 503) return answer;
  }
}

/** Makes the same call many times at once. Gives the answers by status. */
export async function atOnce(times: number, make: (index: number) => Promise<Answered>): Promise<Map<number, Answered[]>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => make(index)));
  const byStatus = new Map<number, Answered[]>();
  for (const answer of answers) byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), answer]);
  return byStatus;
}
