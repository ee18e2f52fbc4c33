'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { LocalLink } from '@/i18n/local-link';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps } from '@/table/definition';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { TextLink } from '@/ui/text-link';
import { deliveryBody, type DpoAnswer } from '../order.schema';

interface Fields {
  addressId: string;
  consignee: string;
  notifyParty: string;
}

type Body = z.input<typeof deliveryBody>;
const toBody = (fields: Fields): Body => ({ ...fields, addressId: Number(fields.addressId) });
const deliveryFields = z.custom<Fields>().transform(toBody).pipe(deliveryBody);

/** The buyer chooses one of its kept addresses and names who receives the goods. */
export function DeliveryForm({ row, formId, submit }: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations();
  const { ofField, ofError } = useErrorText();
  const { state, retry } = useCall('GET /api/account/delivery-addresses', {});
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { addressId: '', consignee: row.delivery?.consignee ?? row.buyer, notifyParty: row.delivery?.notifyParty ?? '' },
    resolver: zodResolver(deliveryFields, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  if (state.phase === 'loading') return <Loading status={t('common.loading')}><SkeletonRows rows={3} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{ofError(state.error)}</Alert>;
  const addresses = state.answer.map(({ id, label, city }) => ({ value: String(id), label: t('order.addressOption', { label, city }) }));
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {addresses.length === 0 && <Alert tone="warn" live="none">{t.rich('order.noAddress', { profile: (words) => <TextLink as={LocalLink} href="/profile">{words}</TextLink> })}</Alert>}
      <Field label={t('order.deliveryAddress')} required error={errorOf('addressId')} hint={t('order.deliveryAddressHint')}>
        <Select {...register('addressId')} options={addresses} placeholder={t('order.chooseAddress')} />
      </Field>
      <Field label={t('order.consignee')} required error={errorOf('consignee')} hint={t('order.consigneeHint')}>
        <Textarea {...register('consignee')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      <Field label={t('order.notifyParty')} error={errorOf('notifyParty')} hint={t('order.notifyPartyHint')}>
        <Textarea {...register('notifyParty')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}
