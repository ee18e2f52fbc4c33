import { describe, expect, it } from 'vitest';
import { PORTS } from '../../../prisma/seed/data/ports';
import { LOCALES } from '@/i18n/locales';
import { namePorts, portName } from './port-name.queries';

const SCRIPTS = { zh: /\p{Script=Han}/u, hi: /\p{Script=Devanagari}/u, ar: /\p{Script=Arabic}/u } as const;

describe('the name of a port', () => {
  it.each(Object.entries(SCRIPTS))('is written in the script of %s', (language, script) => {
    const latin = PORTS.filter(({ code, name }) => !script.test(portName(code, name, language as keyof typeof SCRIPTS))).map(({ code }) => code);
    expect(latin).toEqual([]);
  });

  it.each(LOCALES)('is no other port’s in %s', (language) => {
    const names = PORTS.map(({ code, name }) => portName(code, name, language));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([['de', 'BEANR', 'Antwerp', 'Antwerpen'], ['de', 'NLRTM', 'Rotterdam', 'Rotterdam'], ['en', 'INNSA', 'JNPT', 'JNPT'], ['zh', 'XXXXX', 'Somewhere', 'Somewhere'], ['zh', 'constructor', 'Somewhere', 'Somewhere']] as const)('in %s of %s (%s) is %s', (language, code, english, name) => {
    expect(portName(code, english, language)).toBe(name);
  });

  it('keeps the first five first and sorts the others as the language does', () => {
    const named = namePorts(PORTS, 'de').map(({ name }) => name);
    expect(named.slice(0, 5)).toEqual(['Hafen Mumbai', 'Hafen Chennai', 'Nhava Sheva', 'Hafen Visakhapatnam', 'Hafen Kalkutta']);
    expect(named.slice(5)).toEqual([...named.slice(5)].sort(new Intl.Collator('de').compare));
  });
});
