'use client';

import { useRef, type RefObject } from 'react';
import { useShortcuts } from '../commands/use-shortcuts';

interface RowKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly onSelect: (id: number) => void;
  readonly onOpen: (id: number) => void;
  /** Gives `false` when there is nothing to close. */
  readonly onClose: () => boolean;
}

/** The id of the row that holds an element. */
function rowIdOf(element: Element | null): number | null {
  const id = element?.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
  return id === undefined ? null : Number(id);
}

/** Whether Enter already does something by itself where the focus is. */
function doesEnter(element: Element | null): boolean {
  return element?.closest('a, button, summary') !== null;
}

/**
 * The keys of a work list: J and K take the focus from row to row in the order shown, X selects, Enter opens, "/" goes to
 * the search. The focus itself is the row's mark, on the row's own link, so that Enter and a screen reader need no more.
 * Gives a function that says on which row the keyboard stands or stood last.
 */
export function useRowKeys({ list, onSelect, onOpen, onClose }: RowKeys) {
  const last = useRef<number | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const current = (): number | null => {
    const here = list.current?.contains(document.activeElement) ? rowIdOf(document.activeElement) : null;
    last.current = here ?? last.current;
    return rows().some((row) => rowIdOf(row) === last.current) ? last.current : null;
  };
  const move = (by: 1 | -1) => {
    const all = rows();
    const at = all.findIndex((row) => rowIdOf(row) === current());
    const target = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
    if (!target) return false;
    target.querySelector<HTMLElement>('th a')?.focus();
    last.current = rowIdOf(target);
    return true;
  };
  const onCurrent = (act: (id: number) => void) => {
    const id = current();
    if (id === null) return false;
    act(id);
    return true;
  };
  useShortcuts({
    next: () => move(1),
    previous: () => move(-1),
    select: () => onCurrent(onSelect),
    open: () => (doesEnter(document.activeElement) ? false : onCurrent(onOpen)),
    close: onClose,
    search: () => {
      const field = list.current?.querySelector<HTMLInputElement>('input[type="search"]');
      field?.focus();
      field?.select();
      return Boolean(field);
    },
  });
  return current;
}
