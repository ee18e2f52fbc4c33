'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { CodeChip } from '@/ui/code-chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { useCall } from './use-call';

interface PortFieldProps {
  /** What react-hook-form's Controller gives for it. */
  readonly field: { readonly value: number | null; readonly onChange: (value: number | null) => void; readonly onBlur: () => void; readonly ref: Ref<HTMLInputElement> };
  readonly error: string | undefined;
  /** What stands below the field. */
  readonly hint?: string | undefined;
  /** "Delivery port" otherwise. */
  readonly label?: string;
  readonly className?: string;
}

/** A port, chosen by typing; none is a choice too. Where the ports can't be had one goes on without. */
export function PortField({ field, error, hint, label, className }: PortFieldProps) {
  const t = useTranslations();
  const ports = useCall('GET /api/ports', { query: { lang: useLocale() } }).state;
  const options = ports.phase === 'ready' ? ports.answer.map(({ id, name, code }) => ({ value: String(id), label: name, aside: <CodeChip>{code}</CodeChip> })) : [];
  return (
    <Field label={label ?? t('rfq.deliveryPort')} error={error} hint={ports.phase === 'failed' ? t('rfq.portsFailed') : hint} className={className}>
      {(wiring) => (
        <Combobox
          {...wiring}
          ref={field.ref}
          options={options}
          placeholder={t('rfq.noPort')}
          onBlur={field.onBlur}
          value={field.value === null ? null : String(field.value)}
          onValueChange={(value) => field.onChange(value === null ? null : Number(value))}
          labels={{ open: t('rfq.showPorts'), clear: t('rfq.noPort'), empty: t('rfq.noPortFound') }}
        />
      )}
    </Field>
  );
}
