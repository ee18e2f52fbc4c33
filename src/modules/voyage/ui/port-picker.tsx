'use client';

import { useEffect, useRef } from 'react';
import type { Locale } from '@/i18n/locales';
import { useCall } from '@/table/use-call';
import { CodeChip } from '@/ui/code-chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';

export interface PortPickerProps {
  readonly value: string | null;
  readonly onPick: (code: string) => void;
  /** Of the ports' names. */
  readonly lang: Locale;
  readonly labels: Readonly<Record<'yourPort' | 'choose' | 'showPorts' | 'noPort' | 'noMatch' | 'failed', string>>;
}

/** A port to choose by typing its name or code. Loaded when somebody wants to choose: most readers only look. */
export function PortPicker({ value, onPick, lang, labels }: PortPickerProps) {
  const { state } = useCall('GET /api/ports', { query: { lang } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that asked for it is gone; whoever went elsewhere meanwhile stays there.
    if (document.activeElement === document.body) box.current?.querySelector('input')?.focus();
  }, []);
  const options = state.phase === 'ready' ? state.answer.map(({ code, name }) => ({ value: code, label: name, aside: <CodeChip>{code}</CodeChip> })) : [];
  return (
    <div ref={box}>
      <Field label={labels.yourPort} error={state.phase === 'failed' ? labels.failed : undefined}>
        {(wiring) => (
          <Combobox
            {...wiring}
            options={options}
            value={value}
            placeholder={labels.choose}
            onValueChange={(code) => code !== null && onPick(code)}
            labels={{ open: labels.showPorts, clear: labels.noPort, empty: state.phase === 'ready' ? labels.noMatch : '' }}
          />
        )}
      </Field>
    </div>
  );
}
