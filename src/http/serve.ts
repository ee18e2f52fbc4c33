import 'server-only';
import type * as z from 'zod';
import { findLive, tokensOfRequest, type Actor } from '@/access/actor';
import { isOwnToken } from '@/access/token';
import { isDatabaseAway } from '@/server/database-error';
import { inTurn } from '@/server/in-turn';
import { noteRequest } from '@/server/lifecycle';
import { log } from '@/server/log';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { BARE_POLICY } from '@/server/security-headers.mjs';
import { fileHeaders } from '@/server/uploads/file-headers';
import { isForm, readForm, readJson } from './body';
import { servedFile, type AnyEndpoint, type StreamEndpoint } from './endpoint';
import { refuseForeignOrigin } from './origin';
import { Problem, problemCodes } from './problem';
import { noteRefusal } from './refused-access';
import { answerOnce } from './repeatable';

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
/** What must be known of a call to let somebody in. */
type Admission = Pick<AnyEndpoint, 'method' | 'path' | 'access' | 'tellsExpired'>;
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

type Mounted = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** Headers of every answer of the API. */
export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': BARE_POLICY,
} as const;

/**
 * The route handlers of one path. A method that no endpoint declares answers 405 in JSON.
 * Every endpoint: who → may they → is the input right → answer → is the answer right. The API's only catch is here.
 */
export function mount(...endpoints: readonly AnyEndpoint[]): Record<Mounted, RouteHandler> {
  const declared = endpoints.map((entry) => [entry.method, serve(entry)] as const);
  return { ...mountRefusals(endpoints.map((entry) => entry.method)), ...Object.fromEntries(declared) };
}

/** Every method answered with 405, for those that a path does not declare, and OPTIONS with those that it does: Next would name all of these. */
export function mountRefusals(methods: readonly string[]): Record<Mounted, RouteHandler> {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).concat('OPTIONS').join(', ');
  const refuse = async () => refusal(new Problem('method_not_allowed'), new Headers({ allow }));
  const tell = async () => new Response(null, { status: 204, headers: { ...API_HEADERS, allow } });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: tell };
}

/**
 * The route handlers of a stream: one GET, admitted and refused as every call is. A HEAD gets the headers and opens nothing.
 */
