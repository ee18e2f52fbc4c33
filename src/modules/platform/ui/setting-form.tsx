'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import type { ActionFormProps } from '@/table/definition';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { readSetting, settingDescription, settingLabel, type SettingAnswer } from '../kept-settings.schema';

interface Fields {
  value: string;
}

/** An admin types a setting's new value. */
export function SettingForm({ row, formId, submit }: ActionFormProps<SettingAnswer, { value: string | number }>) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ defaultValues: { value: String(row.value) } });
  const send = handleSubmit(async ({ value }) => {
    if (readSetting(row.setting, value.trim()) === undefined) {
      setError('value', { message: 'setting_invalid' }, { shouldFocus: true });
      return;
    }
    const refusal = await submit({ value });
    if (refusal?.field === 'value') setError('value', { message: refusal.code ?? 'setting_invalid' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-sm text-muted">{t(settingDescription(row.setting))}</p>
      <Field
        label={t(settingLabel(row.setting))} required error={ofField(formState.errors.value?.message)}
        hint={t('config.bounds', { least: row.least, most: row.most, unit: t(`config.units.${row.unit}`), standard: row.standard })}
      >
        <Input {...register('value', asNumber)} inputMode="decimal" dir="ltr" className="text-end" autoComplete="off" />
      </Field>
    </form>
  );
}
