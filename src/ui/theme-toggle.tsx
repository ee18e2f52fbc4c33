'use client';

import { useId, useSyncExternalStore } from 'react';
import { DrawnIcon } from './drawn-icon';
import { useHydrated } from './use-hydrated';

const storageKey = 'theme';
const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const listeners = new Set<() => void>();

function isChoice(value: string | null): value is Choice {
  return CHOICES.some((choice) => choice === value);
}

function read(): Choice {
  const chosen = document.documentElement.dataset['theme'] ?? null;
  return isChoice(chosen) ? chosen : 'system';
}

function choose(choice: Choice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ThemeToggleProps {
  labels: Record<Choice, string> & { title: string };
}

/**
 * The choice between the system's, the light and the dark look. It reads `data-theme` of the html element, which a
 * small script in the head sets from localStorage (`theme`) before the first paint. States: system, light, dark. It needs
 * scripts and comes with them; its room is kept until then.
 */
export function ThemeToggle({ labels }: ThemeToggleProps) {
  const name = useId();
  const isHydrated = useHydrated();
  const chosen = useSyncExternalStore<Choice>(subscribe, read, () => 'system');
  if (!isHydrated) return <div className="segmented-room" />;
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{labels.title}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} title={labels[choice]}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => choose(choice)}
            aria-label={labels[choice]}
            className="sr-only"
          />
          <DrawnIcon name={choice} />
        </label>
      ))}
    </fieldset>
  );
}
