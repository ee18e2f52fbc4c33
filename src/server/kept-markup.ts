import 'server-only';
import type { ReactElement } from 'react';
import type { Markup } from '@/ui/kept-markup';
import { env } from './env';

// React's own renderer, which server components may not import: it is asked for past the bundler, as any program would.
const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');

/** Markups of all keys together, the oldest go first. The fixed ones are some hundred: nine parts, five languages, 41 categories. */
const MOST = 1_000;
const kept = new Map<string, Markup>();

/**
 * The HTML of an element, made once per process and sent as it is from then on.
 * @param key names all that the element depends on: its part, the language, whatever else is put into it
 * @param make the element: no component in it may use a hook, and none may need its scripts
 */
export function keptMarkup(key: string, make: () => ReactElement): Markup {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(make()) as Markup;
  // While it is developed, what has been edited is to be seen.
  if (!env.isProduction) return markup;
  const oldest = kept.keys().next();
  if (kept.size >= MOST && !oldest.done) kept.delete(oldest.value);
  kept.set(key, markup);
  return markup;
}

/** The same without the element itself: what stands in it. For options, of which only their select knows the chosen one. */
export function keptContent(key: string, make: () => ReactElement): Markup {
  const whole = keptMarkup(key, make);
  // React writes a ">" in an attribute as "&gt;".
  return whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</')) as Markup;
}
