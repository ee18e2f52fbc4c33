import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react';
import { StandingMarkup } from './standing-markup';

declare const made: unique symbol;

/**
 * HTML that React has made of components of this house (src/server/kept-markup.ts makes it, and nothing else). Where the
 * document that is being made says it anyway, its number there, from 1 on.
 */
export type Markup = (string | number) & { readonly [made]: true };

type Tag = keyof HTMLElementTagNameMap;

interface OwnProps<T extends Tag> {
  /** The element that stands around it. */
  as?: T;
  ref?: Ref<HTMLElement>;
  markup: Markup;
}

export type KeptMarkupProps<T extends Tag> = OwnProps<T> & Omit<ComponentPropsWithoutRef<T>, keyof OwnProps<T> | 'children'>;

/**
 * An element whose content is ready: React neither makes it nor looks at it, on the server and in the browser. For what is
 * the same on every page and answers nothing by itself: links, words, options (docs/decisions/0019).
 */
export function KeptMarkup<T extends Tag = 'div'>({ as, markup, ...rest }: KeptMarkupProps<T>) {
  if (typeof markup === 'number') return <StandingMarkup {...rest} as={as} markup={markup} />;
  const Element: ElementType = as ?? 'div';
  return <Element {...(rest as object)} dangerouslySetInnerHTML={{ __html: markup }} />;
}
