import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { KeptReset } from '@/modules/password/ui/kept-reset';
import { ResetForm } from '@/modules/password/ui/reset-form';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('password');
  return { title: t('resetTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Choosing a password by the link of a mail: a forgotten one, or the first of an account that an admin has made. */
export default async function ResetPasswordPage({ params, searchParams }: Props) {
  await pageLocale(params);
  const { token } = await searchParams;
  const t = await getTranslations();
  const intro = <p className="mt-1 mb-5 text-muted">{t('password.resetIntro')}</p>;
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-md">
        <h1 className="text-2xl">{t('password.resetTitle')}</h1>
        <ClientMessages keys={['password', 'account', 'errors']}>
          {typeof token === 'string' && token !== '' ? (
            <>
              {intro}
              <ResetForm token={token} />
            </>
          ) : (
            <KeptReset intro={intro}>
              <div className="mt-4 grid gap-4">
                <Alert tone="bad" live="none">
                  {t('errors.reset_link_invalid')}
                </Alert>
                <LinkButton as={LocalLink} href="/login?forgot=1" variant="primary" size="lg">
                  {t('password.askAgain')}
                </LinkButton>
              </div>
            </KeptReset>
          )}
        </ClientMessages>
      </Card>
    </main>
  );
}
