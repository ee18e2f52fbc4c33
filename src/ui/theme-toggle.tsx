'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';

const storageKey = 'theme';
const choices = { system: Monitor, light: Sun, dark: Moon };
type Choice = keyof typeof choices;

const listeners = new Set<() => void>();

function isChoice(value: string | null): value is Choice {
  return value !== null && value in choices;
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
 * small script in the head sets from localStorage (`theme`) before the first paint. States: system, light, dark.
 */
export function ThemeToggle({ labels }: ThemeToggleProps) {
  const name = useId();
  const chosen = useSyncExternalStore<Choice>(subscribe, read, () => 'system');
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{labels.title}</legend>
      {(Object.keys(choices) as Choice[]).map((choice) => {
        const Icon = choices[choice];
        return (
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
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
