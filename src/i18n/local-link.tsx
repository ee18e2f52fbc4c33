import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { localizedPath } from './locales';

export interface LocalLinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> {
  /** A path of this site without language, with or without query and fragment. */
  href: string;
}

/**
 * A link of a server-rendered page that stays in its language. Unlike the Link of navigation.ts it brings no code of its
 * own to the browser, and fetches nothing before it is pressed: a list has fifty of them.
 */
export function LocalLink({ href, prefetch = false, ...rest }: LocalLinkProps) {
  return <NextLink {...rest} prefetch={prefetch} href={localizedPath(useLocale(), href)} />;
}
