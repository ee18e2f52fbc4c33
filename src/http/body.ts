import 'server-only';
import { Problem } from './problem';

const JSON_LIMIT = 100 * 1024;
const DEPTH_LIMIT = 20;

/** The bytes of a body, refused from the first byte over the limit on. */
export async function readCapped(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('body_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Problem('body_too_large');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}

/** The kind of a request's body as it says, without its parameters. */
export function typeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Whether a request's body is a form with parts. */
export function isForm(request: Request): boolean {
  return typeOf(request) === 'multipart/form-data';
}

/**
 * The fields of a request's form. Files go up by uploadthing and are named by their keys, so that a part that is one is refused;
 * a name that comes twice is a list.
 *
 * @throws Problem body_too_large (413), malformed_form (400) or file_unknown (400)
 */
export async function readForm(request: Request): Promise<Record<string, string | string[]>> {
  const bytes = await readCapped(request, JSON_LIMIT);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData()
    .catch(() => { throw new Problem('malformed_form'); });
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map((value) => {
      if (typeof value !== 'string') throw new Problem('file_unknown', { field: name });
      return value;
    });
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}

/**
 * The JSON of a request's body, or undefined when it has none.
 *
 * @throws Problem unsupported_media_type (415), body_too_large (413), malformed_json (400) or text_invalid (400, half a sign in a text)
 */
export async function readJson(request: Request, limit = JSON_LIMIT): Promise<unknown> {
  const bytes = await readCapped(request, limit);
  if (bytes.byteLength === 0) return undefined;
  const type = typeOf(request);
  if (type !== 'application/json') throw new Problem('unsupported_media_type');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > DEPTH_LIMIT) throw new Problem('malformed_json');
    const value: unknown = JSON.parse(text);
    if (HALF_ESCAPED.test(text)) requireWellFormed(value);
    return value;
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('malformed_json');
  }
}

/** Half of a sign that needs two, written as an escape: the only way into JSON for one that stands alone. Of pairs it finds the halves too. */
const HALF_ESCAPED = /\\u[dD][89a-fA-F]/;

/**
 * Refuses texts with half a sign (a lone surrogate): nothing can keep, hash or show them, and each would do something else with
 * them. The field is that of the body's first level.
 *
 * @throws Problem text_invalid (400)
 */
function requireWellFormed(value: unknown, field?: string): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new Problem('text_invalid', field === undefined ? {} : { field });
  } else if (Array.isArray(value)) {
    for (const one of value) requireWellFormed(one, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      requireWellFormed(name, field);
      requireWellFormed(one, field ?? name);
    }
  }
}
