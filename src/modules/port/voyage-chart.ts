import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land110m from 'world-atlas/land-110m.json';
import { BY_SUEZ, BY_THE_CAPE, type Position, type Voyage } from './voyage';

/** The sheet in its own units; the region is the one that both voyages between India and the North Sea touch. */
export const SHEET = { width: 760, height: 440 } as const;

const projection = geoNaturalEarth1()
  .rotate([-34, 0])
  .scale(238)
  .translate([352, 258])
  .clipExtent([
    [-2, -2],
    [SHEET.width + 2, SHEET.height + 2],
  ]);
/** Whole units: the sheet is shown at about its own size, and half the bytes stay away. */
const draw = geoPath(projection).digits(0);

function line({ waypoints }: Voyage): string {
  return draw({ type: 'LineString', coordinates: waypoints.map((point) => [...point]) }) ?? '';
}

function landPath(): string {
  const topology = land110m as unknown as Topology<{ land: GeometryCollection }>;
  return draw(feature(topology, topology.objects.land)) ?? '';
}

/** Where a position lies on the sheet. */
export function onSheet(position: Position): { x: number; y: number } {
  const [x = 0, y = 0] = projection([...position]) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}

/** The sheet's paths. They are the same for everybody, so they are made once, when the module is first needed. */
export const PATHS = {
  land: landPath(),
  grid:
    draw(
      geoGraticule()
        .step([20, 20])
        .precision(10)
        .extent([
          [-80, -60],
          [160, 80],
        ])(),
    ) ?? '',
  suez: line(BY_SUEZ),
  cape: line(BY_THE_CAPE),
} as const;
