import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { currentActor } from '@/access/guard-page';
import { guardDecision, safeNextPath } from '@/access/page-guard';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { LOGIN_REFUSALS, type LoginRefusal } from '@/modules/account/identity.schema';
import { LoginForm } from '@/modules/account/ui/login-form';
import { ForgotForm } from '@/modules/password/ui/forgot-form';
import { env } from '@/server/env';
import { Card } from '@/ui/card';
import { TextLink } from '@/ui/text-link';
import accounts from '../../../../prisma/seed/demo-accounts.json';

type Query = { next?: string | string[]; forgot?: string | string[]; refused?: string | string[] };
type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

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

/** Signing in, and with `?forgot` the mode for a forgotten password. */
export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = await searchParams;
  const next = safeNextPath(typeof query.next === 'string' ? query.next : null);
  const target = guardDecision('/login', await currentActor(), next === null ? '' : `?${new URLSearchParams({ next }).toString()}`);
  if (target !== null) redirect(localizedPath(locale, target));
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-md">
        {query.forgot === undefined ? <SignIn next={next} refused={LOGIN_REFUSALS.find((code) => code === query.refused) ?? null} /> : <Forgot next={next} />}
      </Card>
    </main>
  );
}

/** The other mode of the page, with the page to come back to kept. */
function hrefOf(mode: 'login' | 'forgot', next: string | null): string {
  const query = new URLSearchParams({ ...(mode === 'forgot' && { forgot: '1' }), ...(next !== null && { next }) }).toString();
  return query === '' ? '/login' : `/login?${query}`;
}

async function SignIn({ next, refused }: { next: string | null; refused: LoginRefusal | null }) {
  const t = await getTranslations('account');
  const why = await getTranslations('errors');
  return (
    <>
      <h1 className="text-2xl">{t('loginTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('loginIntro')}</p>
      <ClientMessages keys={['account', 'errors']}>
        <LoginForm next={next} refused={refused && why(refused)} forgotHref={hrefOf('forgot', next)} demo={await demoAccounts()} />
      </ClientMessages>
      <p className="rule-dashed mt-5 pt-4 text-sm">
        {t('noAccount')}{' '}
        <TextLink as={LocalLink} href="/register">
          {t('register')}
        </TextLink>
      </p>
    </>
  );
}

async function Forgot({ next }: { next: string | null }) {
  const t = await getTranslations('password');
  return (
    <>
      <h1 className="text-2xl">{t('forgotTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('forgotIntro')}</p>
      <ClientMessages keys={['password', 'errors']}>
        <ForgotForm />
      </ClientMessages>
      <p className="mt-5 text-sm">
        <TextLink as={LocalLink} href={hrefOf('login', next)}>
          {t('backToLogin')}
        </TextLink>
      </p>
    </>
  );
}
