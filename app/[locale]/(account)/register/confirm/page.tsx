import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { ConfirmRegistration } from '@/modules/registration/ui/confirm-registration';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

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
  const t = await getTranslations('registration');
  const isWhole = typeof token === 'string' && token !== '';
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-md">
        <h1 className="text-2xl">{t('confirmTitle')}</h1>
        {isWhole ? (
          <>
            <p className="mt-1 mb-5 text-muted">{t('confirmText')}</p>
            <ClientMessages keys={['registration', 'errors']}>
              <ConfirmRegistration token={token} />
            </ClientMessages>
          </>
        ) : (
          <div className="mt-4 grid gap-4">
            <Alert tone="bad" live="none">
              {t('confirmMissing')}
            </Alert>
            <LinkButton as={LocalLink} href="/register" variant="primary" size="lg">
              {t('backToRegister')}
            </LinkButton>
          </div>
        )}
      </Card>
    </main>
  );
}
