import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  delete (globalThis as { __zod_globalConfig?: unknown }).__zod_globalConfig;
});

/** Makes and uses schemas as a page does, in a browser that has begun or not; gives how often code was to be compiled. */
async function compilations(hasBegun: boolean): Promise<number> {
  vi.resetModules();
  delete (globalThis as { __zod_globalConfig?: unknown }).__zod_globalConfig;
  if (hasBegun) await import('../../instrumentation-client');
  let tries = 0;
  vi.stubGlobal('Function', class {
    constructor() {
      tries += 1;
      throw new EvalError('refused by the security policy');
    }
  });
  // A schema of the registration that no other module of ours comes before.
  const { consentShape } = await import('@/modules/legal/legal.schema');
  expect(consentShape.safeParse({ text: 'terms', version: '1' }).success).toBe(true);
  vi.unstubAllGlobals();
  return tries;
}

it('no schema tries to compile code in the browser, whichever comes first', async () => {
  expect(await compilations(false)).toBe(1); // it would, and the policy would report it
  expect(await compilations(true)).toBe(0);
});
