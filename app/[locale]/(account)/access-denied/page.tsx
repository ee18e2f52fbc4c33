import { LockKeyhole } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { currentActor } from '@/access/guard-page';
import { dashboardPath } from '@/access/pages';
import { isRoleSlug } from '@/access/roles';
import type { Locale } from '@/i18n/locales';
import { LocalLink } from '@/i18n/local-link';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ of?: string | string[] }> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'account' });
  return { title: t('accessDenied'), robots: { index: false } };
}

/** Open to all; says what the visitor's role is, and leads to where that role works. The RFQ page has a sentence of its own. */
export default async function AccessDeniedPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await currentActor();
  const isOfRfq = (await searchParams).of === 'rfq';
  const [t, roles, rfq] = await Promise.all([getTranslations('account'), getTranslations('roles'), getTranslations('rfq')]);
  const role = actor?.role ?? null;
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto grid w-full max-w-md gap-3 text-center">
        <LockKeyhole aria-hidden="true" className="mx-auto size-10 text-muted" />
        <h1 className="text-2xl">{t('accessDenied')}</h1>
        <p>{isOfRfq ? rfq('denied') : t('accessDeniedText')}</p>
        {actor && !isOfRfq && (
          <p className="text-muted">
            {t('accessDeniedRole', { role: isRoleSlug(role) ? roles(role) : roles('none') })}
          </p>
        )}
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton as={LocalLink} variant="primary" href={isRoleSlug(role) ? dashboardPath(role) : '/dashboard'}>
            {t('goToMyDashboard')}
          </LinkButton>
          <LinkButton as={LocalLink} href="/">
            {isOfRfq ? rfq('goHome') : t('backToHome')}
          </LinkButton>
        </p>
      </Card>
    </main>
  );
}
