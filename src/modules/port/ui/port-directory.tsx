import { Anchor } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { CodeChip } from '@/ui/code-chip';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { GetForm } from '@/ui/get-form';
import { Input } from '@/ui/input';
import { LinkButton } from '@/ui/link-button';
import { portPath } from '../port-address';
import type { PortPlace } from '../port.queries';
import { searchPorts } from '../port-search';
import { REGIONS, regionOf, type Region } from '../region';

export interface PortDirectoryProps {
  readonly ports: readonly (PortPlace & { readonly english?: string | undefined })[];
  /** Numbers of products by the port's id. */
  readonly counts: ReadonlyMap<number, number>;
  /** What is searched for; empty shows every port. */
  readonly search: string;
}

/** Ports by parts of the world, with a search that works without JavaScript. */
export function PortDirectory({ ports, counts, search }: PortDirectoryProps) {
  const t = useTranslations('port');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const { ports: found, isGuess } = searchPorts(ports, search, (country) => names.of(country) ?? country);
  const groups = REGIONS.map((region) => ({ region, ports: found.filter(({ country }) => regionOf(country) === region) })).filter((group) => group.ports.length > 0);
  return (
    <>
      <Search search={search} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="text-sm text-muted">{t('found', { count: found.length })}</p>
        {search === '' && <Regions />}
      </div>
      {isGuess && found.length > 0 && <p className="card px-4 py-3">{t('guessed', { typed: search })}</p>}
      {groups.map(({ region, ports: members }) => (
        <section key={region} id={`region-${region}`} aria-labelledby={`region-${region}-name`} className="grid scroll-mt-24 gap-3">
          <h2 id={`region-${region}-name`}>{names.of(region)}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {members.map((port) => <PortEntry key={port.code} port={port} country={names.of(port.country) ?? port.country} count={counts.get(port.id) ?? 0} />)}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <Nothing />}
    </>
  );
}

function Search({ search }: { search: string }) {
  const t = useTranslations('port');
  const common = useTranslations('common');
  return (
    <GetForm
      role="search"
      aria-label={t('searchLabel')}
      action={localizedPath(useLocale(), '/ports')}
      values={{ q: search }}
      className="card grid items-end gap-3 p-4 sm:grid-cols-[minmax(0,28rem)_auto] sm:justify-start"
    >
      <Field label={t('searchLabel')}>
        <Input id="port-search" type="search" name="q" maxLength={60} defaultValue={search} placeholder={t('searchPlaceholder')} />
      </Field>
      <button type="submit" className="btn btn-ink">{common('search')}</button>
    </GetForm>
  );
}

function Regions() {
  const t = useTranslations('port');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <nav aria-label={t('regions')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {REGIONS.map((region: Region) => <li key={region}><a href={`#region-${region}`} className="link inline-block py-1">{names.of(region)}</a></li>)}
      </ul>
    </nav>
  );
}

function PortEntry({ port, country, count }: { port: PortPlace; country: string; count: number }) {
  const shop = useTranslations('shop');
  return (
    <li className="card relative flex items-start justify-between gap-3 p-3 transition-colors hover:border-line-strong">
      <div className="grid min-w-0 gap-0.5">
        <LocalLink href={portPath(port.code)} className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline">
          <bdi>{port.name}</bdi>
        </LocalLink>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <span>{country}</span>
          <span aria-hidden="true">·</span>
          <span className={count > 0 ? 'font-medium text-ink' : ''}>{shop('results', { count })}</span>
        </p>
      </div>
      <CodeChip>{port.code}</CodeChip>
    </li>
  );
}

function Nothing() {
  const t = useTranslations('port');
  return (
    <div className="card">
      <EmptyState
        sentence={t('noneTitle')}
        why={t('noneText')}
        icon={<Anchor aria-hidden="true" />}
        action={<LinkButton as={LocalLink} href="/ports">{t('allPorts')}</LinkButton>}
      />
    </div>
  );
}
