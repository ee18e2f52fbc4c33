import { geoInterpolate } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MultiPolygon, Polygon, Position as Point } from 'geojson';
import { expect, test } from 'vitest';
import { BY_SUEZ, BY_THE_CAPE, greatCircleNm, SUEZ_CANAL, voyageNm, type Position, type Voyage } from './voyage';

type Edge = readonly [from: Position, to: Position];

/** The outlines and lakes of the finest coastline of the map package. */
function coastline(): Point[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    const land = geometry as Polygon | MultiPolygon;
    return land.type === 'Polygon' ? land.coordinates : land.coordinates.flat();
  });
}

/** Outlines over the antimeridian (Eurasia, Fiji) go on beyond 180° east. */
function unrolled(ring: Point[]): Position[] {
  const isWide = ring.some(([lon = 0]) => lon < -179.9) && ring.some(([lon = 0]) => lon > 179.9);
  return ring.map(([lon = 0, lat = 0]) => [isWide && lon < -100 ? lon + 360 : lon, lat]);
}

/** Edges of the coast by the whole degrees of latitude that they touch. */
function edgesByLatitude(): Map<number, Edge[]> {
  const bands = new Map<number, Edge[]>();
  for (const ring of coastline().map(unrolled)) {
    ring.slice(1).forEach((to, index) => {
      const from = ring[index] ?? to;
      for (let band = Math.floor(Math.min(from[1], to[1])); band <= Math.max(from[1], to[1]); band += 1) {
        const edges = bands.get(band) ?? [];
        edges.push([from, to]);
        bands.set(band, edges);
      }
    });
  }
  return bands;
}

const EDGES = edgesByLatitude();

/** Even or odd: how many coasts a ray to the east crosses. */
function isLand([x, y]: Position): boolean {
  const crossed = (EDGES.get(Math.floor(y)) ?? []).filter(
    ([[xa, ya], [xb, yb]]) => ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa,
  );
  return crossed.length % 2 === 1;
}

/** Inland waters that no coastline shows: the quay of Nhava Sheva, the canal, and the Elbe above Brunsbüttel. */
function isInlandWater([lon, lat]: Position): boolean {
  const inCanal = SUEZ_CANAL.some((point) => greatCircleNm(point, [lon, lat]) < 30);
  return inCanal || (lon > 9.1 && lon < 10 && lat > 53.5) || (lon > 72.8 && lat > 18.8);
}

function landfalls({ waypoints }: Voyage): Position[] {
  return waypoints.slice(1).flatMap((to, index) => {
    const from = waypoints[index] ?? to;
    const sail = geoInterpolate([...from], [...to]);
    const steps = Math.ceil(greatCircleNm(from, to) / 3);
    return Array.from({ length: steps + 1 }, (_, step): Position => sail(step / steps)).filter(
      (point) => isLand(point) && !isInlandWater(point),
    );
  });
}

test('measures along great circles', () => {
  expect(greatCircleNm([0, 0], [0, 1])).toBeCloseTo(60.04, 2);
  expect(greatCircleNm([10, 20], [10, 20])).toBe(0);
});

test('knows land from water', () => {
  expect(isLand([77.2, 28.6])).toBe(true);
  expect(isLand([10, 51])).toBe(true);
  expect(isLand([65, 15])).toBe(false);
});

test.each([
  ['by Suez', BY_SUEZ, 6600, 6750],
  ['by the Cape', BY_THE_CAPE, 11_100, 11_300],
] as const)('%s stays on the water and has its known length', (_, voyage, least, most) => {
  expect(landfalls(voyage)).toEqual([]);
  expect(voyageNm(voyage)).toBeGreaterThan(least);
  expect(voyageNm(voyage)).toBeLessThan(most);
});
