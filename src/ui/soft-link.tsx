import type { ComponentProps } from 'react';

export interface SoftLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, with its language. */
  href: string;
}

/** The mark by which useSoftNavigation knows a link that it may follow. */
export const SOFT = { 'data-soft': '' } as const;

/**
 * A link to a page of this site that the browser need not load anew: a plain anchor, which useSoftNavigation follows. A
 * component of its own per link would cost more than all else in a list of fifty (docs/performance.md). Anchors without
 * the mark lead to documents: the account's pages, files, other languages.
 */
export function SoftLink(props: SoftLinkProps) {
  return <a {...SOFT} {...props} />;
}
