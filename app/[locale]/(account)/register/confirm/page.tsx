import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { ConfirmRegistration } from '@/modules/registration/ui/confirm-registration';
import { findWaiting } from '@/modules/registration/waiting.queries';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { TextLink } from '@/ui/text-link';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('registration');
  return { title: t('confirmTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Where the mail of a registration without proof leads. */
export default async function ConfirmRegistrationPage({ params, searchParams }: Props) {
  await pageLocale(params);
  const { token } = await searchParams;
  const [t, errors] = await Promise.all([getTranslations('registration'), getTranslations('errors')]);
  const isWhole = typeof token === 'string' && token !== '';
  const waiting = isWhole ? await findWaiting(token) : null;
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-xl">
        {isWhole && waiting ? (
          <ClientMessages keys={['registration', 'errors', 'roles', 'upload', 'kyc', 'common']}>
            <ConfirmRegistration token={token} waiting={waiting} />
          </ClientMessages>
        ) : (
          <div className="grid gap-4">
            <h1 className="text-2xl">{t('confirmTitle')}</h1>
            <Alert tone="bad" live="none">
              {isWhole ? errors('confirmation_link_invalid') : t('confirmMissing')}
            </Alert>
            <LinkButton as={LocalLink} href="/register" variant="primary" size="lg">
              {t('backToRegister')}
            </LinkButton>
            <p className="text-sm">
              {t('haveAccount')}{' '}
              <TextLink as={LocalLink} href="/login">
                {t('login')}
              </TextLink>
            </p>
          </div>
        )}
      </Card>
    </main>
  );
}
