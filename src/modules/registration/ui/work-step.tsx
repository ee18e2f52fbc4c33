'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { RadioCard } from '@/ui/radio-card';
import { WORK_CLASSES } from '../registration.schema';
import { Papers } from './papers';
import type { RegisterValues } from './register-form.values';

interface WorkStepProps {
  readonly form: UseFormReturn<RegisterValues>;
  /** The proof's ticket; without one no file can go up. */
  readonly ticket: string | null;
}

/** Step 2: in which role, and the papers that it asks for. */
export function WorkStep({ form, ticket }: WorkStepProps) {
  const t = useTranslations('registration');
  const roles = useTranslations('roles');
  const errorText = useErrorText();
  const { register, control, setValue, formState: { errors } } = form;
  const [workClass, documents] = useWatch({ control, name: ['workClass', 'documents'] });
  const hasTaxId = workClass === 'seller' || workClass === 'buyer';
  return (
    <div className="grid gap-6">
      <FieldGroup legend={t('workTitle')} required hint={t('workText')} layout="grid" error={errorText.ofField(errors.workClass?.message)}>
        {WORK_CLASSES.map((role) => <RadioCard key={role} {...register('workClass')} value={role} title={roles(role)} description={t(`tasks.${role}`)} />)}
      </FieldGroup>
      {workClass !== '' && (
        <section className="rule-dashed grid gap-4 pt-5" aria-labelledby="register-documents">
          <div className="grid gap-1">
            <h3 id="register-documents" className="text-base">{t('documents')}</h3>
            <p className="text-sm"><strong>{t(`hints.${workClass}`)}</strong></p>
            <p className="text-sm text-muted">{t('documentsHint')}</p>
          </div>
          {hasTaxId && <Field label={t('taxId')} optionalLabel={t('optional')} hint={t('taxIdHint')}><Input {...register('taxId')} ltr maxLength={40} autoComplete="off" /></Field>}
          {ticket === null
            ? <Alert tone="warn" live="none">{t('needProof')}</Alert>
            : <Papers ticket={ticket} workClass={workClass} documents={documents} onChange={(next) => setValue('documents', next)} />}
        </section>
      )}
    </div>
  );
}
