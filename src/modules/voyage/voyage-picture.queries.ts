import 'server-only';
import { greatCircleNm, lonStep } from './great-circle';
import { drawChart } from './voyage-chart';
import { voyageBetween, type Place } from './voyage.queries';
import type { Position, VoyagePicture } from './voyage.schema';

const SHEET = { width: 620, height: 380, margin: 56 } as const;

/** A way in two: what lies behind a part of its miles, and what lies ahead; both hold the place between. */
export function cutTrack(track: readonly Position[], share: number): { sailed: Position[]; ahead: Position[] } {
  const legs = track.slice(1).map((to, index) => greatCircleNm(track[index] ?? to, to));
  let left = legs.reduce((sum, nm) => sum + nm, 0) * Math.min(1, Math.max(0, share));
  for (const [index, nm] of legs.entries()) {
    const [from, to] = [track[index], track[index + 1]];
    if (!from || !to) break;
    if (left > nm) {
      left -= nm;
      continue;
    }
    const part = nm === 0 ? 0 : left / nm;
    const here: Position = [from[0] + (lonStep(from[0], to[0])) * part, from[1] + (to[1] - from[1]) * part];
    return { sailed: [...track.slice(0, index + 1), here], ahead: [here, ...track.slice(index + 1)] };
  }
  const last = track.at(-1) ?? ([0, 0] as const);
  return { sailed: [...track], ahead: [last, last] };
}

/** The voyage between two ports on a sheet, its ship where a part of the way lies behind it; null where there is no way, or none to sail. */
export function drawVoyage(from: Place, to: Place, share: number): VoyagePicture | null {
  if (from.code === to.code) return null;
  const voyage = voyageBetween(from, to);
  const [first, last] = [voyage?.track[0], voyage?.track.at(-1)];
  if (!voyage || !first || !last) return null;
  const { sailed, ahead } = cutTrack(voyage.track, share);
  const chart = drawChart(SHEET, [sailed, ahead]);
  return {
    from: voyage.from, to: voyage.to, distance_nm: voyage.distance_nm, days: voyage.days, share,
    width: SHEET.width, height: SHEET.height, land: chart.land, grid: chart.grid, sailed: chart.tracks[0] ?? '', ahead: chart.tracks[1] ?? '',
    start: chart.onSheet(first), end: chart.onSheet(last), ship: chart.onSheet(ahead[0] ?? last),
  };
}
