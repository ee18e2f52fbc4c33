import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The requirements of OWASP ASVS 5.0 that concern this house: levels 1 and 2, and some of level 3. Written by hand. */
const REQUIREMENTS = `
1.1.1 1.2.1 1.2.2 1.2.4 1.2.9 1.2.10 1.3.1 1.3.4 1.3.6 1.3.7 1.3.11 1.4.2 1.5.2
2.1.1 2.1.2 2.1.3 2.2.1 2.2.2 2.2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.3.5 2.4.1
3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.7.2
4.1.1 4.1.3 4.2.1
5.1.1 5.2.1 5.2.2 5.2.4 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3
6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.11 6.2.12 6.3.1 6.3.2 6.3.3 6.3.4 6.3.7 6.3.8 6.4.1 6.4.2 6.4.3 6.4.6 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.2 6.6.3
7.1.1 7.1.2 7.2.1 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.5 7.5.1
8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 8.4.1
9.1.1 9.1.2 9.1.3 9.2.1 9.2.2 9.2.3
11.4.2 11.5.1 12.2.1 13.2.2 13.2.3 13.3.1 13.4.1 13.4.2 13.4.4 13.4.5
14.2.1 14.2.2 14.3.1 14.3.2 14.3.3
15.1.1 15.2.1 15.2.3 15.3.1 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 15.4.2
16.2.1 16.2.2 16.2.5 16.3.1 16.3.2 16.4.1 16.4.2 16.5.1 16.5.2 16.5.3 16.5.4
`.trim().split(/\s+/);

const rows = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/gm)].map(([, id = '', promise = '', shown = '']) => ({ id, promise, shown }));

it('docs/security.md speaks of every requirement, of each once', () => {
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  expect(rows.map(({ id }) => id).sort()).toEqual([...REQUIREMENTS].sort());
});

describe.each(rows)('ASVS $id: $promise', ({ shown }) => {
  const proofs = [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', words = '']) => [file, words] as const);

  it('has a proof or a reason why not', () => {
    expect(proofs.length > 0 || shown.includes('Deviation: ')).toBe(true);
  });

  it.each(proofs)('is shown by %s: %s', (file, words) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(words);
  });
});