export function mountStream(stream: StreamEndpoint): Record<Mounted | 'HEAD', RouteHandler> {
  const open = async (request: Request) => {
    const headers = new Headers({ ...API_HEADERS, 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' });
    let actor: Actor | null = null;
    let response: Response;
    try {
      actor = await identify(stream, request);
      admit(stream, request, actor);
      if (!actor) throw new Problem('authentication_required');
      response = new Response(request.method === 'HEAD' ? null : stream.open(actor, request.signal), { headers });
    } catch (error) {
      response = refusal(asProblem(error, request, stream), new Headers());
    }
    noteRequest(request, { route: `${stream.method} ${stream.path}`, party: actor?.partyId, role: actor?.role });
    return response;
  };
  return { ...mountRefusals(['GET']), GET: open, HEAD: open };
}

function serve(endpoint: AnyEndpoint): RouteHandler {
  return async (request, context) => {
    const headers = new Headers();
    let actor: Actor | null = null;
    let response: Response;
    try {
      actor = await identify(endpoint, request);
      admit(endpoint, request, actor);
      const { sent, ...parsed } = await parseInput(endpoint, request, context);
      const input = { ...parsed, actor, request, headers };
      const reply = await inTurnOf(actor, endpoint, () => answerOnce(endpoint, actor, request, sent, async () => endpoint.response.parse(await endpoint.handle(input as never))));
      if (reply.isRepeated) headers.set('idempotency-hit', 'true');
      response = endpoint.file ? file(endpoint.file, reply.body) : json(reply.body, reply.status, headers);
    } catch (error) {
      const problem = asProblem(error, request, endpoint);
      noteRefusal(actor, endpoint, problem, request);
      response = refusal(problem, headers);
    }
    noteRequest(request, { route: `${endpoint.method} ${endpoint.path}`, party: actor?.partyId, role: actor?.role });
    return response;
  };
}

/** A party's changes wait for each other: a burst of one party must not take every connection to the database. */
function inTurnOf<T>(actor: Actor | null, { method }: AnyEndpoint, answer: () => Promise<T>): Promise<T> {
  if (actor === null || method === 'GET') return answer();
  return inTurn({ key: `party:${actor.partyId}`, atOnce: SETTINGS.changesAtOnce, waiting: SETTINGS.changesWaiting }, answer);
}

/** Who calls; public endpoints don't ask. */
async function identify(endpoint: Admission, request: Request): Promise<Actor | null> {
  if (endpoint.access === 'public') return null;
  const { tokens } = tokensOfRequest(request);
  const live = await findLive(tokens);
  if (live) return live.actor;
  throw new Problem(endpoint.tellsExpired && (await isOwnToken(tokens[0])) ? 'session_expired' : 'authentication_required');
}

/** Whether they may. */
function admit(endpoint: Admission, request: Request, actor: Actor | null): void {
  const { by } = tokensOfRequest(request);
  const isPublic = endpoint.access === 'public';
  if (endpoint.method !== 'GET' && by !== 'bearer') refuseForeignOrigin(request, by === 'cookie' && !isPublic);
  if (endpoint.access === 'public' || endpoint.access === 'signed-in') return;
  if (!endpoint.access.some((role) => role === actor?.role)) throw new Problem('role_not_allowed');
}

async function parseInput(endpoint: AnyEndpoint, request: Request, context: RouteContext) {
  const params = endpoint.params ? check(endpoint.params, await context.params) : undefined;
  const given = queryOf(request);
  const query = endpoint.query ? check(endpoint.query, given) : undefined;
  const sent = endpoint.method === 'GET' ? undefined : await readBody(endpoint, request);
  const body = endpoint.body ? check(endpoint.body, sent ?? {}) : undefined;
  return { params, query, body, sent };
}

function readBody(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  return endpoint.takesForm && isForm(request) ? readForm(request) : readJson(request, endpoint.bodyLimit);
}

/** The address's parameters; the same name twice is refused, since two parts of a house might read it differently. */
function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, name)) throw new Problem('repeated_parameter', { field: name });
    query[name] = value;
  }
  return query;
}

function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const [code = 'invalid_input', ...alsoCodes] = problemCodes(issue?.message ?? '');
  throw new Problem(code, issue && issue.path.length > 0 ? { field: issue.path.join('.') } : {}, undefined, alsoCodes);
}

/** What went wrong as the API says it; logged where it is no refusal of ours. */
export function asProblem(error: unknown, request: Request, endpoint: Pick<AnyEndpoint, 'method' | 'path'>): Problem {
  if (error instanceof Problem) return error;
  const failure = error instanceof Error ? error : new Error(String(error));
  const away = isDatabaseAway(failure);
  log('error', away ? 'database.unavailable' : 'api.failed', {
    reqId: request.headers.get('x-request-id'), route: `${endpoint.method} ${endpoint.path}`, error: failure.message, stack: away ? undefined : failure.stack,
  });
  return away ? new Problem('unavailable', {}, 5) : new Problem('internal');
}

function json(body: unknown, status: number, headers: Headers): Response {
  for (const [name, value] of Object.entries(API_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  return new Response(JSON.stringify(body), { status, headers });
}

/** A file, which is saved and never shown as a page of ours. */
function file(type: string, body: unknown): Response {
  const { name, bytes } = servedFile.parse(body);
  return new Response(new Uint8Array(bytes), { headers: fileHeaders({ name, type, size: bytes.byteLength, isPublic: false }) });
}

/** A refusal as the API answers it; also for routes that another library answers. */
export function refusal(problem: Problem, headers = new Headers()): Response {
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
  headers.delete('content-disposition');
  headers.set('content-type', API_HEADERS['content-type']);
  return json({ success: false, error: problem.message, code: problem.code, ...problem.details }, problem.status, headers);
}


/** What /api answers where no call is declared. */
export async function unknownCall(): Promise<Response> {
  return refusal(new Problem('endpoint_not_found'), new Headers());
}
