import 'server-only';
import NextAuth from 'next-auth';
import * as z from 'zod';
import { findLive, sessionCookiesOf } from '@/access/actor';
import { authOptions, ownPath } from '@/access/next-auth';
import { sessionCookieName } from '@/access/session-cookie';
import { readCapped, readJson } from './body';
import { refuseForeignOrigin } from './origin';
import { Problem } from './problem';
import { API_HEADERS, asProblem, mountRefusals, refusal, unknownCall } from './serve';

/**
 * What of next-auth is served (docs/decisions/0003): who is signed in, and signing out by its client. The library answers 500
 * to a body that is none, reads one of any size, and takes log lines from anybody, so nothing gets to it unread.
 */
const SERVED = { session: 'GET', csrf: 'GET', signout: 'POST' } as const;
type Action = keyof typeof SERVED;

const FORM_LIMIT = 10 * 1024;
const signOutBody = z.object({
  csrfToken: z.string('invalid_input').min(1, 'invalid_input'),
  callbackUrl: z.string('invalid_input').refine((address) => ownPath(address) !== null, 'invalid_input').optional(),
  json: z.union([z.boolean(), z.string()]).transform(String).optional(),
});

async function readSignOut(request: Request): Promise<z.output<typeof signOutBody>> {
  refuseForeignOrigin(request, true, true);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  const sent = isForm ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readCapped(request, FORM_LIMIT)))) : await readJson(request);
  const parsed = signOutBody.safeParse(sent ?? {});
  if (parsed.success) return parsed.data;
  throw new Problem('invalid_input', { field: String(parsed.error.issues[0]?.path[0] ?? 'csrfToken') });
}

/** The library's cookies of a request: its own against forged forms, and of several sessions the one that is alive. */
async function cookiesOf(request: Request): Promise<Record<string, string>> {
  const header = request.headers.get('cookie');
  const sessions = sessionCookiesOf(header);
  const session = (await findLive(sessions))?.token ?? sessions[0];
  const csrf = (header ?? '').split(/; */).find((part) => /^(?:__Host-)?next-auth\.csrf-token=/.test(part));
  const [name = '', value = ''] = csrf?.split(/=(.*)/s) ?? [];
  return { ...(session !== undefined && { [sessionCookieName()]: session }), ...(csrf && { [name]: decoded(value) }) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const library = NextAuth(authOptions) as (request: object, response: object) => Promise<void>;

/** Asks the library in the form that needs no request of Next's, and gives its answer. */
async function ask(action: Action, request: Request, body: z.output<typeof signOutBody> | undefined): Promise<Response> {
  const headers = new Headers(API_HEADERS);
  const kept = new Map<string, string | string[]>();
  let status = 200;
  let text: string | null = null;
  const response = {
    status: (code: number) => ((status = code), response),
    getHeader: (name: string) => kept.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => (kept.set(name.toLowerCase(), value), response),
    json: (value: unknown) => void (text = JSON.stringify(value)),
    send: (value: unknown) => void (text = typeof value === 'string' ? value : JSON.stringify(value ?? {})),
    end: () => undefined,
  };
  const cookies = await cookiesOf(request);
  await library({ method: SERVED[action], query: { nextauth: [action] }, headers: Object.fromEntries(request.headers), cookies, body }, response);
  for (const line of [kept.get('set-cookie') ?? []].flat()) headers.append('set-cookie', line);
  const location = kept.get('location');
  if (typeof location === 'string') headers.set('location', location);
  return new Response(text, { status, headers });
}

/** Where the library leads whose token against forged forms is wrong. */
const FORGED = /[?&]csrf=true/;

/** Answers /api/auth/{session, csrf, signout}; whatever else next-auth knows is not here. */
export async function answerNextAuth(request: Request, { params }: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const [action = '', ...rest] = (await params).nextauth;
  if (rest.length > 0 || !Object.hasOwn(SERVED, action)) return unknownCall();
  const method = SERVED[action as Action];
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  if (asked !== method) return mountRefusals([method])[asked === 'OPTIONS' ? 'OPTIONS' : 'POST'](request, { params: Promise.resolve({}) });
  // The library would leave its cookies with every visitor who is asked whether somebody is signed in.
  if (action === 'session' && sessionCookiesOf(request.headers.get('cookie')).length === 0) return Response.json({}, { headers: API_HEADERS });
  try {
    const answer = await ask(action as Action, request, method === 'POST' ? await readSignOut(request) : undefined);
    const isForged = FORGED.test(answer.headers.get('location') ?? '') || (action === 'signout' && FORGED.test(await answer.clone().text()));
    return isForged ? refusal(new Problem('foreign_origin')) : answer;
  } catch (error) {
    return refusal(asProblem(error, request, { method, path: `/api/auth/${action}` }));
  }
}
