import * as z from 'zod';
import type { Actor } from '@/access/actor';
import type { RoleSlug } from '@/access/roles';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: everybody, any signed-in party, or parties acting in one of these roles. Always typed out. */
export type Access = 'public' | 'signed-in' | readonly RoleSlug[];

/** One call of the API, declared once: route handler, OpenAPI document, typed client and access tests derive from it. */
export interface EndpointShape {
  readonly method: Method;
  /** As documented, with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** Answers 403 session_expired to a token of ours whose session is over, where all others answer 401 (a documented oddity of one call). */
  readonly tellsExpired?: boolean;
  /** One English line for the API page. */
  readonly summary: string;
  /** Keys are the path's parameters. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Whether the body may be a form (multipart/form-data) as well as JSON: its fields are texts then, one of each name. */
  readonly takesForm?: boolean;
  /** Whether it makes something new, so that the same asked for again within a moment is the same (repeatable.ts). */
  readonly makesNew?: true;
  /** Bytes of a body at most, where that is more than for others. */
  readonly bodyLimit?: number;
  readonly response: z.ZodType;
  /** HTTP status of a success; 200 when absent. */
  readonly status?: number;
  /** The media type of the file that is answered in place of JSON; `response` is then `servedFile`. */
  readonly file?: 'application/pdf' | 'text/csv; charset=utf-8';
  /** Whether the header X-Total-Count says how many rows the whole list has. */
  readonly isCounted?: boolean;
}

/** A file as a call with `file` answers it: its name for who saves it, and what is in it. */
export const servedFile = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });

type Part<E, K extends string> = E extends { readonly [key in K]: infer T extends z.ZodType } ? z.output<T> : undefined;
type ActorFor<A extends Access> = A extends 'public' ? null : Actor;

/** What a handler is given: everything is checked already. */
export interface Call<E extends EndpointShape> {
  readonly actor: ActorFor<E['access']>;
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly request: Request;
  /** Headers of the answer, for cookies and counts. */
  readonly headers: Headers;
}

/** A declared call with the function that answers it. */
export type Endpoint<E extends EndpointShape> = E & { readonly handle: (call: Call<E>) => Promise<z.input<E['response']>> };

/**
 * Declares a call; `.handle(fn)` gives it its answer. Two steps, since inside one literal TypeScript would widen the
 * shape and no longer check the handler against it.
 */
export function endpoint<const E extends EndpointShape>(shape: E) {
  return { handle: (handle: Endpoint<E>['handle']): Endpoint<E> => ({ ...shape, handle }) };
}

/** Any declared call, where only its shape is looked at. */
export type AnyEndpoint = EndpointShape & { readonly handle: (call: never) => Promise<unknown> };

/** A call whose answer is a stream of events (text/event-stream) and no JSON. */
export interface StreamEndpoint {
  readonly method: 'GET';
  readonly path: string;
  readonly access: 'signed-in';
  readonly summary: string;
  /** The stream, until it ends by itself or `signal` says that nobody reads any more. */
  readonly open: (actor: Actor, signal: AbortSignal) => ReadableStream<Uint8Array>;
}
