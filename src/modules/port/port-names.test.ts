import { describe, expect, it } from 'vitest';
import { PORTS } from '../../../prisma/seed/data/ports';
import { PORT_NAMES } from './port-names.schema';

describe('the names of ports', () => {
  it('are known for every port, and for no other', () => {
    expect([...PORT_NAMES.keys()].sort()).toEqual(PORTS.map(({ code }) => code).sort());
  });

  it.each([['Chinese', /\p{Script=Han}/u], ['Hindi', /\p{Script=Devanagari}/u], ['Arabic', /\p{Script=Arabic}/u]])('have one in %s', (_, script) => {
    expect(PORTS.filter(({ code }) => !PORT_NAMES.get(code)?.some((name) => script.test(name))).map(({ code }) => code)).toEqual([]);
  });

  it('stand for one port each', () => {
    const names = [...PORT_NAMES.values()].flat();
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
