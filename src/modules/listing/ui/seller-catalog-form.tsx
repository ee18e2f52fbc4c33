'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Spinner } from '@/ui/spinner';
import { Textarea } from '@/ui/textarea';
import { CATALOG_LIMITS, sellerCatalogBody, type SellerCatalogAnswer } from '../seller-catalog.schema';

type Body = z.input<typeof sellerCatalogBody>;
type CreateProps = Pick<ActionFormProps<never, Body>, 'formId' | 'submit'>;

/** The fields as they are typed; boxes hold their ids as text. */
interface Fields {
  title: string;
  description: string;
  productIds: string[];
  /** The product whose picture the catalog shows: it is sent first. */
  picture: string;
}

function toBody({ title, description, productIds, picture }: Fields): Body {
  const first = productIds.filter((id) => id === picture);
  return { title, description, productIds: [...first, ...productIds.filter((id) => id !== picture)].map(Number) };
}
const catalogFields = z.custom<Fields>().transform(toBody).pipe(sellerCatalogBody);

/** A new catalog. */
export function AddCatalogForm(props: CreateProps) {
  return <CatalogForm {...props} defaults={{ title: '', description: '', productIds: [], picture: '' }} />;
}

/** Another title, description, choice or picture. What has left the shop is no longer offered. */
export function EditCatalogForm({ row, ...props }: ActionFormProps<SellerCatalogAnswer, Body>) {
  const productIds = row.products.filter(({ isPublic }) => isPublic).map(({ id }) => String(id));
  return <CatalogForm {...props} defaults={{ title: row.title, description: row.description, productIds, picture: productIds[0] ?? '' }} />;
}

function CatalogForm({ formId, submit, defaults }: CreateProps & { readonly defaults: Fields }) {
  const t = useTranslations('sellerCatalogs');
  const { ofField } = useErrorText();
  const form = useForm<Fields>({ defaultValues: defaults, resolver: zodResolver(catalogFields, undefined, { raw: true }) });
  const { register, handleSubmit, setError, formState: { errors } } = form;
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t('name')} required error={ofField(errors.title?.message)}><Input {...register('title')} maxLength={CATALOG_LIMITS.title} dir="auto" /></Field>
      <Field label={t('description')} required error={ofField(errors.description?.message)} hint={t('descriptionHint')}>
        <Textarea {...register('description')} rows={3} maxLength={CATALOG_LIMITS.description} dir="auto" />
      </Field>
      <Products form={form} />
    </form>
  );
}

/** The own products that are in the shop, and which of the chosen ones lends its picture. */
function Products({ form }: { form: UseFormReturn<Fields> }) {
  const t = useTranslations('sellerCatalogs');
  const { ofField, ofError } = useErrorText();
  const { state } = useCall('GET /api/seller/products', {});
  const chosen = useWatch({ control: form.control, name: 'productIds' });
  if (state.phase === 'loading') return <Spinner />;
  if (state.phase === 'failed') return <p role="alert" className="text-sm text-bad">{ofError(state.error)}</p>;
  const approved = state.answer.filter(({ status }) => status === 'approved');
  const options = approved.filter(({ id }) => chosen.includes(String(id))).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FieldGroup legend={t('products')} required error={ofField(form.formState.errors.productIds?.message)} hint={approved.length === 0 ? t('noProducts') : t('productsHint')}>
        <div className="grid max-h-64 gap-1 overflow-y-auto">
          {approved.map(({ id, name }) => <Checkbox key={id} {...form.register('productIds')} value={String(id)} label={<bdi>{name}</bdi>} />)}
        </div>
      </FieldGroup>
      {options.length > 0 && <Field label={t('picture')} hint={t('pictureHint')}><Select {...form.register('picture')} options={options} /></Field>}
    </>
  );
}
