import { greatCircleNm, trackNm } from './great-circle';
import { isAvoided } from './passages';
import { moorings, seaNetwork, type Mooring, type SeaNetwork } from './sea-network';
import type { Avoidable, Position } from './voyage.schema';

/** A way over the sea. */
export interface SeaRoute {
  readonly nm: number;
  readonly track: readonly Position[];
}

/** Entries by ascending number, the least first: a binary heap. */
class Queue {
  private readonly items: { readonly point: number; readonly rank: number }[] = [];

  push(point: number, rank: number): void {
    const { items } = this;
    let index = items.push({ point, rank }) - 1;
    for (let parent = (index - 1) >> 1; index > 0 && (items[parent]?.rank ?? 0) > rank; parent = (index - 1) >> 1) {
      this.swap(index, parent);
      index = parent;
    }
  }

  pop(): { readonly point: number; readonly rank: number } | undefined {
    const { items } = this;
    const least = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    items[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const rankOf = (at: number) => items[at]?.rank ?? Infinity;
      const child = rankOf(right) < rankOf(left) ? right : left;
      if (rankOf(child) >= last.rank) return least;
      this.swap(index, child);
      index = child;
    }
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.items[a], this.items[b]];
    if (first && second) [this.items[a], this.items[b]] = [second, first];
  }
}

/** What a search knows of the points that it has reached. */
interface Search {
  readonly miles: Float64Array;
  readonly before: Int32Array;
}

/** A port and the places where its ships enter the lanes. */
interface Quay {
  readonly position: Position;
  readonly moorings: readonly Mooring[];
}

/** Miles from a point of the network to the quay over one of its moorings, and that mooring. */
interface Landing {
  readonly mooring: Mooring;
  readonly nm: number;
}

type IsFree = (from: Position, to: Position) => boolean;

/** From which points one comes to the quay, and how. */
function landings({ points }: SeaNetwork, quay: Quay, isFree: IsFree): Map<number, Landing> {
  const found = new Map<number, Landing>();
  for (const mooring of quay.moorings.filter(({ position }) => isFree(quay.position, position))) {
    for (const end of mooring.ends) {
      const point = points[end] ?? mooring.position;
      const nm = mooring.nm + greatCircleNm(mooring.position, point);
      if (nm < (found.get(end)?.nm ?? Infinity) && isFree(mooring.position, point)) found.set(end, { mooring, nm });
    }
  }
  return found;
}

/** A* from the start's landings to the goal's, led by the great circle to the goal. Gives the last point and what led there. */
function search({ points, legs }: SeaNetwork, starts: ReadonlyMap<number, Landing>, goals: ReadonlyMap<number, Landing>, goal: Position, isFree: IsFree) {
  const at = (point: number): Position => points[point] ?? goal;
  const found: Search = { miles: new Float64Array(points.length).fill(Infinity), before: new Int32Array(points.length).fill(-1) };
  const queue = new Queue();
  const reach = (point: number, miles: number, before: number) => {
    found.miles[point] = miles;
    found.before[point] = before;
    queue.push(point, miles + greatCircleNm(at(point), goal));
  };
  for (const [point, { nm }] of starts) reach(point, nm, -1);
  let [last, shortest] = [-1, Infinity];
  for (let next = queue.pop(); next && next.rank < shortest; next = queue.pop()) {
    const { point } = next;
    const miles = found.miles[point] ?? Infinity;
    const whole = miles + (goals.get(point)?.nm ?? Infinity);
    if (whole < shortest) [last, shortest] = [point, whole];
    for (const { to, nm } of legs[point] ?? []) if (miles + nm < (found.miles[to] ?? 0) && isFree(at(point), at(to))) reach(to, miles + nm, point);
  }
  return { last, nm: shortest, before: found.before };
}

function trackBack({ points }: SeaNetwork, before: Int32Array, last: number): { first: number; track: Position[] } {
  const track: Position[] = [];
  let first = last;
  for (let point = last; point >= 0; point = before[point] ?? -1) {
    track.push(points[point] ?? [0, 0]);
    first = point;
  }
  return { first, track: track.reverse() };
}

/** Two quays beside one lane: no point of the network lies between. */
function alongOneLane(start: Quay, goal: Quay, isFree: IsFree): Position[] | null {
  const [from] = start.moorings;
  const to = goal.moorings.find(({ ends }) => ends === from?.ends);
  return from && to && isFree(from.position, to.position) ? [from.position, to.position] : null;
}

function alongLanes(network: SeaNetwork, start: Quay, goal: Quay, isFree: IsFree): Position[] | null {
  const [starts, goals] = [landings(network, start, isFree), landings(network, goal, isFree)];
  const { last, before } = search(network, starts, goals, goal.position, isFree);
  const { first, track } = trackBack(network, before, last);
  const [out, home] = [starts.get(first)?.mooring, goals.get(last)?.mooring];
  return out && home ? [out.position, ...track, home.position] : null;
}

/** Legs shorter than this say nothing: a mooring that is a point of the network. */
const LEAST_NM = 0.05;

/**
 * The shortest way over the shipping lanes between two ports, with the last miles to their quays; null where the canals to be
 * avoided leave none.
 */
export function seaRoute(from: Position, to: Position, avoid: readonly Avoidable[] = []): SeaRoute | null {
  if (from.join() === to.join()) return { nm: 0, track: [from] };
  const network = seaNetwork();
  const isFree: IsFree = (a, b) => !isAvoided(a, b, avoid);
  const [start, goal] = [from, to].map((position): Quay => ({ position, moorings: moorings(position) })) as [Quay, Quay];
  const ways = [alongOneLane(start, goal, isFree), alongLanes(network, start, goal, isFree)].flatMap((way) => (way ? [[from, ...way, to]] : []));
  const routes = ways.map((way) => way.filter((point, index) => greatCircleNm(way[index - 1] ?? point, point) >= LEAST_NM || index === 0))
    .map((track): SeaRoute => ({ nm: trackNm(track), track }));
  return routes.sort((a, b) => a.nm - b.nm)[0] ?? null;
}
