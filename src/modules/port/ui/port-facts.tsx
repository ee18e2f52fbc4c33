import { useLocale, useTranslations } from 'next-intl';
import { Code, CodeChip } from '@/ui/code-chip';
import { DefinitionList } from '@/ui/definition-list';
import type { PortPlace } from '../port.queries';
import { timeZoneOfPort } from '../time-zones';

/** A position as sailors write it, to a hundredth of a degree. */
function written(lat: number, lon: number): string {
  return `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;
}

/** What is known of a port itself. */
export function PortFacts({ port }: { port: PortPlace }) {
  const t = useTranslations('port');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const facts = [
    { term: t('code'), value: <CodeChip>{port.code}</CodeChip> },
    { term: t('country'), value: names.of(port.country) },
    { term: t('coordinates'), value: <Code>{written(port.lat, port.lon)}</Code> },
    { term: t('timeZone'), value: <Code>{timeZoneOfPort(port)}</Code> },
  ];
  return (
    <section className="grid content-start gap-2">
      <h2>{t('facts')}</h2>
      <DefinitionList items={facts} className="card px-5 py-2" />
    </section>
  );
}
