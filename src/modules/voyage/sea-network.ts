import { greatCircleNm, lonStep } from './great-circle';
import { isIcy } from './passages';
import data from './sea-network.json';
import type { Position } from './voyage.schema';

/** A leg of a lane to a neighbouring point. */
export interface Leg {
  readonly to: number;
  readonly nm: number;
}

/** The shipping lanes as a graph. */
export interface SeaNetwork {
  readonly points: readonly Position[];
  /** By point. */
  readonly legs: readonly (readonly Leg[])[];
  /** Both ends of every leg, each once. */
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** The place on a lane that is nearest to a position. */
export interface Mooring {
  readonly position: Position;
  /** The points between which it lies. */
  readonly ends: readonly [number, number];
  /** Nautical miles from where one asked. */
  readonly nm: number;
}

function readPoints(deltas: readonly number[]): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < deltas.length; index += 2) {
    x += deltas[index] ?? 0;
    y += deltas[index + 1] ?? 0;
    points.push([x / 1000, y / 1000]);
  }
  return points;
}

function readNetwork(): SeaNetwork {
  const points = readPoints(data.points);
  const edges = (data.lanes as number[][]).flatMap((lane) => lane.slice(1).map((to, index) => [lane[index] ?? to, to] as const))
    .filter(([from, to]) => !isIcy(points[from] ?? [0, 0], points[to] ?? [0, 0]));
  const legs: Leg[][] = points.map(() => []);
  for (const [from, to] of edges) {
    const nm = greatCircleNm(points[from] ?? [0, 0], points[to] ?? [0, 0]);
    legs[from]?.push({ to, nm });
    legs[to]?.push({ to: from, nm });
  }
  return { points, legs, edges };
}

let network: SeaNetwork | undefined;

/** The network, read when it is first needed and kept: it never changes while the program runs. */
export function seaNetwork(): SeaNetwork {
  network ??= readNetwork();
  return network;
}

/** The place between two points that is nearest to a position, on a plane around it: good enough near the position. */
function nearestOn(position: Position, from: Position, to: Position): Position {
  const shrink = Math.cos((position[1] * Math.PI) / 180);
  const [ax, ay] = [lonStep(position[0], from[0]) * shrink, from[1] - position[1]];
  const [bx, by] = [lonStep(from[0], to[0]) * shrink, to[1] - from[1]];
  const length = bx * bx + by * by;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * bx + ay * by) / length));
  const lon = from[0] + lonStep(from[0], to[0]) * share;
  return [lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon, from[1] + (to[1] - from[1]) * share];
}

/** How much further away than the nearest lane another may lie that a port's ships take as well, in nautical miles. */
const MORE_NM = 20;

const known = new Map<string, readonly Mooring[]>();

/**
 * The lanes near a position, the nearest place on each: where a voyage from or to it may enter. The nearest comes first. What
 * was found is kept: positions are those of the ports, which are few.
 */
export function moorings(position: Position): readonly Mooring[] {
  const key = position.join();
  const found = known.get(key) ?? findMoorings(seaNetwork(), position);
  known.set(key, found);
  return found;
}

function findMoorings({ points, edges }: SeaNetwork, position: Position): Mooring[] {
  const near = edges.map((ends): Mooring => {
    const place = nearestOn(position, points[ends[0]] ?? position, points[ends[1]] ?? position);
    return { position: place, ends, nm: greatCircleNm(position, place) };
  });
  const nearest = near.reduce((least, { nm }) => Math.min(least, nm), Infinity);
  return near.filter(({ nm }) => nm <= nearest + MORE_NM).sort((a, b) => a.nm - b.nm);
}
