'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from './plain-click';

/** The marked link on this site that a click means to follow here, if it does. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  const isHere = link?.origin === window.location.origin && (link.target === '' || link.target === '_self');
  return isHere ? link : null;
}

/**
 * Follows every SoftLink of the page without loading a document. Stands once, in the layout; before it is there, and
 * without JavaScript, links are what they always were. Clicks that something else has answered it leaves alone: it hears
 * them at the document, behind all components.
 */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
