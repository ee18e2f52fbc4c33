/**
 * The thread in which papers are drawn (press.ts starts it). It lies outside the build and reads the sources as they are,
 * so that it is the same file under `npm start`, `npm run dev` and in tests.
 */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { draw } = await import('./drawing.tsx');

parentPort?.on('message', (/** @type {import('./drawing.tsx').Sheet} */ sheet) => {
  draw(sheet).then(
    (bytes) => parentPort?.postMessage({ bytes }, [bytes.buffer]),
    (/** @type {unknown} */ error) => parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
