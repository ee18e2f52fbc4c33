'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { notify } from '@/ui/notify';
import type { EvidenceAction } from '../evidence.machine';

/** Weighs documents one at a time; `onDone` hears of each that has been, or that stands otherwise by now. */
export function useEvidenceReview(onDone: () => Promise<void>) {
  const t = useTranslations('dispute');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState<string | null>(null);

  async function review(evidenceId: number, action: EvidenceAction): Promise<void> {
    if (busy !== null) return;
    setBusy(`${evidenceId}:${action}`);
    try {
      await api('POST /api/arbitrator/evidence/{evidenceId}/review', { params: { evidenceId }, body: { action } });
      notify.success(t(action === 'accept' ? 'evidenceAccepted' : 'evidenceRejected'));
    } catch (error) {
      notify.error(isNetworkFailure(error) ? t('evidenceReviewFailedNetwork') : t('evidenceReviewFailed', { error: ofError(error) }));
    }
    await onDone();
    setBusy(null);
  }
  return { review: (id: number, action: EvidenceAction) => void review(id, action), isBusy: (id: number, action: EvidenceAction) => busy === `${id}:${action}` };
}
