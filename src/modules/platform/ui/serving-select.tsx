'use client';

import type { ChangeEvent } from 'react';
import type { Markup } from '@/ui/kept-markup';
import { StandingMarkup } from '@/ui/standing-markup';
import { storeText, useStoredText } from '@/ui/stored-text';

const KEY = 'serving';

export interface ServingSelectProps {
  label: string;
  /** Of the regions. An empty one stands for none in particular. */
  codes: readonly string[];
  /** The options, none in particular first. */
  options: Markup;
}

/** The region that the visitor trades from. As the specification has it, the choice is only shown, here; nothing depends on it. */
export function ServingSelect({ label, codes, options }: ServingSelectProps) {
  const chosen = useStoredText(KEY) ?? '';
  return (
    <label className="flex min-h-8 items-center gap-1.5">
      <span className="text-muted">{label}</span>
      <StandingMarkup
        as="select"
        value={codes.includes(chosen) ? chosen : ''}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => storeText(KEY, event.target.value)}
        className="max-w-40 min-h-7 rounded-sm bg-transparent [field-sizing:content] [&>option]:bg-card [&>option]:text-ink"
        markup={options}
      />
    </label>
  );
}
