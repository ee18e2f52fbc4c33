'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { isNetworkFailure } from '@/table/failure';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { notify } from '@/ui/notify';

/** Gives a party a copy of its data as a file. */
export function DataDownload() {
  const t = useTranslations('settings');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function take() {
    setBusy(true);
    setFailure(null);
    try {
      const data = await api('GET /api/account/data', {});
      download(`marsa-mart-${data.made_at.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
      notify.success(t('dataReady'));
    } catch (error) {
      const text = isNetworkFailure(error) ? t('dataFailed') : ofError(error);
      setFailure(text);
      notify.error(text);
    }
    setBusy(false);
  }

  return (
    <>
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <Button size="sm" className="justify-self-start" busy={busy} busyLabel={t('dataPreparing')} onClick={() => void take()}><Download aria-hidden="true" />{t('dataDownload')}</Button>
    </>
  );
}
