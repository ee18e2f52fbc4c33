import 'server-only';
import type { ReactElement } from 'react';
import type { Markup } from '@/ui/kept-markup';
import { env } from './env';

// React's own renderer, which server components may not import: it is asked for past the bundler, as any program would.
const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');

/** Markups of all keys together, a kilobyte or two each; the least used go first. */
const MOST = 2_000;
/** In the order of their last use. */
const kept = new Map<string, string>();

/** server.mjs opens it for each document that is made per request, and for nothing else; other servers have none. */
interface DocumentParts {
  getStore: () => string[] | undefined;
}

/**
 * The HTML of an element, made once per process and sent as it is from then on.
 * @param key names all that the element depends on: its part, the language, whatever else is put into it
 * @param make the element: no component in it may use a hook, and none may need its scripts
 */
export function keptMarkup(key: string, make: () => ReactElement): Markup {
  return handedOut(htmlOf(key, make));
}

/** The same without the element itself: what stands in it. For options, of which only their select knows the chosen one. */
export function keptContent(key: string, make: () => ReactElement): Markup {
  const whole = htmlOf(key, make);
  // React writes a ">" in an attribute as "&gt;".
  return handedOut(whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</')));
}

/**
 * The same with words in it that are the request's: `{{page}}` in a text or an attribute stands for what `fill` says of "page".
 * @param key names all that the element depends on but those words
 */
export function keptTemplate(key: string, make: () => ReactElement, fill: (word: string) => string): Markup {
  return handedOut(htmlOf(key, make).replace(/\{\{(\w+)\}\}/g, (_, word: string) => escaped(fill(word))));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes it into texts and attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Several of them, one behind the other, as one. */
export function keptList(elements: readonly { key: string; make: () => ReactElement }[]): Markup {
  return handedOut(elements.map(({ key, make }) => htmlOf(key, make)).join(''));
}

/** In a document that is made for one request its number there, which the page's data then say in its place (docs/decisions/0025). */
function handedOut(html: string): Markup {
  const parts = (globalThis as typeof globalThis & { marsaDocumentParts?: DocumentParts }).marsaDocumentParts?.getStore();
  return (parts ? parts.push(html) : html) as Markup;
}

function htmlOf(key: string, make: () => ReactElement): string {
  const known = kept.get(key);
  const html = known ?? made(make());
  kept.delete(key);
  // While it is developed, what has been edited is to be seen.
  if (!env.isProduction) return html;
  const oldest = kept.keys().next();
  if (kept.size >= MOST && !oldest.done) kept.delete(oldest.value);
  kept.set(key, html);
  return html;
}

function made(element: ReactElement): string {
  // React puts the addresses of pictures in front, to be fetched earlier: here they stand as early by themselves.
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
