import 'server-only';
import { inflateSync } from 'node:zlib';
import { Problem } from '@/http/problem';

/** Names that let a PDF act, carry other files, or hide what it holds from us. */
const REFUSED = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|SubmitForm|ImportData)(?![A-Za-z])/;
/** Too short to be looked for in compressed bytes, where it comes about by chance. */
const SCRIPT = /\/JS(?![A-Za-z0-9])/;
/** What opens an address by itself, with the document or a page; a link that a reader clicks is none. */
const OPENS_BY_ITSELF = /\/(?:OpenAction|AA)(?![A-Za-z])/;
const ADDRESS = /\/S\s*\/URI(?![A-Za-z])/;
const STREAM = /stream(?:\r\n|\n|\r)([\s\S]*?)endstream/g;
const END_WITHIN = 1024;
const END_MARK = '%%EOF';
const INFLATED_LIMIT = 32 * 1024 * 1024;

/**
 * Refuses a PDF that is cut off, that could do more than be read, or behind whose end something else lies. Names may be
 * written with #-escapes, and may stand inside object streams, which are opened whatever chain of filters is over them;
 * one that can't be opened is refused. Streams of pages and pictures hold no objects, and may be packed as they like.
 *
 * @throws Problem file_damaged, file_content_refused
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1');
  const end = text.lastIndexOf(END_MARK);
  if (!/^%PDF-[12]\.\d/.test(text) || end < 0) throw new Problem('file_damaged');
  const behind = text.slice(end + END_MARK.length);
  // Some writers pad the end with blanks or zeros; a few signs more are a mark of theirs.
  const signs = behind.replace(/[\s\0]+/g, '');
  if (signs.length > TAIL_SIGNS || /[^!-~]/.test(signs)) throw new Problem(behind.length > END_WITHIN ? 'file_damaged' : 'file_content_refused');
  const outside = unescapeNames(text.replace(STREAM, ' '));
  const inside = objectStreams(text).map(unescapeNames);
  const objects = [outside, ...inside];
  const acts = REFUSED.test(unescapeNames(text)) || objects.some((names) => REFUSED.test(names) || SCRIPT.test(names));
  if (acts || opensAddress(objects)) throw new Problem('file_content_refused');
}

/** Signs that may stand behind the end. */
const TAIL_SIGNS = 16;

/** Whether an address is opened without a click: what opens by itself names it in place, or the object that does. */
function opensAddress(objects: readonly string[]): boolean {
  const all = objects.join('\n');
  if (!ADDRESS.test(all)) return false;
  for (const { index } of all.matchAll(new RegExp(OPENS_BY_ITSELF, 'g'))) {
    const action = valueAt(all, index);
    if (ADDRESS.test(action)) return true;
    // What it refers to, or its entries do, wherever that stands: an object's number alone is no place in an object stream.
    for (const [, number = ''] of action.matchAll(/(\d{1,7})\s+\d{1,5}\s+R\b/g)) if (ADDRESS.test(objectOf(objects, number))) return true;
  }
  return false;
}

const VALUE_LIMIT = 4096;

/** The value behind a name: a dictionary to its end, an array, or what is left of the line. */
function valueAt(text: string, at: number): string {
  const value = text.slice(at, at + VALUE_LIMIT).replace(/^\/\w+\s*/, '');
  const [open, close] = value.startsWith('<<') ? ['<<', '>>'] : ['[', ']'];
  if (!value.startsWith(open)) return value.slice(0, /[/>]/.exec(value)?.index ?? VALUE_LIMIT);
  let depth = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (value.startsWith(open, index)) depth += 1;
    else if (value.startsWith(close, index)) depth -= 1;
    else continue;
    if (depth === 0) return value.slice(0, index + close.length);
    index += open.length - 1;
  }
  return value;
}

