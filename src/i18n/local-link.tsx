import { useLocale } from 'next-intl';
import { SoftLink, type SoftLinkProps } from '@/ui/soft-link';
import { localizedPath } from './locales';

export interface LocalLinkProps extends SoftLinkProps {
  /** A path of this site without language, with or without query and fragment. */
  href: string;
}

/**
 * A link of a server-rendered page that stays in its language. Unlike the Link of navigation.ts it brings no code of its
 * own to the browser, and fetches nothing before it is pressed.
 */
export function LocalLink({ href, ...rest }: LocalLinkProps) {
  return <SoftLink {...rest} href={localizedPath(useLocale(), href)} />;
}
