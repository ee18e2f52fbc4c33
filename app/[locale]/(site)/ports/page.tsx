import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { countsByPort } from '@/modules/catalogue/catalogue.queries';
import { listPortPlaces } from '@/modules/port/port.queries';
import { PortDirectory } from '@/modules/port/ui/port-directory';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { PageHeader } from '@/ui/page-header';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('port');
  return pageMetadata({ locale, path: '/ports', title: t('metaTitle'), description: t('metaDescription'), picture: 'ports' });
}

/** The directory of ports, whole or as a word finds them. */
export default async function PortsPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const [typed = ''] = [(await searchParams).q ?? ''].flat();
  const [t, named, directory, counts] = await Promise.all([getTranslations('port'), listPortPlaces(locale), listPortPlaces(), countsByPort()]);
  const english = new Map(directory.map(({ code, name }) => [code, name]));
  const ports = named.map((port) => ({ ...port, english: english.get(port.code) }));
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-6 pb-4">
      <PageHeader title={t('title')} description={t('intro')} />
      <PortDirectory ports={ports} counts={counts} search={typed.trim().slice(0, 60)} />
    </main>
  );
}
