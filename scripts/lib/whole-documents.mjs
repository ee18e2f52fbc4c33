/**
 * A document that is made for one request, sent in one piece. It is complete before its first byte (docs/decisions/0013 and
 * the shop's page say why), yet Next hands it on in chunks as React makes them, and flushes the compression after each: seven
 * writes to sockets per request, the database's included, where there are three now.
 */

/**
 * Has a response wait for its end. Next's compression takes the place of `write` and `end` later, hence the accessors: it is
 * given Node's own to call, and whoever asks after it gets these.
 * @param {import('node:http').ServerResponse} response
 */
export function sendWhole(response) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  const keep = (/** @type {unknown} */ chunk, /** @type {unknown} */ encoding) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, /** @type {BufferEncoding} */ (typeof encoding === 'string' ? encoding : 'utf8')));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  // Headers go with the body, whose length is known then; compression takes that away again.
  response.flushHeaders = () => undefined;
  layOver(response, 'write', () => (...given) => {
    keep(given[0], given[1]);
    given.find((each) => typeof each === 'function')?.();
    return true;
  });
  layOver(response, 'end', (under) => (...given) => {
    if (chunks.length === 0) return under(given);
    keep(given[0], given[1]);
    const body = Buffer.concat(chunks.splice(0));
    if (!response.headersSent) response.setHeader('Content-Length', body.length);
    return under([body, ...given.filter((each) => typeof each === 'function')]);
  });
}

/**
 * Puts a method over the one that somebody else is going to set.
 * @param {import('node:http').ServerResponse} response
 * @param {'write' | 'end'} name
 * @param {(under: (given: any[]) => unknown) => (...given: any[]) => unknown} over
 */
function layOver(response, name, over) {
  /** @type {Function} */
  let under = response[name];
  let isTaken = false;
  const own = over((given) => Reflect.apply(under, response, given));
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => (isTaken ? own : under),
    set: (/** @type {Function} */ other) => {
      under = other;
      isTaken = true;
    },
  });
}
