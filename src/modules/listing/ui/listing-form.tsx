'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import { useNumberField } from '@/i18n/use-number-field';
import { CATEGORIES, categoryBySlug } from '@/modules/catalogue/category.schema';
import { PRICE_TYPES, UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { CountryField } from '@/modules/profile/ui/country-field';
import { UploadField } from '@/modules/upload/ui/upload-field';
import type { ActionFormProps } from '@/table/definition';
import { PortField } from '@/table/port-field';
import { useToday } from '@/table/use-today';
import { Combobox } from '@/ui/combobox';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Radio } from '@/ui/radio';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';
import { LISTING_LIMITS, type ListingAnswer, type listingBody } from '../listing.schema';
import { Acceptances } from './acceptances';
import { KeptPictures } from './kept-pictures';
import { EMPTY_LISTING, listingForm, toListingBody, valuesOf, type ListingValues } from './listing-form.values';
import { CertificateRows, SpecificationRows, TierRows } from './listing-rows';

type Body = z.input<typeof listingBody>;
type CreateProps = Pick<ActionFormProps<never, Body>, 'formId' | 'submit'>;
type RowProps = ActionFormProps<ListingAnswer, Body>;

/** What a draft leaves out: boxes are ticked by hand, and a file that was just uploaded has no row to be shown in. */
const NOT_KEPT = ['uploaded', 'survey_terms', 'seller_agreement', 'relabeling_terms'] as const;

/** A new product. What is typed stays on the device until it is sent. */
export function AddProductForm(props: CreateProps) {
  return <ListingForm {...props} defaults={EMPTY_LISTING} draft="productDraft:new" />;
}

/** Changes a product, beginning with what its seller last wanted it to say. */
export function EditProductForm({ row, ...props }: RowProps) {
  return <ListingForm {...props} defaults={valuesOf(row.change ?? row)} draft={`productDraft:${row.id}:${row.change?.id ?? row.status}`} />;
}

/** A new product that begins as another one. */
export function DuplicateProductForm({ row, ...props }: RowProps) {
  return <ListingForm {...props} defaults={valuesOf(row)} draft={`productDraft:copy-${row.id}`} />;
}

