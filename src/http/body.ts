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

/**
 * The JSON of a request's body, or undefined when it has none.
 *
 * @throws Problem unsupported_media_type (415), body_too_large (413) or malformed_json (400)
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readCapped(request, JSON_LIMIT);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('unsupported_media_type');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > DEPTH_LIMIT) throw new Problem('malformed_json');
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed_json');
  }
}
