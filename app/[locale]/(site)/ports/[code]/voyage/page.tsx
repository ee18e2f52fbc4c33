import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/modules/platform/alternates';
import { LocalLink } from '@/i18n/local-link';
import { pageLocale } from '@/i18n/page-locale';
import { portPath } from '@/modules/port/port-address';
import { listPorts } from '@/modules/port/port.queries';
import { voyageBetween } from '@/modules/voyage/voyage.queries';
import { VoyageForm } from '@/modules/voyage/ui/voyage-form';
import { VoyageView } from '@/modules/voyage/ui/voyage-view';
import { Alert } from '@/ui/alert';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { PageHeader } from '@/ui/page-header';
import { MissingNow } from '../../../../missing';
import SiteNotFound from '../../../not-found';
import { portOf } from '../port-of';

interface Props {
  params: Promise<{ locale: string; code: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

async function read({ params, searchParams }: Props) {
  const [{ to, avoid }, locale] = await Promise.all([searchParams, pageLocale(params)]);
  const [from, named] = await Promise.all([portOf((await params).code, locale), portOf([to].flat()[0] ?? '', locale)]);
  // From a port to itself there is no voyage.
  const isSame = from !== null && from.code === named?.code;
  return { from, goal: isSame ? null : named, isSame, avoidsSuez: [avoid].flat()[0] === 'suez' };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await pageLocale(props.params);
  const t = await getTranslations('voyage');
  const { from, goal } = await read(props);
  if (!from) return { title: (await getTranslations('site'))('notFoundTitle'), robots: { index: false } };
  return {
    title: goal ? t('heading', { from: from.name, to: goal.name }) : t('pageTitle', { from: from.name }),
    description: t('metaDescription', { port: from.name }),
    alternates: alternates(locale, `${portPath(from.code)}/voyage`),
  };
}

/** The voyage from a port to another one that the address names, on a map; without one, the question. */
export default async function VoyagePage(props: Props) {
  const locale = await pageLocale(props.params);
  const { from, goal, isSame, avoidsSuez } = await read(props);
  if (!from) return <MissingNow screen={<SiteNotFound />} />;
  const [t, ports] = await Promise.all([getTranslations(), listPorts(locale)]);
  const voyage = goal && voyageBetween(from, goal, avoidsSuez ? ['suez'] : []);
  const crumbs = [{ label: t('port.title'), href: '/ports' }, { label: from.name, href: portPath(from.code) }, { label: goal?.name ?? t('voyage.distance') }];
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-6 pt-4 pb-4">
      <PageHeader
        breadcrumbs={<Breadcrumbs label={t('common.breadcrumb')} as={LocalLink} crumbs={crumbs} />}
        title={goal ? t('voyage.heading', { from: from.name, to: goal.name }) : t('voyage.pageTitle', { from: from.name })}
      />
      <VoyageForm key={`${goal?.code} ${avoidsSuez}`} from={from.code} ports={ports} to={goal?.code ?? ''} avoidsSuez={avoidsSuez} />
      {isSame && <Alert>{t('voyage.toItself')}</Alert>}
      {voyage && <VoyageView voyage={voyage} />}
    </main>
  );
}
