'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { LocalLink } from '@/i18n/local-link';
import { LEGAL_TEXTS } from '@/modules/legal/legal.schema';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { TextLink } from '@/ui/text-link';
import type { RegisterValues } from './register-form.values';

const READ = [['registration_declaration', 'readDeclaration'], ['terms', 'readTerms'], ['privacy', 'readPrivacy']] as const;

/** Step 3: what is declared and accepted, each text a link to its page. */
export function DeclarationStep({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { register, formState: { errors } } = form;
  return (
    <FieldGroup legend={t('declarationTitle')} required error={errorText.ofField(errors.declaration?.message)}>
      <p>{t('declarationText')}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {READ.map(([text, label]) => <li key={text}><TextLink as={LocalLink} href={LEGAL_TEXTS[text].path} target="_blank">{t(label)}</TextLink></li>)}
      </ul>
      <Checkbox {...register('declaration')} label={t('accept')} aria-required="true" />
    </FieldGroup>
  );
}
