'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { useCall } from '@/table/use-call';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { DeliveryAddressAnswer } from '../profile.schema';
import { AddressDialog } from './address-dialog';

/** A party's delivery addresses: added, changed and taken away here. */
export function DeliveryAddresses() {
  const t = useTranslations('profile');
  const common = useTranslations('common');
  const { state, retry, reload } = useCall('GET /api/account/delivery-addresses', {});
  const [edited, setEdited] = useState<DeliveryAddressAnswer | 'new' | null>(null);
  if (state.phase === 'loading') return <Loading status={t('addressesLoading')} visible><SkeletonRows rows={2} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('addressesFailed')}</Alert>;
  return (
    <>
      {state.answer.length === 0
        ? <p className="text-sm text-muted">{t('addressesEmpty')}</p>
        : <ul className="divide-y divide-dashed divide-line">{state.answer.map((address) => <Address key={address.id} address={address} onEdit={() => setEdited(address)} onRemoved={reload} />)}</ul>}
      <Button size="sm" className="justify-self-start" onClick={() => setEdited('new')}><Plus aria-hidden="true" />{t('addAddress')}</Button>
      {edited && <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={reload} />}
    </>
  );
}

interface AddressProps {
  readonly address: DeliveryAddressAnswer;
  readonly onEdit: () => void;
  readonly onRemoved: () => Promise<void>;
}

function Address({ address, onEdit, onRemoved }: AddressProps) {
  const t = useTranslations('profile');
  const { ofError } = useErrorText();
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const [busy, setBusy] = useState(false);
  const { label } = address;

  async function remove() {
    if (!(await notify.confirm({ question: t('removeQuestion', { label }), confirmLabel: t('removeShort'), tone: 'bad' }))) return;
    setBusy(true);
    try {
      await api('DELETE /api/account/delivery-addresses/{addressId}', { params: { addressId: address.id } });
      notify.success(t('addressRemoved'));
    } catch (error) {
      notify.error(isNetworkFailure(error) ? t('removeFailed') : ofError(error));
    }
    await onRemoved(); // it may have been gone already
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <address className="grid min-w-0 gap-0.5 text-sm wrap-anywhere not-italic">
        <span className="font-semibold"><bdi>{label}</bdi></span>
        <span><bdi>{address.recipient}</bdi></span>
        <span className="whitespace-pre-line text-muted"><bdi>{address.address}</bdi></span>
        <span className="text-muted"><bdi>{[address.zip_code, address.city].filter(Boolean).join(' ')}</bdi> · {countries.of(address.country)}</span>
      </address>
      <span className="flex gap-2">
        <Button size="sm" aria-label={t('editAddressOf', { label })} onClick={onEdit}>{t('editShort')}</Button>
        <Button size="sm" variant="danger" busy={busy} aria-label={t('removeAddressOf', { label })} onClick={() => void remove()}>{t('removeShort')}</Button>
      </span>
    </li>
  );
}
