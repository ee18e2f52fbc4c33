import { useTranslations } from 'next-intl';
import { Code } from '@/ui/code-chip';
import { Cell, HeadCell, Table } from '@/ui/data-table';
import { Stat } from '@/ui/stat';
import { drawChart } from '../voyage-chart';
import { toldDays } from '../told-days.schema';
import type { VoyageAnswer } from '../voyage.schema';
import { VoyageMap } from './voyage-map';
import { Way } from './way';

const SHEET = { width: 900, height: 460, margin: 64 } as const;

/** One voyage: its map, its figures, and the points behind the map. */
export function VoyageView({ voyage }: { voyage: VoyageAnswer }) {
  const t = useTranslations('voyage');
  const { from, to, track, distance_nm: miles, days, via, speed_knots: knots } = voyage;
  const ends = [{ ...from, position: track[0] ?? ([0, 0] as const) }, { ...to, position: track.at(-1) ?? ([0, 0] as const) }];
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Stat label={t('distance')} value={<bdi>{t('miles', { miles })}</bdi>} />
        <Stat label={t('time')} value={t('days', { days: toldDays(days) })} />
        <Stat label={t('way')} value={<span className="text-base"><Way via={via} /></span>} />
      </div>
      <VoyageMap
        chart={drawChart(SHEET, [track])}
        label={t('mapLabel', { from: from.name, to: to.name, distance: miles })}
        ports={ends}
        className="aspect-[90/46]"
      >
        <figcaption className="mt-2 text-sm text-muted">{t('note', { knots })}</figcaption>
      </VoyageMap>
      <details className="card p-4">
        <summary className="cursor-pointer text-sm font-medium">{t('showData')}</summary>
        <Table label={t('heading', { from: from.name, to: to.name })} density="compact" frameClassName="mt-3 max-h-96">
          <thead><tr><HeadCell>{t('position')}</HeadCell></tr></thead>
          <tbody>
            {track.map(([lon, lat], index) => (
              <tr key={index}><Cell><Code>{`${lat.toFixed(2)}, ${lon.toFixed(2)}`}</Code></Cell></tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
