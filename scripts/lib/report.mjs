/** What the scripts tell the person who runs them: one line per step, and a failure without a stack. */

/** A failure whose message is the whole explanation: it is printed alone, without a stack. */
export class Explained extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step and says how long it took, when it took long enough for somebody to have wondered.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  if (seconds >= 0.3) say(`  ${title} (${seconds.toFixed(1)} s)`);
  return result;
}

/**
 * Runs a script's main function and turns its end into an exit code.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof Explained ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}