function ListingForm({ formId, submit, defaults, draft }: CreateProps & { readonly defaults: ListingValues; readonly draft: string }) {
  const t = useTranslations('listing');
  const [first] = useState(defaults);
  const form = useForm<ListingValues>({ defaultValues: first, resolver: zodResolver(listingForm, undefined, { raw: true }) });
  useKeptDraft(draft, form.reset, form.subscribe, first, NOT_KEPT);
  const send = form.handleSubmit(async (values) => {
    const refusal = await submit(toListingBody(values) as Body);
    if (!refusal) dropDraft(draft);
    else if (refusal.field && refusal.field in EMPTY_LISTING) form.setError(refusal.field as keyof ListingValues, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <Goods form={form} />
      <Price form={form} />
      <Trade form={form} />
      <Pictures form={form} />
      <Acceptances form={form} />
      <p className="text-sm text-muted">{t('draftKept')}</p>
    </form>
  );
}

interface PartProps {
  readonly form: UseFormReturn<ListingValues>;
}

function useErrorOf({ formState }: UseFormReturn<ListingValues>) {
  const { ofField } = useErrorText();
  return (field: keyof ListingValues) => {
    const error = formState.errors[field];
    const message = error && ('root' in error ? error.root?.message : undefined);
    return ofField(message ?? (typeof error?.message === 'string' ? error.message : undefined));
  };
}

function Goods({ form }: PartProps) {
  const t = useTranslations();
  const errorOf = useErrorOf(form);
  const { register, control } = form;
  const locale = useLocale();
  // The specification names the categories at more length here than in the shop, in English; other languages have one name for each.
  const categories = useMemo(() => CATEGORIES.map(({ slug }) => ({ value: slug, label: (locale === 'en' && categoryBySlug(slug)?.aliases?.[0]) || t(`categories.${slug}`) })), [t, locale]);
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <Field label={t('listing.name')} required error={errorOf('name')} className="sm:col-span-2">
        <Input {...register('name')} maxLength={LISTING_LIMITS.name} dir="auto" />
      </Field>
      <Controller
        control={control} name="category"
        render={({ field }) => (
          <Field label={t('listing.category')} required error={errorOf('category')}>
            {(wiring) => (
              <Combobox
                {...wiring} ref={field.ref} options={categories} onBlur={field.onBlur} value={field.value || null} onValueChange={(value) => field.onChange(value ?? '')}
                labels={{ open: t('listing.showCategories'), clear: t('listing.noCategory'), empty: t('dashboard.noMatch') }}
              />
            )}
          </Field>
        )}
      />
      <FieldGroup legend={t('listing.brand')} error={errorOf('branded')}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Radio {...register('branded')} value="branded" label={t('listing.branded')} />
          <Radio {...register('branded')} value="unbranded" label={t('listing.unbranded')} />
        </div>
      </FieldGroup>
      <Field label={t('listing.short')} error={errorOf('shortDescription')} hint={t('listing.shortHint')} className="sm:col-span-2">
        <Input {...register('shortDescription')} maxLength={LISTING_LIMITS.short} dir="auto" />
      </Field>
      <Field label={t('listing.description')} required error={errorOf('description')} hint={t('listing.descriptionHint')} className="sm:col-span-2">
        <Textarea {...register('description')} rows={5} maxLength={LISTING_LIMITS.description} dir="auto" />
      </Field>
    </section>
  );
}

function Price({ form }: PartProps) {
  const t = useTranslations();
  const errorOf = useErrorOf(form);
  const asNumber = useNumberField();
  const today = useToday();
  const { register, control } = form;
  const [currency, unit, reLabeling] = useWatch({ control, name: ['currency', 'moqUom', 'reLabeling'] });
  const unitWord = UNITS.some((each) => each === unit) ? t(`units.${unit as (typeof UNITS)[number]}`) : unit;
  const units = UNITS.map((value) => ({ value, label: t(`units.${value}`) }));
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <Field label={t('listing.price')} required error={errorOf('price')} hint={t('listing.priceHint', { unit: unitWord })}>
        <NumberInput {...register('price', asNumber)} unit={currency} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('listing.currency')} error={errorOf('currency')}><Select {...register('currency')} options={CURRENCIES.map((value) => ({ value, label: value }))} /></Field>
        <Field label={t('listing.priceType')} error={errorOf('priceType')}><Select {...register('priceType')} options={PRICE_TYPES.map((value) => ({ value, label: value }))} /></Field>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('listing.moq')} error={errorOf('moq')}><NumberInput {...register('moq', asNumber)} integer maxLength={10} /></Field>
        <Field label={t('listing.unit')} error={errorOf('moqUom')} hint={t('listing.unitHint')}><Select {...register('moqUom')} options={units} /></Field>
      </div>
      <Field label={t('listing.quantity')} error={errorOf('quantity')} hint={t('listing.quantityHint')}><NumberInput {...register('quantity', asNumber)} integer unit={unitWord} maxLength={10} /></Field>
      <TierRows form={form} unit={unitWord} error={errorOf('tiers')} />
      <FieldGroup legend={t('listing.relabeling')} error={errorOf('reLabeling')}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Radio {...register('reLabeling')} value="no" label={t('listing.no')} />
          <Radio {...register('reLabeling')} value="yes" label={t('listing.yes')} />
        </div>
      </FieldGroup>
      {reLabeling === 'yes' && (
        <Field label={t('listing.relabelingPrice')} required error={errorOf('relabelingPrice')}><NumberInput {...register('relabelingPrice', asNumber)} unit={currency} /></Field>
      )}
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <Field label={t('listing.validityDate')} error={errorOf('validityDate')} hint={t('listing.validityHint')}><DateField {...register('validityDate')} min={today} /></Field>
        <Field label={t('listing.validityTime')} error={errorOf('validityTime')}><Input {...register('validityTime')} type="time" /></Field>
      </div>
    </section>
  );
}

function Trade({ form }: PartProps) {
  const t = useTranslations('listing');
  const errorOf = useErrorOf(form);
  const asNumber = useNumberField();
  const { register, control } = form;
  return (
    <details className="group rule-dashed pt-4" open>
      <summary className="cursor-pointer font-semibold text-sea">{t('tradeFacts')}</summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={t('hsCode')} error={errorOf('hsCode')} hint={t('hsCodeHint')}><Input {...register('hsCode')} inputMode="numeric" maxLength={10} ltr /></Field>
        <Controller
          control={control} name="originCountry"
          render={({ field }) => <CountryField value={field.value} onChange={field.onChange} onBlur={field.onBlur} error={errorOf('originCountry')} label={t('origin')} />}
        />
        <Controller control={control} name="port" render={({ field }) => <PortField field={field} error={errorOf('port')} label={t('port')} />} />
        <Field label={t('leadTime')} error={errorOf('leadTimeDays')}><NumberInput {...register('leadTimeDays', asNumber)} integer maxLength={3} /></Field>
        <Field label={t('packing')} error={errorOf('packing')} className="sm:col-span-2"><Input {...register('packing')} maxLength={LISTING_LIMITS.packing} dir="auto" /></Field>
        <SpecificationRows form={form} error={errorOf('specifications')} />
        <CertificateRows form={form} error={errorOf('certificates')} />
      </div>
    </details>
  );
}

function Pictures({ form }: PartProps) {
  const t = useTranslations('listing');
  const errorOf = useErrorOf(form);
  const pictures = useWatch({ control: form.control, name: 'pictures' });
  return (
    <section className="rule-dashed grid gap-4 pt-4">
      <KeptPictures pictures={pictures} onChange={(next) => form.setValue('pictures', next, { shouldDirty: true })} />
      <UploadField
        ticket={null} kind="picture" label={t('pictures')} hint={t('picturesHint')} error={errorOf('pictures')} limit={Math.max(1, LISTING_LIMITS.pictures - pictures.length)}
        onChange={(files) => form.setValue('uploaded', files.map(({ key }) => key), { shouldDirty: true })}
      />
    </section>
  );
}
