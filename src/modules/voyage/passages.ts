import { lonStep } from './great-circle';
import { PASSAGES, type Avoidable, type Passage, type Position } from './voyage.schema';

type Gate = readonly [from: Position, to: Position];

/** As the API names them; the screens have them in their language. */
export const PASSAGE_NAMES: Readonly<Record<Passage, string>> = {
  suez_canal: 'Suez Canal', panama_canal: 'Panama Canal', kiel_canal: 'Kiel Canal', bab_el_mandeb: 'Bab el-Mandeb', hormuz: 'Strait of Hormuz',
  malacca: 'Strait of Malacca', gibraltar: 'Strait of Gibraltar', dover: 'Strait of Dover', bosporus: 'Bosporus', good_hope: 'Cape of Good Hope',
  cape_horn: 'Cape Horn', magellan: 'Strait of Magellan',
};

/** A line over each passage from shore to shore, or from a cape to the south: who crosses it passes there. */
const GATES: Readonly<Record<Passage, Gate>> = {
  suez_canal: [[31.5, 30.4], [33.2, 30.4]],
  panama_canal: [[-80.5, 9], [-78.8, 9]],
  kiel_canal: [[9.5, 54], [9.5, 54.5]],
  bab_el_mandeb: [[43.9, 13.4], [42.6, 12]],
  hormuz: [[56.25, 28], [56.45, 25.8]],
  malacca: [[101.3, 1.4], [102.6, 2.6]],
  gibraltar: [[-5.6, 36.8], [-5.6, 35.2]],
  dover: [[0.9, 51.4], [2, 50.4]],
  bosporus: [[28.6, 41.1], [29.5, 41.1]],
  good_hope: [[18.5, -33.9], [18.5, -60]],
  cape_horn: [[-67.3, -55.4], [-67.3, -65]],
  magellan: [[-70.9, -52.4], [-70.9, -54.6]],
};

/** The Northwest and the Northeast Passage: the network knows them, but cargo does not go there most of the year. */
const CLOSED: readonly Gate[] = [
  [[-100, 64], [-100, 82]],
  [[100, 68], [100, 82]],
];

const CANAL_OF: Readonly<Record<Avoidable, Passage>> = { suez: 'suez_canal', panama: 'panama_canal' };

/** On which side of a line from `a` to `b` a position lies. */
function side([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function crosses(from: Position, to: Position, [a, b]: Gate): boolean {
  // Seen from the gate, so that a leg over the antimeridian is not taken for one around the world.
  const start: Position = [a[0] + lonStep(a[0], from[0]), from[1]];
  const end: Position = [start[0] + lonStep(from[0], to[0]), to[1]];
  return side(a, b, start) !== side(a, b, end) && side(start, end, a) !== side(start, end, b);
}

/** The passages that a straight leg takes. */
export function passagesOf(from: Position, to: Position): Passage[] {
  return PASSAGES.filter((passage) => crosses(from, to, GATES[passage]));
}

/** The passages of a track, each once, in the order in which they are met. */
export function passagesAlong(track: readonly Position[]): Passage[] {
  return [...new Set(track.flatMap((point, index) => passagesOf(track[index - 1] ?? point, point)))];
}

/** Whether a leg lies in the ice of the polar passages. */
export function isIcy(from: Position, to: Position): boolean {
  return CLOSED.some((gate) => crosses(from, to, gate));
}

/** Whether a leg goes through a canal that is to be avoided. */
export function isAvoided(from: Position, to: Position, avoid: readonly Avoidable[]): boolean {
  return avoid.some((canal) => crosses(from, to, GATES[CANAL_OF[canal]]));
}
