import { geoGraticule, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110m from 'world-atlas/land-110m.json';
import land50m from 'world-atlas/land-50m.json';
import { lonStep } from './great-circle';
import type { Position } from './voyage.schema';

/** A sheet in its own units. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Room around what is shown, for names of ports. */
  readonly margin: number;
}

/** A map's paths, ready to be drawn, and where a position lies on it. */
export interface VoyageChart {
  readonly sheet: Sheet;
  readonly land: string;
  readonly grid: string;
  readonly tracks: readonly string[];
  readonly onSheet: (position: Position) => { x: number; y: number };
}

/** Units per radian of the closest view: nearer, the coast's corners would show. */
const CLOSEST = 2400;
/** From this scale on the finer coast is drawn. */
const FINE = 500;

function landAt(scale: number) {
  const topology = (scale >= FINE ? land50m : land110m) as unknown as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land);
}

/** The longitude in the middle of positions that follow one another, the antimeridian or not. */
function middleLon(positions: readonly Position[]): number {
  let lon = positions[0]?.[0] ?? 0;
  let [west, east] = [lon, lon];
  for (const [next] of positions) {
    lon += lonStep(lon, next);
    west = Math.min(west, lon);
    east = Math.max(east, lon);
  }
  return (west + east) / 2;
}

function projectionFor(sheet: Sheet, positions: readonly Position[]): GeoProjection {
  const { width, height, margin } = sheet;
  const projection = geoNaturalEarth1().rotate([-middleLon(positions), 0]);
  projection.fitExtent([[margin, margin], [width - margin, height - margin]], { type: 'MultiPoint', coordinates: positions.map((position) => [...position]) });
  if (projection.scale() > CLOSEST) {
    const [x = 0, y = 0] = projection.invert?.([width / 2, height / 2]) ?? [];
    projection.scale(CLOSEST);
    const [px = 0, py = 0] = projection([x, y]) ?? [];
    const [tx, ty] = projection.translate();
    projection.translate([tx + width / 2 - px, ty + height / 2 - py]);
  }
  return projection.clipExtent([[-2, -2], [width + 2, height + 2]]);
}

/** A path without the points that lie less than `least` units from the one before: nobody sees them, and a fine coast has many. */
function thinned(path: string, least: number): string {
  return path.replace(/([ML]-?\d+,-?\d+)(?:L-?\d+,-?\d+)*/g, (run) => {
    const kept: string[] = [];
    let [keptX, keptY] = [Infinity, Infinity];
    for (const point of run.slice(1).split('L')) {
      const [x = 0, y = 0] = point.split(',').map(Number);
      if (Math.abs(x - keptX) + Math.abs(y - keptY) < least) continue;
      kept.push(point);
      [keptX, keptY] = [x, y];
    }
    return kept.length > 1 ? `${run.charAt(0)}${kept.join('L')}` : '';
  }).replace(/(^|Z)Z+/g, '$1');
}

/** A chart of tracks, cut to them and to the other places that shall be seen. */
export function drawChart(sheet: Sheet, tracks: readonly (readonly Position[])[], alsoSeen: readonly Position[] = []): VoyageChart {
  const projection = projectionFor(sheet, [...tracks.flat(), ...alsoSeen]);
  const path = geoPath(projection).digits(0);
  const draw = (shape: Parameters<typeof path>[0], least = 1) => thinned(path(shape) ?? '', least);
  const step = projection.scale() >= FINE ? 5 : 20;
  return {
    sheet,
    land: draw(landAt(projection.scale()), 3),
    grid: draw(geoGraticule().step([step, step]).precision(10)()),
    tracks: tracks.map((track) => draw({ type: 'LineString', coordinates: track.map((point) => [...point]) })),
    onSheet: (position) => {
      const [x = 0, y = 0] = projection([...position]) ?? [];
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}
