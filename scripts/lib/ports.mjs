/** Free ports. Asking the system for one, and asking whether one that was used before is still free. */
import { createServer } from 'node:net';
import { Explained } from './report.mjs';

/**
 * @param {number} port 0 lets the system choose
 * @param {string} [host]
 * @returns {Promise<number | null>} the port, or null when it is taken
 */
function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address ? address.port : null;
      probe.close(() => resolve(taken));
    });
  });
}

/** @param {string} [host] */
export async function freePort(host) {
  const port = await tryPort(0, host);
  if (port === null) throw new Error('no free port');
  return port;
}

/**
 * @param {number} port
 * @param {string} [host]
 */
export const isFree = async (port, host) => (await tryPort(port, host)) !== null;

/** @param {number} port */
export const portInUse = (port) =>
  `Port ${port} is in use. Stop what uses it, or take another: PORT=${port + 1} npm start`;

/** The address that the settings name for the web server. */
export const webAddress = () => ({ host: process.env['HOST'] || '0.0.0.0', port: Number(process.env['PORT'] || 3000) });

/** Says at once that the port is taken, and not after minutes of building. */
export async function requireWebPort() {
  const { host, port } = webAddress();
  if (!(await isFree(port, host))) throw new Explained(portInUse(port));
}
