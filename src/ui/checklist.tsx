import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';

export interface ChecklistProps {
  /** Names the list for assistive technology. */
  label: string;
  items: readonly { key: string; label: string; done: boolean }[];
  /** The two states in words, since the mark alone says nothing to a screen reader. */
  states: { done: string; open: string };
  id?: string;
}

/** Conditions that are met one after the other, such as what a password needs. States of an item: done, open. */
export function Checklist({ label, items, states, id }: ChecklistProps) {
  return (
    <ul id={id} aria-label={label} className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {items.map((item) => {
        const Mark = item.done ? Check : Circle;
        return (
          <li key={item.key} className={clsx('flex items-center gap-2', item.done ? 'text-ok' : 'text-muted')}>
            <Mark aria-hidden="true" size={14} strokeWidth={item.done ? 3 : 2} className="flex-none" />
            <span>{item.label}</span>
            <span className="sr-only">{item.done ? states.done : states.open}</span>
          </li>
        );
      })}
    </ul>
  );
}
