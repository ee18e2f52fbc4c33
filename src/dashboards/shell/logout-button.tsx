'use client';

import { LogOut } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { clearStoredSession } from '@/access/stored-session';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';

/**
 * Ends the session and leads to the start page by a new document, so that nothing of the dashboard stays in memory. It is a
 * form, since React keeps a form that was sent before its scripts were there and sends it then: a press on a slow device ends
 * the session too.
 */
export function LogoutButton() {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const locale = useLocale();
  const [, logout, isBusy] = useActionState(async () => {
    try {
      await api('POST /api/auth/logout', {});
    } catch (error) {
      const isOverAlready = error instanceof ApiError && error.status === 401;
      if (!isOverAlready) {
        notify.error(errorText.ofError(error));
        return;
      }
    }
    clearStoredSession();
    window.location.assign(localizedPath(locale, '/'));
  }, undefined);

  return (
    <form action={logout}>
      <Button type="submit" size="sm" busy={isBusy} busyLabel={t('loggingOut')}>
        <LogOut aria-hidden="true" className="mirror-rtl" />
        {t('logout')}
      </Button>
    </form>
  );
}
