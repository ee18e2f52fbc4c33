'use client';

import { useSyncExternalStore } from 'react';

const KEY = 'serving';
const CHANGED = 'marsa:serving';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(region: string): void {
  try {
    localStorage.setItem(KEY, region);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(callback: () => void): () => void {
  window.addEventListener(CHANGED, callback);
  return () => window.removeEventListener(CHANGED, callback);
}

export interface ServingSelectProps {
  label: string;
  /** The first one stands for no region in particular. */
  regions: readonly { code: string; name: string }[];
}

/** The region that the visitor trades from. As the specification has it, the choice is only shown, here; nothing depends on it. */
export function ServingSelect({ label, regions }: ServingSelectProps) {
  const first = regions[0]?.code ?? '';
  const chosen = useSyncExternalStore(subscribe, read, () => first);
  const known = regions.some(({ code }) => code === chosen) ? chosen : first;
  return (
    <label className="flex min-h-8 items-center gap-1.5">
      <span className="text-muted">{label}</span>
      <select
        value={known}
        onChange={(event) => keep(event.target.value)}
        className="max-w-40 min-h-7 rounded-sm bg-transparent [field-sizing:content] [&>option]:bg-card [&>option]:text-ink"
      >
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
