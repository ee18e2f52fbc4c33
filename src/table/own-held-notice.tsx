'use client';

import { useTranslations } from 'next-intl';
import type { OwnHeldTextAnswer } from '@/modules/moderation/moderation.schema';
import { useCall } from './use-call';
import { Alert } from '@/ui/alert';

/** Says to the author which own texts of an RFQ, or with null which name, others do not read now; nothing where there are none. */
export function OwnHeldNotice({ rfqId }: { rfqId: number | null }) {
  return <OwnHeldTexts among={(text) => text.rfqId === rfqId} />;
}

/** The author's own texts of a kind that others do not read now: by what they stand in, whether they wait for a review or stay held back. */
export function useOwnHeld(entity: OwnHeldTextAnswer['entity']): ReadonlyMap<number, 'held' | 'kept'> {
  const { state } = useCall('GET /api/account/held-texts', {});
  const own = state.phase === 'ready' ? state.answer.filter((text) => text.entity === entity) : [];
  return new Map(own.map(({ entityId, status }) => [entityId, status === 'kept' ? 'kept' : 'held']));
}

/** As OwnHeldNotice, of those own texts that are meant. */
export function OwnHeldTexts({ among }: { among: (text: OwnHeldTextAnswer) => boolean }) {
  const t = useTranslations('moderation');
  const { state } = useCall('GET /api/account/held-texts', {});
  const held = state.phase === 'ready' ? state.answer.filter(among) : [];
  if (held.length === 0) return null;
  return (
    <Alert tone="warn" live="none" title={t('ownTitle')}>
      <p>{t(held.every(({ field }) => field === 'name') ? 'ownName' : 'ownText')}</p>
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
