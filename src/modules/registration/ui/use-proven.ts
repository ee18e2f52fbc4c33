'use client';

import { useEffect, useState } from 'react';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { NOTHING_PROVEN, type Proven } from './register-form.values';

const KEY = 'registrationProof';

/** What was proven in this window; it survives a reload, and the e-mail's part for as long as the server counts it. */
export function useProven(): [Proven, (change: Partial<Proven>) => void] {
  const [proven, setProven] = useState(NOTHING_PROVEN);

  useEffect(() => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Proven | null;
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the server renders without it
      if (kept && Date.now() - kept.at < SETTINGS.proofMinutes * 60_000) setProven(kept);
    } catch {
      // Unreadable or switched off: proven anew.
    }
  }, []);

  const change = (part: Partial<Proven>) => {
    const next = { ...proven, ...part };
    setProven(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Switched off: it lasts as long as the page.
    }
  };
  return [proven, change];
}

/** Forgets what was proven, once it was used. */
export function dropProven(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
