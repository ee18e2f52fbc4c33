import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, type Answered, type CallName } from './call';
import { IS_FULL, PATIENCE, SEED, share } from './effort';
import { tell } from './figures';
import { expectNoLeak } from './leaks';
import { MUTATING, paramsOf } from './mutating';
import { CALLS, nameOf } from './spec-matrix';
import { makeWorld, readerOf, type World } from './world';

/** Requests per call; a failure prints the shrunk one. Of a hundred and fifty calls that take bodies a tenth of the goal each would be a third of the time that all tests have. */
const BODIES = IS_FULL ? 500 : 6;
const QUERIES = share(100);

let trade: World;
beforeAll(async () => {
  trade = await makeWorld();
});

/** Never a 5xx, always JSON but for a file, never a trace of the inside. */
function expectCivil(name: string, answer: Answered): void {
  expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500);
  if (!answer.headers.get('content-type')?.startsWith('text/csv')) expect(answer.body, name).toBeTypeOf('object');
  expect(answer.text).not.toMatch(/prisma|node_modules|\bat .*\.ts:\d|SELECT "|FROM "|stack/i);
  if (answer.status >= 400) expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string, code: expect.any(String) as string });
  expectNoLeak(name, answer.body);
}

/** Texts that have brought servers down before. */
const nasty = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', 'a\u0000', '\ud800', '\uffff', '\u202e', 'é'.repeat(6000), '0', '-1', '1.5', '1e3', 'NaN', '2147483648', '9'.repeat(40), '%', '_', '\\', "'", '"', '../1', '${x}', '{{x}}',
    '<script>', 'null', 'true', '2026-02-30', '0000-00-00', '9999-12-31', '+010000-01-01', 'constructor', '__proto__', '\r\nX: y', '🚢', '٣'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const value = fc.oneof({ depthSize: 'small' }, nasty, fc.double(), fc.integer(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -0, 1e21, 5e-324, 2_147_483_648, -1));

/** A right body of which some keys are replaced, or with keys of somebody else. */
function spoilt(right: object): fc.Arbitrary<object> {
  const keys = Object.keys(right);
  return fc.dictionary(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: nasty }), value, { minKeys: 1, maxKeys: 4 }).map((change) => ({ ...right, ...change }));
}

const READING = CALLS.filter(({ method }) => method === 'GET').map(nameOf) as CallName[];

describe('whatever is sent', () => {
  it('is sent to every call that is there', () => {
    expect([...MUTATING.map(({ name }) => name), ...READING].sort()).toEqual(CALLS.map(nameOf).sort());
  });

  it.each(MUTATING)('$name answers like a civil house: any body', async ({ name, who, as, right, id }) => {
    const session = (await as?.()) ?? (who === 'nobody' ? null : trade[who]);
    let number = 0;
    let thing = await id?.(trade);
    const body = fc.oneof({ weight: 5, arbitrary: spoilt(right?.(trade) ?? { any: 1 }) }, { weight: 1, arbitrary: value });
    await fc.assert(fc.asyncProperty(body, async (sent) => {
      number += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` };
      const answer = await call(name, { as: session, params: paramsOf(name, thing ?? trade.rfq.id), body: sent, headers });
      expectCivil(name, answer);
      // What was right has moved its thing on.
      if (answer.status < 300) thing = await id?.(trade);
    }), { numRuns: BODIES, seed: SEED });
    tell('G5', { calls: 1, requests: number });
  }, PATIENCE);

  it.each(READING)('%s answers like a civil house: any path and query', async (name) => {
    const as = readerOf(trade, name);
    const key = fc.oneof(fc.constantFrom('search', 'category', 'sort', 'page', 'pageSize', 'port', 'where', '__proto__'), nasty);
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(key, nasty), { maxLength: 3 }), nasty, async (pairs, id) => {
      const query = new URLSearchParams(pairs).toString();
      expectCivil(name, await call(name, { as, params: paramsOf(name, id), query }));
    }), { numRuns: QUERIES, seed: SEED });
    tell('G5', { calls: 1, requests: QUERIES });
  }, PATIENCE);
});
