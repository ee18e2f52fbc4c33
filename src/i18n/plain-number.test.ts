import { describe, expect, it } from 'vitest';
import { plainNumber } from './plain-number';

describe('a number as people type it', () => {
  it.each([
    ['60,000', 'en', '60000'], ['1,234,567.5', 'en', '1234567.5'], ['0,55', 'en', '0.55'], ['12.5', 'en', '12.5'],
    ['12.500', 'de', '12500'], ['12.500,75', 'de', '12500.75'], ['0,55', 'de', '0.55'], ['12.5', 'de', '12.5'],
    ['1,00,000', 'hi', '100000'], ['१२,५००', 'hi', '12500'], ['٦٠٬٠٠٠', 'ar', '60000'], ['١٢٫٥', 'ar', '12.5'], ['24 000', 'zh', '24000'], [' 7 ', 'en', '7'],
  ] as const)('%s in %s is %s', (typed, locale, plain) => expect(plainNumber(typed, locale)).toBe(plain));

  it.each(['', 'abc', '-5', '1e3', '1.2.3', '5,', '0x10'])('leaves %j to the schema', (typed) => expect(plainNumber(typed, 'en')).toBe(typed));
});
