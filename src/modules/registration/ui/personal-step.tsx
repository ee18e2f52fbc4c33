'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { NewPasswordField } from '@/modules/password/ui/new-password-field';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { NO_PORT } from '../registration.schema';
import { CodeField } from './code-field';
import { isEmailProven, isPhoneProven, type Proven, type RegisterValues } from './register-form.values';
import { useCodes } from './use-codes';

/** Ports to choose from: their English names, which the call takes, and what the reader sees. */
export interface PortChoices {
  /** The specification's five. */
  readonly nearest: readonly PortChoice[];
  readonly others: readonly PortChoice[];
}
interface PortChoice {
  readonly value: string;
  readonly label: string;
}

interface PersonalStepProps {
  readonly form: UseFormReturn<RegisterValues>;
  readonly proven: Proven;
  readonly prove: (change: Partial<Proven>) => void;
  readonly ports: PortChoices;
}

const portOption = ({ value, label }: PortChoice) => <option key={value} value={value}>{label}</option>;

/** Step 1: who registers, how to reach them, where they are. */
export function PersonalStep({ form, proven, prove, ports }: PersonalStepProps) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const codes = useCodes(prove);
  const { register, control, getValues, formState: { errors } } = form;
  const [email, whatsapp, password] = useWatch({ control, name: ['email', 'whatsapp', 'password'] });
  const error = (field: keyof RegisterValues) => errorText.ofField(errors[field]?.message);
  return (
    <div className="grid gap-5">
      <Field label={t('name')} required hint={t('nameHint')} error={error('name')}><Input {...register('name')} autoComplete="organization" dir="auto" maxLength={120} /></Field>
      <CodeField
        label={t('email')} isProven={isEmailProven({ email }, proven)} provenText={t('verified')}
        send={() => codes.sendEmail(getValues('email'))} verify={(code) => codes.verifyEmail(getValues('email'), code)}
      >
        <Field label={t('email')} required error={error('email')}><Input {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} /></Field>
      </CodeField>
      <NewPasswordField label={t('password')} field={register('password')} password={password} error={error('password')} />
      <CodeField
        label={t('whatsapp')} isProven={isPhoneProven({ whatsapp }, proven)} provenText={t('phoneNoted')}
        send={() => codes.sendPhone(getValues('whatsapp'))} verify={(code) => codes.verifyPhone(getValues('whatsapp'), code)}
      >
        <Field label={t('whatsapp')} required hint={t('whatsappHint')} error={error('whatsapp')}><Input {...register('whatsapp')} type="tel" autoComplete="tel" /></Field>
      </CodeField>
      <Field label={t('address')} hint={t('addressHint')} required error={error('address')}><Input {...register('address')} autoComplete="street-address" dir="auto" maxLength={500} /></Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('zip')} optionalLabel={t('optional')}><Input {...register('zipCode')} ltr autoComplete="postal-code" maxLength={20} /></Field>
        <Field label={t('port')} required error={error('port')}>
          <Select {...register('port')} placeholder={t('portPlaceholder')}>
            <optgroup label={t('nearest')}>{ports.nearest.map(portOption)}</optgroup>
            <option value={NO_PORT}>{t('noPort')}</option>
            {ports.others.length > 0 && <optgroup label={t('otherPorts')}>{ports.others.map(portOption)}</optgroup>}
          </Select>
        </Field>
      </div>
    </div>
  );
}
