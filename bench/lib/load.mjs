/** A load generator: so many requests over so many connections that are kept open, and every answer read and checked. */
import { Agent, request } from 'node:http';

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON
 */

/** @typedef {{ status: number, text: string }} Answer */

/** Eight, as many as a busy page opens; more would only queue on two cores. */
const CONNECTIONS = 8;

/**
 * Sends `count` requests, each made from its number. Any answer but a success ends the measurement.
 * @param {number} port
 * @param {number} count
 * @param {(number: number) => Call} callOf
 */
export async function drive(port, count, callOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      const call = callOf(sent);
      sent += 1;
      const { status, text } = await send(port, call, agent);
      if (status >= 300)
        throw new Error(`${call.method ?? 'GET'} ${call.path} answered ${status}: ${text.slice(0, 200)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
}

/**
 * One request, its answer read to the end.
 * @param {number} port
 * @param {Call} call
 * @param {Agent} [agent]
 * @returns {Promise<Answer>}
 */
export function send(port, { path, method = 'GET', headers = {}, body }, agent) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent =
    text === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: sent, agent }, (incoming) => {
      /** @type {Buffer[]} */
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    outgoing.once('error', reject);
    outgoing.end(text);
  });
}
