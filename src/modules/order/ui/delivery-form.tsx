'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { LIMITS } from '@/http/input';
import { LocalLink } from '@/i18n/local-link';
import { useErrorText } from '@/i18n/use-error-text';
import type { DeliveryAddressAnswer, ProfileAnswer } from '@/modules/profile/profile.schema';
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
import { deliveryValues, type Fields } from './delivery-form.values';

type Body = z.input<typeof deliveryBody>;
const toBody = (fields: Fields): Body => ({ ...fields, addressId: Number(fields.addressId) });
const deliveryFields = z.custom<Fields>().transform(toBody).pipe(deliveryBody);

/** The buyer chooses one of its kept addresses and names who receives the goods; said before, it is there to be corrected. */
export function DeliveryForm(props: ActionFormProps<DpoAnswer, Body>) {
  const t = useTranslations('common');
  const { ofError } = useErrorText();
  const addresses = useCall('GET /api/account/delivery-addresses', {});
  const profile = useCall('GET /api/account/profile', {});
  const failed = [addresses, profile].find(({ state }) => state.phase === 'failed');
  if (failed?.state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={failed.retry}>{t('retry')}</Button>}>{ofError(failed.state.error)}</Alert>;
  if (addresses.state.phase !== 'ready' || profile.state.phase !== 'ready') return <Loading status={t('loading')}><SkeletonRows rows={3} /></Loading>;
  return <DeliveryFields {...props} kept={addresses.state.answer} own={profile.state.answer} />;
}

interface DeliveryFieldsProps extends ActionFormProps<DpoAnswer, Body> {
  readonly kept: readonly DeliveryAddressAnswer[];
  readonly own: ProfileAnswer;
}

function DeliveryFields({ row, formId, submit, kept, own }: DeliveryFieldsProps) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: deliveryValues(row, kept, own),
    resolver: zodResolver(deliveryFields, undefined, { raw: true }),
  });
  const errorOf = (field: keyof Fields) => ofField(formState.errors[field]?.message);
  const send = handleSubmit(async (fields) => {
    const refusal = await submit(toBody(fields));
    if (refusal?.field && refusal.field in fields) setError(refusal.field as keyof Fields, { message: refusal.code ?? 'invalid_input' });
  });
  const addresses = kept.map(({ id, label, city }) => ({ value: String(id), label: t('order.addressOption', { label, city }) }));
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {addresses.length === 0 && <Alert tone="warn" live="none">{t.rich('order.noAddress', { profile: (words) => <TextLink as={LocalLink} href="/profile">{words}</TextLink> })}</Alert>}
      <Field label={t('order.deliveryAddress')} required error={errorOf('addressId')} hint={t('order.deliveryAddressHint')}>
        <Select {...register('addressId')} options={addresses} placeholder={t('order.chooseAddress')} />
      </Field>
      <Field label={t('order.consignee')} required error={errorOf('consignee')} hint={t('order.consigneeHint')}>
        <Textarea {...register('consignee')} rows={4} maxLength={LIMITS.reason} dir="auto" />
      </Field>
      <Field label={t('order.notifyParty')} error={errorOf('notifyParty')} hint={t('order.notifyPartyHint')}>
        <Textarea {...register('notifyParty')} rows={2} maxLength={LIMITS.reason} dir="auto" />
      </Field>
    </form>
  );
}
