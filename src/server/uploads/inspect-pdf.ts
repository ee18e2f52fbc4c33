import 'server-only';
import { inflateSync } from 'node:zlib';
import { Problem } from '@/http/problem';

/** Names that let a PDF act, carry other files, or hide what it holds from us. */
const REFUSED = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|SubmitForm|ImportData)(?![A-Za-z])/;
/** Too short to be looked for in compressed bytes, where it comes about by chance. */
const SCRIPT = /\/JS(?![A-Za-z0-9])/;
const STREAM = /stream\r?\n([\s\S]*?)endstream/g;
const END_WITHIN = 1024;
const INFLATED_LIMIT = 32 * 1024 * 1024;

/**
 * Refuses a PDF that is cut off, or that could do more than be read. Names may be written with #-escapes, and may stand
 * inside compressed object streams: both are opened.
 *
 * @throws Problem file_damaged, file_content_refused
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-END_WITHIN).includes('%%EOF')) throw new Problem('file_damaged');
  const outside = text.replace(STREAM, ' ');
  const refused = REFUSED.test(unescapeNames(text)) || SCRIPT.test(unescapeNames(outside)) || objectStreams(text).some((stream) => {
    const names = unescapeNames(stream);
    return REFUSED.test(names) || SCRIPT.test(names);
  });
  if (refused) throw new Problem('file_content_refused');
}

/** `/J#61vaScript` is `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The text of every stream that inflates to objects; one that inflates to far too much is refused. */
function objectStreams(text: string): string[] {
  const streams: string[] = [];
  let left = INFLATED_LIMIT;
  for (const match of text.matchAll(STREAM)) {
    const dictionary = text.slice(text.lastIndexOf('obj', match.index), match.index);
    if (!/\/ObjStm(?![A-Za-z])/.test(unescapeNames(dictionary))) continue;
    const content = inflated(match[1] ?? '', left);
    left -= content.length;
    streams.push(content);
  }
  return streams;
}

function inflated(stream: string, limit: number): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: Math.max(1, limit) }).toString('latin1');
  } catch (error) {
    // What does not inflate is no compressed stream, or not one that a reader could open; a bomb is.
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Problem('file_content_refused');
    return stream;
  }
}
