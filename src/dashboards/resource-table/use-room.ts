'use client';

import { useCallback, useState, type RefCallback } from 'react';

/** Where every column is seen beside the menu, and the buttons of a row have one line: below, two are meant; above, there is room. */
const DESK = '(min-width: 90rem) and (max-width: 99.99rem)';

/** Beside the menu of a smaller desk the buttons of a row take two lines from the start. */
const SMALL = '(min-width: 40rem) and (max-width: 89.99rem)';

/** Whether the buttons of some row stand in more than one line. */
function wraps(body: HTMLElement): boolean {
  return [...body.querySelectorAll('.table-actions')].some(({ firstElementChild: first, lastElementChild: last }) =>
    first instanceof HTMLElement && last instanceof HTMLElement && last.offsetTop > first.offsetTop + first.offsetHeight / 2);
}

/**
 * How little room the rows of a table have: `tight`, and what is not the first of their buttons goes behind "More actions";
 * `tightest`, and the word of the one that opens them gives way to a sign, and states and remarks may take two lines, since
 * columns would be hidden otherwise; `stacked`, and buttons take two lines as well. `narrow` is the last of these where all
 * buttons stay. Measured, since words differ in length by
 * language, and columns by list.
 */
export type Room = 'enough' | 'tight' | 'tightest' | 'stacked' | 'narrow';

/** What comes next where columns are hidden. */
const NEXT: Readonly<Record<Room, Room>> = { enough: 'tightest', tight: 'tightest', tightest: 'stacked', stacked: 'stacked', narrow: 'narrow' };

/** @returns `body` is the ref of the rows' element */
export function useRoom(): { readonly body: RefCallback<HTMLElement>; readonly room: Room } {
  const [room, setRoom] = useState<Room>('enough');
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let width = 0;
    let now: Room = 'enough';
    // Each step changes the size of the rows, and so is measured again.
    const observer = new ResizeObserver(() => {
      const frame = element.closest('.table-page');
      if (!frame) return;
      if (frame.clientWidth !== width) now = 'enough';
      width = frame.clientWidth;
      const isHidden = frame.scrollWidth > frame.clientWidth;
      if (window.matchMedia(DESK).matches) {
        if (now === 'enough' && wraps(element)) now = 'tight';
        else if (isHidden) now = NEXT[now];
      } else if (now === 'enough' && isHidden && window.matchMedia(SMALL).matches) now = 'narrow';
      setRoom(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { body, room };
}
