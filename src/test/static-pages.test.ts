import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const APP = fileURLToPath(new URL('../../app', import.meta.url));
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('page.tsx')).map((name) => ({ name, text: readFileSync(`${APP}/${name}`, 'utf8') }));

/** The public address is a setting of the start, and one build serves every address. */
describe('a page that is made with the build', () => {
  it.each(pages.filter(({ text }) => text.includes('everyLanguage')))('does not say the public address: $name', ({ text }) => {
    expect(text).not.toMatch(/pageMetadata|alternates|absolute\(|appUrl/);
    expect(text).toContain('robots: { index: false }');
  });

  it('is there at all: for when there is no network', () => {
    expect(pages.filter(({ text }) => text.includes('everyLanguage')).map(({ name }) => name)).toEqual(['[locale]/(site)/offline/page.tsx']);
  });
});
