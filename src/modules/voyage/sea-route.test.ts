import { performance } from 'node:perf_hooks';
import { describe, expect, it, test } from 'vitest';
import { PORTS } from '../../../prisma/seed/data/ports';
import { greatCircleNm, lonStep, trackNm } from './great-circle';
import { isIcy, passagesAlong } from './passages';
import { moorings, seaNetwork } from './sea-network';
import { seaRoute } from './sea-route';
import type { Avoidable, Position } from './voyage.schema';

function place(code: string): Position {
  const port = PORTS.find((candidate) => candidate.code === code);
  if (!port) throw new Error(`No port ${code}`);
  return [port.lon, port.lat];
}

function route(from: string, to: string, ...avoid: Avoidable[]) {
  const found = seaRoute(place(from), place(to), avoid);
  if (!found) throw new Error(`No way from ${from} to ${to}`);
  return found;
}

/** The shortest lengths by a search without a guide: what A* must find as well. */
function shortestNm(from: number, to: number): number {
  const { points, legs } = seaNetwork();
  const miles = points.map((_, index) => (index === from ? 0 : Infinity));
  const open = new Set([from]);
  while (open.size > 0) {
    const next = [...open].reduce((least, point) => ((miles[point] ?? 0) < (miles[least] ?? 0) ? point : least));
    if (next === to) break;
    open.delete(next);
    for (const leg of legs[next] ?? []) {
      const sum = (miles[next] ?? 0) + leg.nm;
      if (sum >= (miles[leg.to] ?? 0)) continue;
      miles[leg.to] = sum;
      open.add(leg.to);
    }
  }
  return miles[to] ?? Infinity;
}

test('great circles, and the shorter way round', () => {
  expect(greatCircleNm([0, 0], [0, 1])).toBeCloseTo(60.04, 2);
  expect(greatCircleNm([179, 0], [-179, 0])).toBeCloseTo(120.08, 1);
  expect([lonStep(179, -179), lonStep(-179, 179), lonStep(0, 180), lonStep(10, 20)]).toEqual([2, -2, -180, 10]);
  expect(trackNm([[0, 0], [0, 1], [0, 2]])).toBeCloseTo(120.08, 1);
});

describe('the network', () => {
  it('is one piece, within the map, and free of ice', () => {
    const { points, legs, edges } = seaNetwork();
    expect(points.length).toBeGreaterThan(6000);
    expect(points.every(([lon, lat]) => lon >= -180 && lon < 180 && Math.abs(lat) <= 90)).toBe(true);
    expect(edges.some(([from, to]) => isIcy(points[from] ?? [0, 0], points[to] ?? [0, 0]))).toBe(false);
    const seen = new Set([0]);
    for (const point of seen) for (const { to } of legs[point] ?? []) seen.add(to);
    expect(points.length - seen.size).toBeLessThan(40); // what lies beyond the ice
  });

  it.each(PORTS.map(({ code, lon, lat }) => [code, lon, lat] as const))('comes within 60 nautical miles of %s', (_, lon, lat) => {
    expect(moorings([lon, lat])[0]?.nm).toBeLessThanOrEqual(60);
  });
});

describe('a voyage', () => {
  // Lengths as distance tables give them; the lanes differ from those by a few per cent.
  test.each([
    ['INNSA', 'NLRTM', 6366, []], ['INNSA', 'NLRTM', 10_952, ['suez']], ['SGSIN', 'NLRTM', 8290, []], ['CNSHA', 'USLAX', 5810, []],
    ['USNYC', 'USLAX', 4930, []], ['GBFXT', 'USNYC', 3240, []], ['AEJEA', 'SGSIN', 3460, []], ['JPTYO', 'USLAX', 4850, []],
    ['DEHAM', 'PLGDN', 470, []], ['AUSYD', 'SGSIN', 4250, []], ['INCOK', 'LKCMB', 340, []], ['BRSSZ', 'NLRTM', 5430, []],
  ] as const)('from %s to %s is about %d nautical miles', (from, to, miles, avoid) => {
    const { nm, track } = route(from, to, ...avoid);
    expect(Math.abs(nm - miles) / miles).toBeLessThan(0.08);
    expect(trackNm(track)).toBeCloseTo(nm, 6);
    expect([track[0], track.at(-1)]).toEqual([place(from), place(to)]);
  });

  test.each([
    ['INNSA', 'NLRTM', [], ['bab_el_mandeb', 'suez_canal', 'gibraltar', 'dover']],
    ['INNSA', 'NLRTM', ['suez'], ['good_hope', 'dover']],
    ['USNYC', 'USLAX', [], ['panama_canal']],
    ['CNSHA', 'DEHAM', [], ['malacca', 'bab_el_mandeb', 'suez_canal', 'gibraltar', 'dover']],
    ['ARBUE', 'CLVAP', [], ['magellan']],
    ['UAODS', 'GRPIR', [], ['bosporus']],
    ['AEJEA', 'INNSA', [], ['hormuz']],
    ['EGPSD', 'EGSOK', [], ['suez_canal']],
    ['CNSHA', 'USLAX', [], []],
  ] as const)('from %s to %s, avoiding %j, passes %j', (from, to, avoid, passages) => {
    expect(passagesAlong(route(from, to, ...avoid).track)).toEqual(passages);
  });

  it('goes round a canal that is to be avoided, from its very mouth too', () => {
    expect(passagesAlong(route('PABLB', 'PAONX', 'panama').track)).not.toContain('panama_canal');
    expect(passagesAlong(route('EGPSD', 'EGSOK', 'suez').track)).not.toContain('suez_canal');
  });

  it('is as long back as there, and nothing from a port to itself', () => {
    for (const [from, to] of [['INNSA', 'USNYC'], ['JPYOK', 'CLVAP'], ['NZAKL', 'PECLL']] as const) expect(route(from, to).nm).toBeCloseTo(route(to, from).nm, 6);
    expect(route('SGSIN', 'SGSIN')).toMatchObject({ nm: 0 });
  });

  it('exists between any two ports', () => {
    const [first] = PORTS;
    const lengths = PORTS.map(({ lon, lat }) => seaRoute([first?.lon ?? 0, first?.lat ?? 0], [lon, lat])?.nm ?? Infinity);
    expect(Math.max(...lengths)).toBeLessThan(13_500);
  });

  it('is never longer than the shortest of an unguided search', () => {
    const { points } = seaNetwork();
    for (const [from, to] of [[5, 3000], [400, 2222], [1234, 60]] as const) {
      expect(seaRoute(points[from] ?? [0, 0], points[to] ?? [0, 0])?.nm).toBeLessThanOrEqual(shortestNm(from, to) + 1e-6);
    }
  });

  it('is quick once the network is read', () => {
    const pairs = PORTS.slice(0, 40).map((port, index) => [port, PORTS[index + 60] ?? port] as const);
    const sail = () => pairs.forEach(([a, b]) => seaRoute([a.lon, a.lat], [b.lon, b.lat]));
    sail();
    const before = performance.now();
    sail();
    expect((performance.now() - before) / pairs.length).toBeLessThan(30);
  });
});
