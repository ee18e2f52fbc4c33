import { useTranslations } from 'next-intl';
import type { PortPlace } from '@/modules/port/port.queries';
import { drawChart } from '../voyage-chart';
import type { Position, VoyageAnswer } from '../voyage.schema';
import { VoyageMap } from './voyage-map';

const SHEET = { width: 620, height: 420, margin: 56 } as const;
/** Voyages that a small map can show without their names meeting. */
const SHOWN = 4;

/** A port among the nearest main ports; the table beside it holds the figures. */
export function PortMap({ port, voyages }: { port: PortPlace; voyages: readonly VoyageAnswer[] }) {
  const t = useTranslations('voyage');
  const shown = voyages.slice(0, SHOWN);
  const home: Position = [port.lon, port.lat];
  const chart = drawChart(SHEET, shown.map(({ track }) => track), [home]);
  const others = shown.map(({ to, track }) => ({ ...to, position: track.at(-1) ?? home }));
  return (
    <VoyageMap
      chart={chart}
      label={t('mapFrom', { port: port.name })}
      ports={[{ code: port.code, name: port.name, position: home }, ...others]}
      className="aspect-[62/42]"
    />
  );
}
