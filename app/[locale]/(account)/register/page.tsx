import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { listPorts } from '@/modules/port/port.queries';
import { NEAREST_PORTS } from '@/modules/registration/registration.schema';
import { RegisterWizard } from '@/modules/registration/ui/register-wizard';
import { Card } from '@/ui/card';
import { TextLink } from '@/ui/text-link';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('registration');
  return { title: t('title'), robots: { index: false } };
}

/** The registration in three steps. */
export default async function RegisterPage({ params }: Props) {
  const locale = await pageLocale(params);
  const [t, english, named] = await Promise.all([getTranslations('registration'), listPorts(), listPorts(locale)]);
  const labels = new Map(english.map(({ code, name }) => [name, named.find((port) => port.code === code)?.name ?? name]));
  const choice = (value: string) => ({ value, label: labels.get(value) ?? value });
  const ports = { nearest: NEAREST_PORTS.map(choice), others: named.flatMap(({ code }) => english.filter((port) => port.code === code && !NEAREST_PORTS.some((nearest) => nearest === port.name)).map(({ name }) => choice(name))) };
  return (
    <main id="main" tabIndex={-1} className="page-width py-10">
      <Card className="mx-auto w-full max-w-2xl">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('intro')}</p>
        <p className="mt-1 mb-6 text-sm">
          {t('haveAccount')}{' '}
          <TextLink as={LocalLink} href="/login">
            {t('login')}
          </TextLink>
        </p>
        <ClientMessages keys={['registration', 'account', 'password', 'errors', 'roles', 'upload', 'kyc', 'common']}>
          <RegisterWizard ports={ports} />
        </ClientMessages>
      </Card>
    </main>
  );
}
