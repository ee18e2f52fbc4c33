'use client';

import { useCallback, useState, type RefCallback } from 'react';

/** Where every column is seen beside the menu, and the buttons of a row have one line: below, two are meant; above, there is room. */
const DESK = '(min-width: 90rem) and (max-width: 99.99rem)';

/** Whether the buttons of some row stand in more than one line. */
function wraps(body: HTMLElement): boolean {
  return [...body.querySelectorAll('.table-actions')].some(({ firstElementChild: first, lastElementChild: last }) =>
    first instanceof HTMLElement && last instanceof HTMLElement && last.offsetTop > first.offsetTop + first.offsetHeight / 2);
}

/**
 * Whether the rows of a table have no room for all their buttons: then what is not the first of them goes behind "More
 * actions". Measured, since words differ in length by language, and columns by list.
 *
 * @returns `body` is the ref of the rows' element
 */
export function useTightRows(): { readonly body: RefCallback<HTMLElement>; readonly isTight: boolean } {
  const [isTight, setTight] = useState(false);
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      const now = element.closest('.table-page')?.clientWidth ?? element.clientWidth;
      const isDesk = window.matchMedia(DESK).matches;
      // At another width all buttons are put there first, and measured anew.
      if (now !== width) setTight(false);
      width = now;
      if (isDesk && wraps(element)) setTight(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { body, isTight };
}
