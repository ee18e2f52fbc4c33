'use client';

import { LogOut } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { clearStoredSession } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';

/** Ends the session and leads to the start page by a new document, so that nothing of the dashboard stays in memory. */
export function LogoutButton() {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function logout() {
    setBusy(true);
    try {
      await api('POST /api/auth/logout', {});
    } catch (error) {
      const isOverAlready = error instanceof ApiError && error.status === 401;
      if (!isOverAlready) {
        setBusy(false);
        notify.error(errorText.ofError(error));
        return;
      }
    }
    clearStoredSession();
    window.location.assign(localizedPath(locale, '/'));
  }

  return (
    <Button size="sm" busy={busy} busyLabel={t('loggingOut')} onClick={() => void logout()}>
      <LogOut aria-hidden="true" className="mirror-rtl" />
      {t('logout')}
    </Button>
  );
}
