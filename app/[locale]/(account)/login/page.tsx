import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { currentActor } from '@/access/guard-page';
import { guardDecision, safeNextPath } from '@/access/page-guard';
import { ClientMessages } from '@/i18n/client-messages';
import { localizedPath, type Locale } from '@/i18n/locales';
import { LoginForm } from '@/modules/account/ui/login-form';
import { env } from '@/server/env';
import { Card } from '@/ui/card';
import accounts from '../../../../prisma/seed/demo-accounts.json';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ next?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'account' });
  return { title: t('loginTitle'), robots: { index: false } };
}

/** The demo accounts, one per role, where this is a demonstration. */
async function demoAccounts() {
  if (!env.demo) return null;
  const t = await getTranslations('roles');
  const named = accounts.filter(({ key, roles }) => roles[0] === key);
  return {
    password: accounts[0]?.password ?? '',
    accounts: named.map(({ email, key }) => ({ email, label: t(key as Parameters<typeof t>[0]) })),
  };
}

export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const target = guardDecision('/login', await currentActor());
  if (target !== null) redirect(localizedPath(locale, target));
  const { next } = await searchParams;
  const t = await getTranslations('account');
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-md">
        <h1 className="text-2xl">{t('loginTitle')}</h1>
        <p className="mt-1 mb-5 text-muted">{t('loginIntro')}</p>
        <ClientMessages keys={['account', 'errors']}>
          <LoginForm next={safeNextPath(typeof next === 'string' ? next : null)} demo={await demoAccounts()} />
        </ClientMessages>
      </Card>
    </main>
  );
}
