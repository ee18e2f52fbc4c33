'use client';

import { useTranslations } from 'next-intl';
import { useCall } from '@/table/use-call';
import { Instant, Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import type { OwnContactRequest } from '../contact.schema';
import { ContactDetails } from './contact-details';

/** Whose contact details a party has asked for, and those that HR has revealed to it. */
export function OwnContactRequests() {
  const t = useTranslations('contact');
  const common = useTranslations('common');
  const { state, retry } = useCall('GET /api/account/contact-requests', {});
  if (state.phase === 'loading') return <Loading status={t('ownLoading')} visible><SkeletonRows rows={2} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{common('retry')}</Button>}>{t('ownFailed')}</Alert>;
  if (state.answer.length === 0) return <p className="text-sm text-muted">{t('ownEmpty')}</p>;
  return <ul className="divide-y divide-dashed divide-line">{state.answer.map((request) => <Request key={request.id} request={request} />)}</ul>;
}

function Request({ request }: { request: OwnContactRequest }) {
  const t = useTranslations('contact');
  const { party, details, status, reason, reject_reason: rejectReason, request_date: date } = request;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm font-semibold"><bdi>{party.name}</bdi></p>
        <Status status={status} />
      </div>
      <p className="text-sm text-muted"><Instant at={date} withTime={false} /> · <bdi className="wrap-anywhere">{reason}</bdi></p>
      {status === 'rejected' && <p className="text-sm">{t('refused', { reason: rejectReason })}</p>}
      {details && (
        <ContactDetails details={details} labels={{ person: t('person'), email: t('email'), phone: t('phone'), address: t('address'), none: '—' }} />
      )}
    </li>
  );
}
