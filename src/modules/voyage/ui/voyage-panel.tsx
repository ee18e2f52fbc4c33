'use client';

import { useTranslations } from 'next-intl';
import { toldDays } from '../told-days.schema';
import type { VoyagePicture } from '../voyage.schema';
import { VoyageMap } from './voyage-map';

/** A voyage and how far its ship has come, drawn from what the server has reckoned; its sentences say the same. */
export function VoyagePanel({ picture }: { picture: VoyagePicture }) {
  const t = useTranslations('tracking');
  const { from, to, width, height, land, grid, sailed, ahead, start, end, ship, distance_nm: distance, days, share: percent } = picture;
  const state = percent === 0 ? 'before' : percent === 1 ? 'after' : 'under_way';
  const names = { from: from.name, to: to.name, percent, state };
  return (
    <VoyageMap
      // What is drawn lies on the sheet already: its places are the sheet's own.
      chart={{ sheet: { width, height, margin: 0 }, land, grid, tracks: [ahead, sailed], onSheet: ([x, y]) => ({ x, y }) }}
      label={t('mapLabel', { ...names, distance })}
      ports={[{ ...from, position: [start.x, start.y] }, { ...to, position: [end.x, end.y] }]}
      dotted={[0]}
      {...(state === 'under_way' && { ship: [ship.x, ship.y] as const })}
      className="aspect-[62/38]"
    >
      <figcaption className="mt-2 grid gap-1 text-xs text-muted">
        <span aria-hidden="true" className="flex flex-wrap gap-x-4">
          <span className="flex items-center gap-2"><span className="inline-block w-6 border-t-3 border-solid border-map-route" />{t('mapSailed')}</span>
          <span className="flex items-center gap-2"><span className="inline-block w-6 border-t-3 border-dotted border-line-strong" />{t('mapAhead')}</span>
        </span>
        <span>{t('mapNote', { ...names, days: toldDays(days) })}</span>
      </figcaption>
    </VoyageMap>
  );
}
