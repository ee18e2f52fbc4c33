'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '@/http/client';
import { LIMITS } from '@/http/input';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/textarea';
import { ADDRESS_LIMIT, deliveryAddressBody, type DeliveryAddressAnswer } from '../profile.schema';
import { CountryField } from './country-field';

type Fields = z.input<typeof deliveryAddressBody>;
const EMPTY: Fields = { label: '', recipient: '', address: '', zip_code: '', city: '', country: '' };

interface AddressDialogProps {
  /** Null for a new one. */
  readonly address: DeliveryAddressAnswer | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

/** The form of a delivery address. It stays open, with all that was typed, until it has been kept. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useTranslations('profile');
  const common = useTranslations('common');
  const formId = useId();
  const { ofField, ofError } = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, formState: { errors, isSubmitting } } = useForm<Fields>({
    defaultValues: address ? { ...EMPTY, ...withoutId(address) } : EMPTY, resolver: zodResolver(deliveryAddressBody, undefined, { raw: true }),
  });
  const errorOf = (name: keyof Fields) => ofField(errors[name]?.message);

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      if (address) await api('PUT /api/account/delivery-addresses/{addressId}', { params: { addressId: address.id }, body });
      else await api('POST /api/account/delivery-addresses', { body });
    } catch (error) {
      const text = isNetworkFailure(error) ? t('addressFailed') : ofError(error);
      setFailure(text);
      notify.error(text);
      return;
    }
    notify.success(t('addressSaved'));
    await onSaved();
    onClose();
  });

  return (
    <Dialog
      open size="lg" dismissible={false} onOpenChange={onClose} closeLabel={common('close')} title={t(address ? 'editAddress' : 'addAddress')}
      footer={
        <>
          {failure && <Alert tone="bad" live="none" className="w-full">{failure}</Alert>}
          <CloseButton>{common('cancel')}</CloseButton>
          <Button type="submit" form={formId} variant="primary" busy={isSubmitting} busyLabel={t('saving')}>{t('saveAddress')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('addressLabel')} hint={t('addressLabelHint')} required error={errorOf('label')}><Input {...register('label')} maxLength={LIMITS.name} dir="auto" /></Field>
        <Field label={t('recipient')} required error={errorOf('recipient')}><Input {...register('recipient')} autoComplete="name" maxLength={LIMITS.name} dir="auto" /></Field>
        <Field label={t('street')} required error={errorOf('address')} className="sm:col-span-2"><Textarea {...register('address')} rows={2} autoComplete="street-address" maxLength={ADDRESS_LIMIT} dir="auto" /></Field>
        <Field label={t('zip')} error={errorOf('zip_code')}><Input {...register('zip_code')} ltr autoComplete="postal-code" maxLength={20} /></Field>
        <Field label={t('city')} required error={errorOf('city')}><Input {...register('city')} autoComplete="address-level2" maxLength={LIMITS.name} dir="auto" /></Field>
        <Controller
          control={control} name="country"
          render={({ field }) => <CountryField value={field.value} onChange={field.onChange} onBlur={field.onBlur} error={errorOf('country')} required className="sm:col-span-2" />}
        />
      </form>
    </Dialog>
  );
}

function withoutId({ id: _, ...fields }: DeliveryAddressAnswer): Fields {
  return fields;
}
