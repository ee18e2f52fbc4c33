/** Line 8: the JavaScript that a page loads beyond what every Next page has, compressed as a server sends it. */
import { gzipSync } from 'node:zlib';
import { address } from '../lib/addresses.mjs';
import { send } from '../lib/load.mjs';
import { ROUNDS } from '../lib/measure.mjs';
import { say } from '../../scripts/lib/report.mjs';

const KB = 1000;

/** @type {import('../bench.mjs').Line} */
export const scripts = {
  number: 8,
  measure: async ({ baseline, small }) => {
    const site = await small();
    const hello = await scriptBytes(baseline.port, '/');
    say(`  hello world ${(hello / KB).toFixed(1)} kB`);
    const { text } = await send(site.port, { path: address('/api/products', { pageSize: 1 }) });
    const rows = [];
    for (const [what, path] of [
      ['/shop', '/shop'],
      ['/product/{id}', `/product/${JSON.parse(text)[0].id}`],
    ]) {
      const bytes = await scriptBytes(site.port, String(path));
      say(`  ${what} ${(bytes / KB).toFixed(1)} kB`);
      // Bytes do not vary from round to round.
      const figures = Array(ROUNDS).fill((bytes - hello) / KB);
      rows.push({ line: 8, what: `scripts of ${what}, above hello world`, figures, gate: 40, aim: 20, unit: ' kB' });
    }
    return rows;
  },
};

/**
 * Compressed bytes of every script that a page names, in its tags or in the payload that loads client components; the
 * one for browsers without modules aside, which no present one asks for.
 * @param {number} port
 * @param {string} path
 */
async function scriptBytes(port, path) {
  const { text: html } = await send(port, { path });
  const modern = html.replaceAll(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  const tags = [...modern.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => String(match[1]));
  const chunks = [...modern.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(String);
  let bytes = 0;
  for (const script of new Set([...tags.map((tag) => String(tag.split('?', 1)[0])), ...chunks])) {
    const { status, text } = await send(port, { path: script });
    if (status !== 200) throw new Error(`${script} answered ${status}`);
    bytes += gzipSync(text).length;
  }
  return bytes;
}
