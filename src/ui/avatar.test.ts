import { describe, expect, it } from 'vitest';
import { hueOf, initials } from './avatar';

describe('avatar', () => {
  it.each([
    ['Sahyadri Agro Exports', 'SA'],
    ['  konkan   grains ', 'KG'],
    ['中远海运', '中'],
    ['', ''],
  ])('initials of "%s"', (name, expected) => expect(initials(name)).toBe(expected));

  it('gives a name the same hue every time', () => {
    expect(hueOf('Deccan Metals')).toBe(hueOf('Deccan Metals'));
    expect(hueOf('Deccan Metals')).toBeLessThan(360);
  });
});
