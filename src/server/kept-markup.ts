import 'server-only';
import type { ReactElement } from 'react';
import type { Markup } from '@/ui/kept-markup';
import { env } from './env';

// React's own renderer, which server components may not import: it is asked for past the bundler, as any program would.
const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');

/** Markups of all keys together, a kilobyte or two each; the least used go first. */
const MOST = 2_000;
/** In the order of their last use. */
const kept = new Map<string, Markup>();

/**
 * The HTML of an element, made once per process and sent as it is from then on.
 * @param key names all that the element depends on: its part, the language, whatever else is put into it
 * @param make the element: no component in it may use a hook, and none may need its scripts
 */
export function keptMarkup(key: string, make: () => ReactElement): Markup {
  const known = kept.get(key);
  const markup = known ?? made(make());
  kept.delete(key);
  // While it is developed, what has been edited is to be seen.
  if (!env.isProduction) return markup;
  const oldest = kept.keys().next();
  if (kept.size >= MOST && !oldest.done) kept.delete(oldest.value);
  kept.set(key, markup);
  return markup;
}

function made(element: ReactElement): Markup {
  // React puts the addresses of pictures in front, to be fetched earlier: here they stand as early by themselves.
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload"[^>]*>)+/, '') as Markup;
}

/** The same without the element itself: what stands in it. For options, of which only their select knows the chosen one. */
export function keptContent(key: string, make: () => ReactElement): Markup {
  const whole = keptMarkup(key, make);
  // React writes a ">" in an attribute as "&gt;".
  return whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</')) as Markup;
}
