/** What a secret must be, asked by the start script, by the server and by src/server/env.ts alike. */

const SHORTEST = 32;

/** Values that stand in a documentation somewhere, ours included, and so are no secrets. */
const SAMPLES = [
  /change.?me|replace.?(me|this)|your.?secret|example|sample|placeholder/i,
  /^(.)\1*$/,
  /^(012345|123456|abcdef)/i,
];

/**
 * @param {string | undefined} value
 * @returns {string | null} what is wrong with it, as the end of a sentence that begins with its name
 */
export function secretProblem(value) {
  if (!value) return 'is not set';
  if (Buffer.byteLength(value) < SHORTEST) return `is shorter than ${SHORTEST} bytes`;
  if (SAMPLES.some((sample) => sample.test(value))) return 'is a sample value';
  return null;
}
