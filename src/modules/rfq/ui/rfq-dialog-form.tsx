'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps, Refusal } from '@/table/definition';
import { deviceDay } from '@/table/device-day';
import { useToday } from '@/table/use-today';
import { isUnitOpen, RFQ_GROUPS, type editRfqBody, type RfqAnswer, type rfqBody } from '../rfq.schema';
import { ProductChoice, type ListedProduct, type RequestedCatalog } from './product-choice';
import { RfqFields } from './rfq-fields';
import { EMPTY_RFQ, rfqFormSchema, toRfqBody, UNDRAFTED, valuesOf, type RfqFormValues } from './rfq-form.values';
import { RfqThread } from './rfq-thread';
import { dropDraft, useKeptDraft } from '@/ui/use-kept-draft';

/** The RFQ form's fields with the endpoint's own schema; the refused field gets the server's word. */
function useRfqForm(defaults: RfqFormValues, today: string, send: (values: RfqFormValues) => Promise<Refusal | null>) {
  const { register, control, handleSubmit, setError, reset, subscribe, getValues, setValue, formState } = useForm<RfqFormValues>({
    resolver: zodResolver(rfqFormSchema(today), undefined, { raw: true }),
    defaultValues: defaults,
  });
  const submit = handleSubmit(async (values) => {
    const refusal = await send(values);
    if (refusal?.field && refusal.field in EMPTY_RFQ) setError(refusal.field as keyof RfqFormValues, { message: refusal.code ?? 'invalid_input' });
  });
  return { fields: { register, control, errors: formState.errors }, submit, reset, subscribe, getValues, setValue };
}

type EditProps = ActionFormProps<RfqAnswer, z.input<typeof editRfqBody>>;

/**
 * Changes an RFQ that nobody has answered yet, or answers on one: then the text is a message to the captain, and the other
 * fields may change with it. Which of both it is follows the row as it was read last, as it does on the server: who has typed
 * a description while an answer came sees it under its new label before it is sent.
 */
export function EditRfqForm({ row, formId, submit }: EditProps) {
  const t = useTranslations();
  const today = useToday();
  const toCaptain = RFQ_GROUPS.needAction.some((group) => group === row.status);
  const form = useRfqForm(valuesOf(row, toCaptain), today, (values) => submit({ ...toRfqBody(values), ...(values.removed_files.length > 0 && { removed_files: [...values.removed_files] }), version: row.version }));
  const latest = row.notifications.slice(-1);
  return (
    <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      {toCaptain && latest.length > 0 && <RfqThread messages={latest} currency={row.currency} title={t('rfq.latestMessage')} />}
      <RfqFields form={form.fields} unit={t(`units.${row.unit}`)} choosesUnit={isUnitOpen(row)} currency={row.currency} today={today} toCaptain={toCaptain} files={row.files} />
    </form>
  );
}

const NEW_DRAFT = 'rfqDraft:new';

type CreateProps = Pick<ActionFormProps<never, z.input<typeof rfqBody>>, 'formId' | 'submit'> & {
  /** The home page insists on a product of the shop; a buyer's desk does not. */
  readonly needsProduct?: boolean;
  /** Whose products are offered; its title is the request's until a product is chosen. */
  readonly catalog?: RequestedCatalog | undefined;
};

/** A new RFQ, for a product of the shop or for something that it does not have. */
export function CreateRfqForm({ formId, submit, needsProduct = false, catalog }: CreateProps) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const houseDay = useToday();
  // The home page is the same for everybody and knows no party's zone: the device's calendar is the nearest to it.
  const today = needsProduct ? deviceDay() : houseDay;
  const productField = useRef<HTMLInputElement>(null);
  const [product, setProduct] = useState<ListedProduct | null>(null);
  const [isTried, setIsTried] = useState(false);
  const draft = catalog ? `rfqDraft:catalog-${catalog.id}` : NEW_DRAFT;
  const defaults = { ...EMPTY_RFQ, title: catalog?.title ?? EMPTY_RFQ.title };
  const form = useRfqForm(defaults, today, async (values) => {
    if (needsProduct && !product) return null;
    const refusal = await submit(toRfqBody(values, product?.id));
    if (!refusal) dropDraft(draft);
    return refusal;
  });
  useKeptDraft(draft, form.reset, form.subscribe, defaults, UNDRAFTED);
  /** A title that nobody has written is the product's name, also in place of the catalog's. */
  const choose = (next: ListedProduct | null) => {
    setProduct(next);
    const title = form.getValues('title');
    if (next && (title.trim() === '' || [product?.name, catalog?.title].includes(title))) form.setValue('title', next.name, { shouldDirty: true });
  };
  const isMissing = needsProduct && isTried && product === null;
  const send = async (event: FormEvent) => {
    setIsTried(true);
    await form.submit(event);
    // The product stands first. The form puts the focus on its own first fault a moment later, so this comes after that.
    if (needsProduct && !product) setTimeout(() => productField.current?.focus());
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <ProductChoice catalog={catalog} value={product} onChange={choose} ref={productField} required={needsProduct} error={isMissing ? ofField('rfq_product_required') : undefined} />
      {/* The home page's goods have a unit of their own, known with the product. */}
      <RfqFields form={form.fields} unit={product ? t(`units.${product.unit}`) : undefined} choosesUnit={!needsProduct && !product} moq={product?.moq} today={today} />
      <p className="text-sm text-muted">{t('rfq.draftKept')}</p>
    </form>
  );
}
