'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { api, ApiError } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import { notify } from '@/ui/notify';
import { useHydrated } from '@/ui/use-hydrated';
import type { WaitingRegistration } from '../waiting.queries';
import { ConfirmedRegistration } from './confirmed-registration';
import { Papers } from './papers';
import { withTypes, type RegisterDocument } from './register-form.values';

/**
 * Opens the account of a registration that waits, with the papers that came with it and those that are added here. It takes
 * a press, since mail programs open links by themselves to look at them. The token leaves the address as soon as the page stands.
 */
export function ConfirmRegistration({ token, waiting }: { token: string; waiting: WaitingRegistration }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const { workClass } = waiting;
  const [documents, setDocuments] = useState<RegisterDocument[]>([...waiting.documents]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [vendorCode, setVendorCode] = useState<string>();

  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
  }, []);

  async function makeAccount(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const papers = withTypes(documents, workClass).map(({ key, documentType }) => ({ key, documentType }));
      setVendorCode((await api('POST /api/register/confirm', { body: { token, documents: papers } })).vendorCode);
    } catch (error) {
      const text = error instanceof ApiError && error.code !== 'network' ? errorText.ofError(error) : t('registration.confirmFailed');
      setFailure(text);
      notify.error(text);
      setBusy(false);
    }
  }

  if (vendorCode !== undefined) return <ConfirmedRegistration vendorCode={vendorCode} workClass={workClass} papers={documents.length} />;
  return (
    <form noValidate onSubmit={(event) => void makeAccount(event)} className="grid gap-5">
      <h1 className="text-2xl">{t('registration.confirmTitle')}</h1>
      <p className="-mt-4 text-muted">{t('registration.confirmText')}</p>
      {failure !== undefined && <Alert tone="bad" live="none">{failure}</Alert>}
      <DefinitionList
        items={[
          { key: 'name', term: t('registration.name'), value: <bdi>{waiting.name}</bdi> },
          { key: 'email', term: t('registration.email'), value: <Ltr>{waiting.email}</Ltr> },
          { key: 'role', term: t('registration.confirmRole'), value: t(`roles.${workClass}`) },
        ]}
      />
      <section className="rule-dashed grid gap-4 pt-5" aria-labelledby="confirm-papers">
        <div className="grid gap-1">
          <h2 id="confirm-papers" className="text-base">{t('registration.confirmPapers')}</h2>
          <p className="text-sm"><strong>{t(`registration.hints.${workClass}`)}</strong></p>
          <p className="text-sm text-muted">{t('registration.confirmPapersHint')}</p>
        </div>
        <Papers ticket={token} workClass={workClass} documents={documents} onChange={setDocuments} />
      </section>
      <Button type="submit" variant="primary" size="lg" disabled={!isHydrated} busy={isBusy} busyLabel={t('registration.confirming')}>{t('registration.confirm')}</Button>
      <noscript><Alert tone="warn" live="none">{t('registration.noScript')}</Alert></noscript>
    </form>
  );
}
