import type * as z from 'zod';
import type { Registry } from './endpoints';

/** Heard by the window when a call was refused because nobody is signed in. */
export const SIGNED_OUT = 'marsa:signed-out';

/** A line on which nothing comes for this long is taken as broken. */
const PATIENCE_MS = 60_000;

/** A documented call, named as "GET /api/products". */
export type CallName = keyof Registry;

type Sent<C extends CallName, K extends string> = Registry[C] extends { readonly [key in K]: infer T extends z.ZodType } ? z.input<T> : undefined;
type Options<C extends CallName> = (Sent<C, 'params'> extends undefined ? { params?: undefined } : { params: Record<keyof Sent<C, 'params'>, string | number> })
  & (Sent<C, 'query'> extends undefined ? { query?: undefined } : { query?: Sent<C, 'query'> })
  & (Sent<C, 'body'> extends undefined ? { body?: undefined } : { body: Sent<C, 'body'> })
  & {
    signal?: AbortSignal;
    /** Names one wish of the user: a call that is made again with it does nothing twice. */
    idempotencyKey?: string;
    /** Told the server's clock at the answer (ms since 1970, whole seconds), where it says it. */
    onServerTime?: (at: number) => void;
  };

/** What a call answers. */
export type Answer<C extends CallName> = z.output<Registry[C]['response']>;

/** A refusal or a failure to reach the server; `code` is `network` for the latter, and for answers that are not the server's own. */
export class ApiError extends Error {
  constructor(
    readonly code: string, message: string, readonly status: number, readonly field?: string,
    /** What else the answer tells of the refusal, by the answer's keys. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/**
 * Makes a call with the session's cookie; the answer is typed by the endpoint's own declaration.
 *
 * @throws ApiError
 */
export async function api<C extends CallName>(name: C, options: Options<C>): Promise<Answer<C>> {
  const [method, template] = name.split(' ') as [string, string];
  const params: Record<string, string | number> = options.params ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : '';
  let response: Response;
  try {
    response = await fetch(path + query, {
      method,
      headers: {
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE_MS)]) : AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('network', 'network', 0);
  }
  const answeredAt = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(answeredAt)) options.onServerTime?.(answeredAt);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer<C>;
  if (response.status === 401 && template !== '/api/auth/login') window.dispatchEvent(new Event(SIGNED_OUT));
  const refusal = (answer ?? {}) as { code?: string; error?: string; field?: string };
  // Something between us and the server may answer a sentence without a code, which is then shown, or nothing that can be read.
  const code = refusal.code ?? (refusal.error ? 'unknown' : 'network');
  throw new ApiError(code, refusal.error ?? '', response.status, refusal.field, refusal);
}
