import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react';

declare const made: unique symbol;

/** HTML that React has made of components of this house (src/server/kept-markup.ts makes it, and nothing else). */
export type Markup = string & { readonly [made]: true };

interface OwnProps<T extends ElementType> {
  /** The element that stands around it. */
  as?: T;
  ref?: Ref<HTMLElement>;
  markup: Markup;
}

export type KeptMarkupProps<T extends ElementType> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T> | 'children'>;

/**
 * An element whose content is ready: React neither makes it nor looks at it, on the server and in the browser. For what is
 * the same on every page and answers nothing by itself: links, words, options (docs/decisions/0019).
 */
export function KeptMarkup<T extends ElementType = 'div'>({ as, markup, ...rest }: KeptMarkupProps<T>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
}
