/**
 * How hard the seeded tests work. `npm test` does a tenth of reliability.md's figures, the same every time; `npm run prove`
 * does all of them (PROVE=1). SEED gives other cases. This is the only place that knows either.
 */
export const IS_FULL = process.env['PROVE'] === '1';
export const SEED = Number(process.env['SEED'] ?? 20_261_127);

/** How many of a goal's runs are made: all, or a tenth. */
export function share(full: number): number {
  return IS_FULL ? full : Math.ceil(full / 10);
}

/** How long one seeded test may take, in milliseconds. */
export const PATIENCE = IS_FULL ? 60 * 60_000 : 120_000;

/** Said once at the beginning, so that a failure can be had again. */
export const EFFORT_NOTE = `Seeded tests: ${IS_FULL ? 'all' : 'a tenth'} of their runs, SEED=${SEED}`;
