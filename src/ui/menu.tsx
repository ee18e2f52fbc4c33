'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  /** `bad` for what takes away. */
  tone?: 'bad';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The accessible name of its button. */
  label: string;
  /** The button's icon. */
  icon: ReactNode;
  entries: readonly MenuEntry[];
  busy?: boolean;
}

const GAP = 6;
const CHOOSABLE = '[role=menuitem]:not([aria-disabled=true])';

/** Puts an open popup below its button, at the side at which lines end, and within the window; above where there is no room. */
function place(popup: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect();
  const isLtr = getComputedStyle(button).direction === 'ltr';
  const left = isLtr ? from.right - popup.offsetWidth : from.left;
  const below = from.bottom + GAP;
  const top = below + popup.offsetHeight <= window.innerHeight ? below : from.top - GAP - popup.offsetHeight;
  popup.style.left = `${Math.min(Math.max(left, GAP), window.innerWidth - popup.offsetWidth - GAP)}px`;
  popup.style.top = `${Math.max(top, GAP)}px`;
}

/** Which entry a key goes to, by its place among those that can be chosen; null for keys that go nowhere. */
function goal(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown': return (at + 1) % count;
    case 'ArrowUp': return (at - 1 + count) % count;
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return null;
  }
}

/**
 * Actions behind a button: the "more" of a row. The browser's own popover, so that no frame that scrolls cuts it off and
 * Escape closes it; arrow keys walk its entries. On public pages take Dropdown, which needs no JavaScript.
 * Base UI's menu guards its focus by hidden elements that take it, which axe refuses beside a button of a table.
 */
export function Menu({ label, icon, entries, busy = false }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = () => button.current?.querySelector('button');
  const close = () => {
    popup.current?.hidePopover();
    trigger()?.focus();
  };
  /** Its size is known once it is there, and only then is it seen. */
  const opened = (menu: HTMLElement) => {
    const opener = trigger();
    if (opener) place(menu, opener);
    menu.style.opacity = '';
    menu.querySelector<HTMLElement>(CHOOSABLE)?.focus();
  };

  // It stands where its button was: it goes when that moves.
  useEffect(() => {
    if (!isOpen) return;
    const hide = () => popup.current?.hidePopover();
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('resize', hide);
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('resize', hide);
    };
  }, [isOpen]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // What stands around has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return close();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(CHOOSABLE)];
    const to = goal(event.key, items.findIndex((item) => item === document.activeElement), items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };

  return (
    <>
      <span ref={button} className="contents">
        <IconButton
          size="sm" label={label} busy={busy} aria-haspopup="menu" aria-expanded={isOpen} popoverTarget={id}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            popup.current?.showPopover();
          }}
        >
          {icon}
        </IconButton>
      </span>
      <div
        ref={popup} id={id} popover="auto" role="menu" aria-label={label} tabIndex={-1} className="popup popup-free" onKeyDown={walk} onClick={(event) => event.stopPropagation()}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') event.currentTarget.style.opacity = '0';
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') opened(event.currentTarget);
        }}
      >
        {entries.map((entry) => (
          <button
            key={entry.key} type="button" role="menuitem" tabIndex={-1} aria-disabled={entry.disabled ? true : undefined} className={clsx('popup-item', entry.tone === 'bad' && 'text-bad')}
            onClick={() => {
              if (entry.disabled) return;
              close();
              entry.onSelect();
            }}
          >
            <span className="min-w-0 flex-1">{entry.label}</span>
          </button>
        ))}
      </div>
    </>
  );
}