/** An object's text: outside by its head; of an object stream, whose head lists numbers and places, by its place. */
function objectOf([outside = '', ...inside]: readonly string[], number: string): string {
  const found = [...outside.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj([\\s\\S]*?)endobj`, 'g'))].map(([, body = '']) => body);
  for (const stream of inside) {
    const head = /^\s*(?:\d+\s+\d+\s*)+/.exec(stream)?.[0] ?? '';
    const places = (head.match(/\d+/g) ?? []).map(Number);
    for (let index = 0; index + 1 < places.length; index += 2) {
      if (places[index] === Number(number)) found.push(stream.slice(head.length + (places[index + 1] ?? 0), places[index + 3] === undefined ? undefined : head.length + (places[index + 3] ?? 0)));
    }
  }
  return found.join('\n');
}

/** `/J#61vaScript` is `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/;

/** The text of every stream that holds objects; one that opens to far too much, or not at all, is refused. */
function objectStreams(text: string): string[] {
  const streams: string[] = [];
  let left = INFLATED_LIMIT;
  let from = 0;
  for (const match of text.matchAll(STREAM)) {
    const before = unescapeNames(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (!OBJECT_STREAM.test(before)) continue;
    const dictionary = before.slice(before.lastIndexOf('obj'));
    // Its head stands in a comment or a text: nobody writes so who has nothing to hide.
    if (!OBJECT_STREAM.test(dictionary)) throw new Problem('file_content_refused');
    const content = opened(match[1] ?? '', filtersOf(dictionary), left);
    left -= content.length;
    streams.push(content);
  }
  return streams;
}

/** Filters of an object stream that are undone here, by their long and short names. A filter with parameters (a predictor) changes the bytes once more. */
const UNDO: Readonly<Record<string, (bytes: Buffer, limit: number) => Buffer>> = {
  FlateDecode: inflated, Fl: inflated,
  ASCIIHexDecode: fromHex, AHx: fromHex,
};

/**
 * The names of a stream's filters, outermost first.
 *
 * @throws Problem file_content_refused where they are not named once and in place, are parameterised, or are more than a writer needs
 */
function filtersOf(dictionary: string): string[] {
  const [at, ...more] = dictionary.matchAll(/\/F(?:ilter)?(?![A-Za-z])\s*/g);
  if (/\/(?:DecodeParms|DP)(?![A-Za-z])(?!\s*(?:null|<<\s*>>))/.test(dictionary)) throw new Problem('file_content_refused');
  if (!at) return [];
  const [named = ''] = /^(?:\[[^\]]*\]|\/\w+)/.exec(dictionary.slice(at.index + at[0].length)) ?? [];
  const filters = [...named.matchAll(/\/(\w+)/g)].map(([, name = '']) => name);
  if (more.length > 0 || named === '' || filters.length > FILTERS_AT_MOST || filters.some((name) => !Object.hasOwn(UNDO, name))) throw new Problem('file_content_refused');
  return filters;
}

const FILTERS_AT_MOST = 4;

/** An object stream with its filters undone. */
function opened(stream: string, filters: readonly string[], limit: number): string {
  try {
    return filters.reduce<Buffer>((bytes, name) => UNDO[name]?.(bytes, Math.max(1, limit)) ?? bytes, Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // What does not open is not what it says, and a reader that is kinder than we are might find objects in it; a bomb is one as well.
    throw new Problem('file_content_refused');
  }
}

function inflated(bytes: Buffer, limit: number): Buffer {
  return inflateSync(bytes, { maxOutputLength: limit });
}

/** Pairs of hexadecimal digits with blanks between, up to a `>`. */
function fromHex(bytes: Buffer): Buffer {
  const [digits = ''] = bytes.toString('latin1').split('>');
  const plain = digits.replace(/[\s\0]+/g, '');
  if (/[^\da-f]/i.test(plain)) throw new Problem('file_content_refused');
  return Buffer.from(plain.length % 2 ? `${plain}0` : plain, 'hex');
}
