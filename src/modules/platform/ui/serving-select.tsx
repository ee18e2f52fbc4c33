'use client';

import { storeText, useStoredText } from '@/ui/stored-text';

const KEY = 'serving';

export interface ServingSelectProps {
  label: string;
  /** The first one stands for no region in particular. */
  regions: readonly { code: string; name: string }[];
}

/** The region that the visitor trades from. As the specification has it, the choice is only shown, here; nothing depends on it. */
export function ServingSelect({ label, regions }: ServingSelectProps) {
  const first = regions[0]?.code ?? '';
  const chosen = useStoredText(KEY) ?? first;
  const known = regions.some(({ code }) => code === chosen) ? chosen : first;
  return (
    <label className="flex min-h-8 items-center gap-1.5">
      <span className="text-muted">{label}</span>
      <select
        value={known}
        onChange={(event) => storeText(KEY, event.target.value)}
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
