'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { api, ApiError } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useHydrated } from '@/ui/use-hydrated';

/**
 * Opens the account of a registration that waits. It takes a press, since mail programs open links by themselves to look
 * at them. The token leaves the address as soon as the page stands.
 */
export function ConfirmRegistration({ token }: { token: string }) {
  const t = useTranslations('registration');
  const locale = useLocale();
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
  }, []);

  async function makeAccount() {
    setBusy(true);
    try {
      const { vendorCode } = await api('POST /api/register/confirm', { body: { token } });
      await notify.alert({ title: t('doneTitle'), text: t('done', { vendorCode }), copy: vendorCode });
      window.location.assign(localizedPath(locale, '/login'));
    } catch (error) {
      const text = error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : t('confirmFailed');
      setFailure(text);
      notify.error(text);
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      {failure !== undefined && <Alert tone="bad" live="none">{failure}</Alert>}
      <Button variant="primary" size="lg" disabled={!isHydrated} busy={isBusy} busyLabel={t('confirming')} onClick={() => void makeAccount()}>{t('confirm')}</Button>
      <noscript><Alert tone="warn" live="none">{t('noScript')}</Alert></noscript>
    </div>
  );
}
