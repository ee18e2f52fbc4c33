/** Being asked to stop: Ctrl-C or SIGTERM once means "in order", a second Ctrl-C means "now". */

/**
 * Listens from now on. `requested` resolves with the first signal; `isRequested` tells without waiting.
 * @returns {{ requested: Promise<NodeJS.Signals>, isRequested: () => boolean }}
 */
export function nextStop() {
  let first = false;
  const requested = new Promise((resolve) => {
    /** @param {NodeJS.Signals} signal */
    const onSignal = (signal) => {
      // npm passes on the Ctrl-C that the terminal has sent to all of us already: twice within a moment is once.
      if (!first) setTimeout(() => process.on('SIGINT', () => process.exit(130)), 1_000).unref();
      first = true;
      resolve(signal);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
  return { requested, isRequested: () => first };
}
