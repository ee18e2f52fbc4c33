'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { COUNTRIES } from '../country.schema';

interface CountryFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** A country, chosen by typing its name in the reader's language. */
export function CountryField({ value, onChange, onBlur, error }: CountryFieldProps) {
  const t = useTranslations('profile');
  const dashboard = useTranslations('dashboard');
  const locale = useLocale();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const collator = new Intl.Collator(locale);
    return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => collator.compare(a.label, b.label));
  }, [locale]);
  return (
    <Field label={t('country')} required error={error} className="sm:col-span-2">
      {(wiring) => (
        <Combobox
          {...wiring} options={options} placeholder={t('chooseCountry')} onBlur={onBlur} value={value || null} onValueChange={(next) => onChange(next ?? '')}
          labels={{ open: t('showCountries'), clear: t('noCountry'), empty: dashboard('noMatch') }}
        />
      )}
    </Field>
  );
}
