'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/ui/alert';
import { notify } from '@/ui/notify';
import { Switch } from '@/ui/switch';
import { useHydrated } from '@/ui/use-hydrated';
import { useSaveSettings } from './use-save-settings';

/** Whether each line of the bell comes as a mail too. */
export function MailChoice({ isOn }: { isOn: boolean }) {
  const t = useTranslations('settings');
  const { save, busy, failure } = useSaveSettings();
  const [on, setOn] = useState(isOn);
  const isHydrated = useHydrated();

  async function turn(next: boolean) {
    setOn(next);
    if (await save({ mail_notices: next })) notify.success(t('saved'));
    else setOn(!next);
  }

  return (
    <>
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <Switch label={t('mailNotices')} checked={on} disabled={!isHydrated} aria-busy={busy || undefined} onChange={(event) => { if (!busy) void turn(event.target.checked); }} className="max-w-md" />
    </>
  );
}
