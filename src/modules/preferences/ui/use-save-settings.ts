'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { notify } from '@/ui/notify';
import type { SettingsBody } from '../preferences.schema';

/** Keeps a setting at once. `save` gives whether it went well; a failure is said, and stands beside the setting as `failure`. */
export function useSaveSettings() {
  const t = useTranslations('settings');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(body: SettingsBody): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await api('PUT /api/account/settings', { body });
      return true;
    } catch (error) {
      const text = isNetworkFailure(error) ? t('saveFailed') : ofError(error);
      setFailure(text);
      notify.error(text);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { save, busy, failure };
}
