'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { LocalLink } from '@/i18n/local-link';
import { LEGAL_TEXTS, type LegalText } from '@/modules/legal/legal.schema';
import { Checkbox } from '@/ui/checkbox';
import { FieldGroup } from '@/ui/field-group';
import { TextLink } from '@/ui/text-link';
import type { WorkClass } from '../registration.schema';
import type { RegisterValues } from './register-form.values';

const READ = [['registration_declaration', 'readDeclaration'], ['terms', 'readTerms'], ['privacy', 'readPrivacy']] as const;
/** Texts of a role beside them, which it accepts where it acts. */
const LATER: Readonly<Partial<Record<WorkClass, { readonly said: 'laterSeller' | 'laterSurveyor'; readonly texts: readonly ReadLink[] }>>> = {
  seller: { said: 'laterSeller', texts: [['seller_agreement', 'readSeller'], ['survey_terms', 'readSurvey'], ['relabeling_terms', 'readRelabeling']] },
  surveyor: { said: 'laterSurveyor', texts: [['survey_terms', 'readSurvey']] },
};

type ReadLink = readonly [LegalText, (typeof READ)[number][1] | 'readSeller' | 'readSurvey' | 'readRelabeling'];

/** Step 3: what is declared and accepted, each text a link to its page. */
export function DeclarationStep({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { register, formState: { errors } } = form;
  const workClass = form.getValues('workClass');
  const later = workClass === '' ? undefined : LATER[workClass];
  return (
    <FieldGroup legend={t('declarationTitle')} required error={errorText.ofField(errors.declaration?.message)}>
      <p>{t('declarationText')}</p>
      <ReadLinks links={READ} />
      <Checkbox {...register('declaration')} label={t('accept')} aria-required="true" />
      {later && (
        <div className="rule-dashed grid gap-2 pt-3 text-sm text-muted">
          <p>{t(later.said)}</p>
          <ReadLinks links={later.texts} />
        </div>
      )}
    </FieldGroup>
  );
}

/** Links to texts, each in a tab of its own: the form stays as it is. */
function ReadLinks({ links }: { links: readonly ReadLink[] }) {
  const t = useTranslations();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(([text, label]) => (
        <li key={text}>
          <TextLink as={LocalLink} href={LEGAL_TEXTS[text].path} target="_blank">{t(`registration.${label}`)}<span className="sr-only">{` ${t('common.opensInNewTab')}`}</span></TextLink>
        </li>
      ))}
    </ul>
  );
}
