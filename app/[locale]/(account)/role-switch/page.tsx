import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { guardPage } from '@/access/guard-page';
import { isRoleSlug } from '@/access/roles';
import { ClientMessages } from '@/i18n/client-messages';
import type { Locale } from '@/i18n/locales';
import { grantedRoles } from '@/modules/account/role.queries';
import { RoleSwitch } from '@/modules/account/ui/role-switch';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'account' });
  return { title: t('roleSwitchTitle'), robots: { index: false } };
}

/** The twelve roles as cards; also the neutral page of a party whose role has no dashboard. */
export default async function RoleSwitchPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await guardPage(locale, '/role-switch');
  const [t, granted] = await Promise.all([getTranslations('account'), grantedRoles(actor.partyId)]);
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-4xl">
        <h1 className="text-2xl">{t('roleSwitchTitle')}</h1>
        <p className="mt-1 mb-5 text-muted">{t('roleSwitchText')}</p>
        {!isRoleSlug(actor.role) && (
          <Alert tone="warn" live="none" className="mb-4">
            {t('noRoleText')}
          </Alert>
        )}
        <ClientMessages keys={['account', 'roles', 'errors', 'common']}>
          <RoleSwitch current={actor.role} granted={granted} />
        </ClientMessages>
      </Card>
    </main>
  );
}
