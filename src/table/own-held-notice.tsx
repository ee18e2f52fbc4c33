'use client';

import { useTranslations } from 'next-intl';
import { useCall } from './use-call';
import { Alert } from '@/ui/alert';

/** Says to the author which own texts of an RFQ, or with null which name, others do not read now; nothing where there are none. */
export function OwnHeldNotice({ rfqId }: { rfqId: number | null }) {
  const t = useTranslations('moderation');
  const { state } = useCall('GET /api/account/held-texts', {});
  const held = state.phase === 'ready' ? state.answer.filter((text) => text.rfqId === rfqId) : [];
  if (held.length === 0) return null;
  return (
    <Alert tone="warn" live="none" title={t('ownTitle')}>
      <p>{t(rfqId === null ? 'ownName' : 'ownText')}</p>
      <ul className="mt-2 grid gap-1">
        {held.map(({ id, field, text, status }) => (
          <li key={id}>
            <strong>{t(`fields.${field}`)}</strong> <q dir="auto">{text.slice(0, 160)}</q>
            {status === 'kept' && <p>{t('ownKept')}</p>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
