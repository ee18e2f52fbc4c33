'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { Alert } from '@/ui/alert';
import { Code } from '@/ui/code-chip';
import { CopyButton } from '@/ui/copy-button';
import { LinkButton } from '@/ui/link-button';
import type { WorkClass } from '../registration.schema';

interface ConfirmedRegistrationProps {
  readonly vendorCode: string;
  readonly workClass: WorkClass;
  /** How many papers went to HR with it. */
  readonly papers: number;
}

/** What a newcomer has now, and what happens next. Takes the focus, since it stands in the place of what was pressed. */
export function ConfirmedRegistration({ vendorCode, workClass, papers }: ConfirmedRegistrationProps) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const allowed = workClass === 'buyer' ? 'nextBuyer' : workClass === 'seller' ? 'nextSeller' : 'nextPartner';
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">{t('registration.confirmedTitle')}</h1>
      <Alert tone="ok" live="none">{t('registration.doneTitle')}</Alert>
      <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="grid gap-1">
          <span className="text-sm text-muted">{t('registration.vendorCode')}</span>
          <Code className="text-xl font-semibold">{vendorCode}</Code>
        </p>
        <CopyButton size="sm" text={vendorCode} label={t('registration.copyCode')} copiedLabel={t('common.copied')} />
      </div>
      <section className="grid gap-2" aria-labelledby="confirmed-next">
        <h2 id="confirmed-next" className="text-base">{t('registration.nextTitle')}</h2>
        <ol className="grid list-decimal gap-2 ps-5 text-sm">
          <li>{t('registration.nextSignIn')}</li>
          <li>{papers > 0 ? t('registration.nextPapers', { count: papers }) : t('registration.nextNoPapers')}</li>
          <li>{t(`registration.${allowed}`)}</li>
        </ol>
      </section>
      <LinkButton as={LocalLink} href="/login" variant="primary" size="lg">{t('registration.toLogin')}</LinkButton>
    </div>
  );
}
