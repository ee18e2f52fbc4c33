import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, usesIban } from './iban.schema';

describe('an IBAN', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'ae070331234567890123456', 'SA0380000000608010167519', 'NL91ABNA0417164300'])('is right: %s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each(['', 'DE89370400440532013001', 'DE8937040044053201300', 'IN89370400440532013000', 'DE89-3704-0044-0532-0130-00', '89DE370400440532013000'])('is wrong: %j', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('tells every single wrong digit', () => {
    const right = 'DE89370400440532013000';
    fc.assert(fc.property(fc.integer({ min: 4, max: right.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...right];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(isIban(digits.join(''))).toBe(false);
    }));
  });

  it('is asked for where banks have them', () => {
    expect(['DE', 'AE', 'SA', 'IN', 'US', 'CN'].map(usesIban)).toEqual([true, true, true, false, false, false]);
  });
});
