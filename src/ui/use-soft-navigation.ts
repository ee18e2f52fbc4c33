import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { formQuery } from './form-query';
import { isPlainClick } from './plain-click';

/** The marked link on this site that a click means to follow here, if it does. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  const isHere = link?.origin === window.location.origin && (link.target === '' || link.target === '_self');
  return isHere ? link : null;
}

/**
 * Follows every SoftLink of the page, and every form with the same mark, without loading a document. Before that, and without
 * JavaScript, they are what they always were. What something else has answered it leaves alone: it hears clicks at the
 * document, behind all components.
 */
export function useSoftNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches('[data-soft]')) return;
      event.preventDefault();
      router.push(new URL(form.action).pathname + formQuery(form));
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
    };
  }, [router]);
}
