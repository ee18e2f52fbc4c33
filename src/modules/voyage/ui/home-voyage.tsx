import { useLocale, useTranslations } from 'next-intl';
import { portName } from '@/modules/port/port-name.queries';
import { seaRoute } from '../sea-route';
import { drawChart, type VoyageChart } from '../voyage-chart';
import type { Position } from '../voyage.schema';
import { VoyageMap } from './voyage-map';

/** Ports with a name on the sheet, and where the name stands beside its dot. */
const PORTS = [
  { code: 'INNSA', name: 'JNPT', position: [72.95, 18.95], anchor: 'start', dx: 10, dy: -8 },
  { code: 'DEHAM', name: 'Hamburg', position: [9.97, 53.54], anchor: 'start', dx: 11, dy: 2 },
  { code: 'AEJEA', name: 'Jebel Ali', position: [55.06, 25.01], anchor: 'start', dx: -8, dy: -13 },
  { code: 'SGSIN', name: 'Singapore', position: [103.84, 1.26], anchor: 'middle', dx: 0, dy: 25 },
] as const satisfies readonly { code: string; name: string; position: Position; anchor: string; dx: number; dy: number }[];

const SHEET = { width: 760, height: 440, margin: 30 } as const;
/** The ship has left the canal and passes Malta. */
const SHIP: Position = [17.5, 35.7];
/** Corners of the region that both voyages and the other ports lie in: more of the north and less of the empty south. */
const REGION: readonly Position[] = [[-20, 60], [118, 20], [103.84, 1.26]];

/** Nautical miles as they are told: to the nearest ten. */
function told(miles: number): number {
  return Math.round(miles / 10) * 10;
}

interface HomeVoyage {
  readonly chart: VoyageChart;
  readonly suezNm: number;
  readonly capeNm: number;
}

function sail(): HomeVoyage {
  const [from, to] = [PORTS[0].position, PORTS[1].position];
  const [suez, cape] = [seaRoute(from, to), seaRoute(from, to, ['suez'])];
  if (!suez || !cape) throw new Error('The sea network has no way from India to Europe');
  return { chart: drawChart(SHEET, [cape.track, suez.track], REGION), suezNm: told(suez.nm), capeNm: told(cape.nm) };
}

let sailed: HomeVoyage | undefined;

/** The voyage from JNPT to Hamburg, by Suez and, dotted, by the Cape. The same for everybody, so it is made once. */
export function HomeVoyageMap() {
  const t = useTranslations('site');
  const locale = useLocale();
  const ports = PORTS.map((port) => ({ ...port, name: portName(port.code, port.name, locale) }));
  sailed ??= sail();
  const { chart, suezNm, capeNm } = sailed;
  return (
    <VoyageMap
      chart={chart}
      label={t('mapLabel', { from: ports[0]?.name ?? '', to: ports[1]?.name ?? '', distance: suezNm })}
      ports={ports}
      dotted={[0]}
      ship={SHIP}
      className="aspect-[4/3] sm:aspect-[76/44]"
    >
      <Legend suezNm={suezNm} capeNm={capeNm} />
    </VoyageMap>
  );
}

/** Both ways with their length: what the lines mean without seeing them. */
function Legend({ suezNm, capeNm }: { suezNm: number; capeNm: number }) {
  const t = useTranslations('site');
  const ways = [
    { name: t('mapSuez'), miles: suezNm, line: 'border-t-3 border-solid border-map-route' },
    { name: t('mapCape'), miles: capeNm, line: 'border-t-3 border-dotted border-on-band-muted' },
  ];
  return (
    <figcaption className="mt-2 grid gap-x-5 gap-y-0.5 rounded-sm bg-map-sea px-3 py-2 text-xs text-on-band sm:absolute sm:bottom-3 sm:ltr:end-3 sm:rtl:start-3 sm:mt-0">
      {ways.map(({ name, miles, line }) => (
        <span key={name} className="flex items-center gap-2">
          <span className={`inline-block w-6 ${line}`} />
          <span>{name}</span>
          <bdi className="ms-auto ps-3 font-semibold tabular">{t('mapDistance', { distance: miles })}</bdi>
        </span>
      ))}
    </figcaption>
  );
}
