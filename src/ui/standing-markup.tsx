'use client';

import type { ElementType, Ref } from 'react';
import { documentParts } from './document-parts';
import type { Markup } from './kept-markup';

/** What stood in this document when its scripts took over, by number. A document has some eighty. */
const standing = new Map<number, string>();

function inBrowser(number: number): string {
  if (standing.size === 0) {
    for (const element of document.querySelectorAll<HTMLElement>('[data-kept]')) standing.set(Number(element.dataset['kept']), element.innerHTML);
  }
  // What streams in later is there when its own turn comes.
  const text = standing.get(number) ?? document.querySelector(`[data-kept="${number}"]`)?.innerHTML ?? '';
  standing.set(number, text);
  return text;
}

function onServer(number: number): string {
  const text = documentParts()?.[number - 1];
  if (text === undefined) throw new Error(`Markup ${number} is not known to the document that is being made`);
  return text;
}

interface StandingMarkupProps extends Record<string, unknown> {
  as?: ElementType | undefined;
  ref?: Ref<HTMLElement> | undefined;
  markup: Markup;
}

/**
 * Kept markup of a document that was made for one request: the document says it once, as HTML, and its data only say which
 * one it is (docs/decisions/0025). The browser reads it where it stands and keeps it, for when somebody comes back to the page.
 * Components of the browser use this and not KeptMarkup: their element, and the focus in it, must outlast the next list, which
 * brings its markup whole.
 */
export function StandingMarkup({ as, markup, ...rest }: StandingMarkupProps) {
  const Element: ElementType = as ?? 'div';
  if (typeof markup === 'string') return <Element {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
  return <Element {...rest} data-kept={markup} dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? onServer(markup) : inBrowser(markup) }} />;
}
