'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { LISTING_LIMITS } from '../listing.schema';
import type { ListingValues } from './listing-form.values';

interface RowsProps {
  readonly form: UseFormReturn<ListingValues>;
  /** What is wrong with the rows as a whole. */
  readonly error: string | undefined;
}

interface ListProps {
  readonly legend: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly addLabel: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function Rows({ legend, hint, error, addLabel, isFull, onAdd, children }: ListProps) {
  return (
    <FieldGroup legend={legend} hint={hint} error={error} className="sm:col-span-2">
      {children}
      <div><Button size="sm" disabled={isFull} onClick={onAdd}><Plus aria-hidden="true" />{addLabel}</Button></div>
    </FieldGroup>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <span className="self-end pb-0.5"><IconButton label={label} onClick={onClick}><X aria-hidden="true" /></IconButton></span>;
}

/** Lower prices from quantities on. */
export function TierRows({ form, unit, error }: RowsProps & { readonly unit: string }) {
  const t = useTranslations('listing');
  const { ofField } = useErrorText();
  const asNumber = useNumberField();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' });
  const errors = form.formState.errors.tiers;
  return (
    <Rows legend={t('tiers')} hint={t('tiersHint')} error={error} addLabel={t('addTier')} isFull={fields.length >= LISTING_LIMITS.tiers} onAdd={() => append({ from: '', price: '' })}>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <Field label={t('tierFrom')} error={ofField(errors?.[index]?.from?.message)}><NumberInput {...form.register(`tiers.${index}.from`, asNumber)} integer unit={unit} maxLength={10} /></Field>
          <Field label={t('tierPrice')} error={ofField(errors?.[index]?.price?.message)}><NumberInput {...form.register(`tiers.${index}.price`, asNumber)} /></Field>
          <RemoveButton label={t('removeTier', { number: index + 1 })} onClick={() => remove(index)} />
        </div>
      ))}
    </Rows>
  );
}

/** Facts of the goods by name. */
export function SpecificationRows({ form, error }: RowsProps) {
  const t = useTranslations('listing');
  const { ofField } = useErrorText();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specifications' });
  const errors = form.formState.errors.specifications;
  return (
    <Rows legend={t('specifications')} error={error} addLabel={t('addSpecification')} isFull={fields.length >= LISTING_LIMITS.specifications} onAdd={() => append({ name: '', value: '' })}>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <Field label={t('specificationName')} error={ofField(errors?.[index]?.name?.message)}><Input {...form.register(`specifications.${index}.name`)} maxLength={80} dir="auto" /></Field>
          <Field label={t('specificationValue')} error={ofField(errors?.[index]?.value?.message)}><Input {...form.register(`specifications.${index}.value`)} maxLength={200} dir="auto" /></Field>
          <RemoveButton label={t('removeSpecification', { number: index + 1 })} onClick={() => remove(index)} />
        </div>
      ))}
    </Rows>
  );
}

/** Certificates, each with number, issuer and last day. */
export function CertificateRows({ form, error }: RowsProps) {
  const t = useTranslations('listing');
  const { ofField } = useErrorText();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'certificates' });
  const errors = form.formState.errors.certificates;
  return (
    <Rows legend={t('certificates')} error={error} addLabel={t('addCertificate')} isFull={fields.length >= LISTING_LIMITS.certificates} onAdd={() => append({ name: '', number: '', issuer: '', validUntil: '' })}>
      {fields.map((field, index) => (
        <div key={field.id} className="card grid gap-3 p-3 sm:grid-cols-2">
          <Field label={t('certificateName')} required error={ofField(errors?.[index]?.name?.message)}><Input {...form.register(`certificates.${index}.name`)} maxLength={120} dir="auto" /></Field>
          <Field label={t('certificateNumber')} required error={ofField(errors?.[index]?.number?.message)}><Input {...form.register(`certificates.${index}.number`)} maxLength={80} dir="auto" /></Field>
          <Field label={t('certificateIssuer')} required error={ofField(errors?.[index]?.issuer?.message)}><Input {...form.register(`certificates.${index}.issuer`)} maxLength={120} dir="auto" /></Field>
          <div className="grid grid-cols-[1fr_auto] gap-3">
            <Field label={t('certificateExpiry')} required error={ofField(errors?.[index]?.validUntil?.message)}><DateField {...form.register(`certificates.${index}.validUntil`)} /></Field>
            <RemoveButton label={t('removeCertificate', { number: index + 1 })} onClick={() => remove(index)} />
          </div>
        </div>
      ))}
    </Rows>
  );
}
