import { useEffect } from 'react';

const OPEN = 'details.dropdown[open]';

/** The open dropdown that something happens in, if it does. */
const around = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null);

function closeAllBut(stays: HTMLDetailsElement | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (dropdown !== stays) dropdown.removeAttribute('open');
}

const leave = (event: Event) => closeAllBut(around(event.target));

function pressed({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('.popup') && target.closest('a, button')) around(target)?.removeAttribute('open');
}

function escaped(event: KeyboardEvent): void {
  const dropdown = event.key === 'Escape' ? around(event.target) : null;
  if (!dropdown) return;
  event.stopPropagation(); // what stands around it stays open
  dropdown.removeAttribute('open');
  dropdown.querySelector('summary')?.focus();
}

/** Closes the page's dropdowns: on Escape, on a press outside, on leaving, and when something in them was chosen. */
export function useDropdowns(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', escaped, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('click', pressed);
      document.removeEventListener('keydown', escaped, { capture: true });
    };
  }, []);
}
