'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LocalLink } from '@/i18n/local-link';
import { useErrorText } from '@/i18n/use-error-text';
import { LEGAL_TEXTS } from '@/modules/legal/legal.schema';
import { Checkbox } from '@/ui/checkbox';
import { FieldError } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { TextLink } from '@/ui/text-link';
import { type ListingValues } from './listing-form.values';

const BOXES = [
  ['survey_terms', 'acceptSurvey'], ['seller_agreement', 'acceptAgreement'], ['relabeling_terms', 'acceptRelabeling'],
] as const;

/** The texts that are accepted with a product, each a link to its page; that of re-labeling only where it is offered. */
export function Acceptances({ form }: { form: UseFormReturn<ListingValues> }) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const offers = useWatch({ control: form.control, name: 'reLabeling' }) === 'yes';
  return (
    <FieldGroup legend={t('listing.acceptances')} required className="rule-dashed pt-4">
      {BOXES.filter(([name]) => offers || name !== 'relabeling_terms').map(([name, label]) => {
        const error = ofField(form.formState.errors[name]?.message);
        return (
          <div key={name} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-4">
              <Checkbox {...form.register(name)} label={t(`listing.${label}`)} aria-required="true" aria-invalid={error ? true : undefined} />
              <TextLink as={LocalLink} href={LEGAL_TEXTS[name].path} target="_blank">{t('listing.read')}<span className="sr-only">{` ${t(`listing.${label}`)} ${t('common.opensInNewTab')}`}</span></TextLink>
            </span>
            {error && <FieldError>{error}</FieldError>}
          </div>
        );
      })}
    </FieldGroup>
  );
}
