import { getTranslations } from 'next-intl/server';
import { countsByPort } from '@/modules/catalogue/catalogue.queries';
import { listPortPlaces } from '@/modules/port/port.queries';
import { PortDirectory } from '@/modules/port/ui/port-directory';
import { PageHeader } from '@/ui/page-header';

/** The directory of ports, whole or searched. */
export async function PortsPage({ search }: { search: string }) {
  const [t, ports, counts] = await Promise.all([getTranslations('port'), listPortPlaces(), countsByPort()]);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-6 pb-4">
      <PageHeader title={t('title')} description={t('intro')} />
      <PortDirectory ports={ports} counts={counts} search={search} />
    </main>
  );
}
