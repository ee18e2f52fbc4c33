/** Line 5: how long a search takes, one after the other over one connection, common and rare words, at both sizes. */
import { Agent } from 'node:http';
import { address, PAGE_SIZE, SORTS } from '../lib/addresses.mjs';
import { send } from '../lib/load.mjs';
import { median, ROUNDS } from '../lib/measure.mjs';
import { say } from '../../scripts/lib/report.mjs';

/** From every row's word to one that only a few have; parts of words, codes, several words, and two that never meet. */
const SEARCHES = [
  'lot', 'grade', 'export', 'steel', 'cotton', 'rice', 'basmati', 'turmeric', 'gear', 'ware', 'ma', '1006', '8418.10', 'lot 4242',
  'steel export', 'cotton grade export', 'basmati titanium', 'sahyadri', 'anodised', 'no-such-thing',
];

/** @param {import('../lib/stage.mjs').Site} site */
async function measureSite({ port }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {Map<string, number[][]>} */
  const times = new Map(SEARCHES.map((search) => [search, Array.from({ length: ROUNDS }, () => [])]));
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const sort of SORTS) {
        for (const search of SEARCHES) {
          const path = address('/api/products', { search, sort, pageSize: PAGE_SIZE });
          const before = performance.now();
          const { status } = await send(port, { path }, agent);
          if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
          // The first round is the warm-up.
          if (round >= 0) times.get(search)?.[round]?.push(performance.now() - before);
        }
      }
    }
  } finally {
    agent.destroy();
  }
  return times;
}

/** @param {Map<string, number[][]>} times */
const medians = (times) =>
  Array.from({ length: ROUNDS }, (_, round) => median([...times.values()].flatMap((rounds) => rounds[round] ?? [])));

/** @type {import('../bench.mjs').Line} */
export const search = {
  number: 5,
  measure: async (stage) => {
    const [small, large] = [await stage.small(), await stage.large()];
    const [few, many] = [await measureSite(small), await measureSite(large)];
    for (const text of SEARCHES) {
      const at = (/** @type {Map<string, number[][]>} */ times) => (times.get(text) ?? []).flat();
      say(`  ${text.padEnd(24)} ${median(at(few)).toFixed(1)} ms, ${median(at(many)).toFixed(1)} ms, slowest ${Math.max(...at(many)).toFixed(1)} ms`);
    }
    const [ofFew, ofMany] = [medians(few), medians(many)];
    const worst = Math.max(...SEARCHES.map((text) => median((many.get(text) ?? []).flat())));
    return [
      { line: 5, what: `text search of ${large.products} products, median of ${SEARCHES.length} searches by five sorts`, figures: ofMany, gate: 100, aim: 100, unit: ' ms' },
      { line: 5, what: 'the slowest of these searches, its median over the sorts', figures: [worst], gate: 100, aim: 100, unit: ' ms' },
      { line: 5, what: `text search, ${small.products} to ${large.products} products`, figures: ofMany.map((ms, round) => ms / (ofFew[round] ?? Number.NaN)), gate: 10, aim: 3, unit: 'x' },
    ];
  },
};
