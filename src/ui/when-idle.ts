/** Milliseconds after which a browser that has no idle moment, or does not tell of it (Safari), is taken for idle. */
const AT_LATEST = 1_500;
const WITHOUT_IDLE = 200;

/**
 * Does something once the page has loaded and the browser has time: what moves by itself, or is needed on a later page, must
 * not stand in the way of the first tap.
 * @returns takes it back, if it is not done yet
 */
export function whenIdle(act: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(act, { timeout: AT_LATEST });
      cancel = () => window.cancelIdleCallback(id);
    } else {
      const id = globalThis.setTimeout(act, WITHOUT_IDLE);
      cancel = () => globalThis.clearTimeout(id);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
