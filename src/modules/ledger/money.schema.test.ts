import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInput, CURRENCIES, formatMoney, lineTotal, MOST_AMOUNT_MINOR, MOST_ORDER_MINOR, parseDecimal, toBaseMinor, toDecimal, toJsonNumber, typedAmount } from './money.schema';

/** Every amount that a request may hold, in minor units: 0 to 9,999,999,999.99. */
const anyAmount = fc.bigInt({ min: 0n, max: 999_999_999_999n });
const input = amountInput('final_price_required');

/** An amount as people write it, put together from its digits without the code under test. */
const anyWritten = fc.record({ whole: fc.bigInt({ min: 0n, max: 9_999_999_999n }), cents: fc.integer({ min: 0, max: 99 }) });

describe('a decimal', () => {
  it('comes back from its text as the same amount', () => {
    fc.assert(fc.property(anyAmount, (minor) => parseDecimal(toDecimal(minor)) === minor), { numRuns: 2000 });
  });

  it('is read by its digits', () => {
    fc.assert(fc.property(anyWritten, ({ whole, cents }) => {
      const minor = whole * 100n + BigInt(cents);
      expect(parseDecimal(`${whole}.${String(cents).padStart(2, '0')}`)).toBe(minor);
      if (cents % 10 === 0) expect(parseDecimal(`${whole}.${cents / 10}`)).toBe(minor);
      if (cents === 0) expect(parseDecimal(String(whole))).toBe(minor);
    }));
  });

  it.each([[0n, '0.00'], [7n, '0.07'], [21n, '0.21'], [1250n, '12.50'], [-5n, '-0.05'], [-123456n, '-1234.56'], [999_999_999_999n, '9999999999.99']])('%s is %s', (minor, text) => {
    expect(toDecimal(minor)).toBe(text);
  });

  it.each([
    '1.005', '10.005', '0.001', '12.', '.5', '+1', '-1', '-0.01', '1e3', '1E3', '0x10', '1,5', '1,000.00', '1 000', ' 1', '1 ', 'NaN', 'Infinity', '', '12abc', '５', '٥',
    '1.2.3', '12345678901', '1_000', '1\n', '$1', '1.5\u0000', '--1', '1/2',
  ])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});

describe('an amount in a request', () => {
  it('is the same from a JSON number and from its text', () => {
    fc.assert(fc.property(anyAmount, (minor) => {
      expect(input.parse(JSON.parse(JSON.stringify(toJsonNumber(minor))))).toBe(minor);
      expect(input.parse(toDecimal(minor))).toBe(minor);
    }), { numRuns: 2000 });
  });

  it.each([
    -1, -0.01, 0.001, 10.005, 1.005, 0.1 + 0.2, 1e15, 1e21, 1e-7, 12345678901, NaN, Infinity, '12abc', '', '1e2', '-5', '1,5', null, undefined, true, [5], {}, { amount: 5 },
    Number.MAX_SAFE_INTEGER,
  ])('is refused with its code: %j', (value) => {
    const result = input.safeParse(value);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toBe('final_price_required');
  });

  it('may be nothing, and the most that has ten digits', () => {
    expect(input.parse(0)).toBe(0n);
    expect(input.parse(9_999_999_999.99)).toBe(999_999_999_999n);
    expect(input.parse('9999999999.99')).toBe(999_999_999_999n);
    expect(input.parse(' 12.5 ')).toBe(1250n);
  });
});

describe('a total', () => {
  it.each([
    ['0.07', 3, '0.21'], ['19.99', 1_000_000, '19990000.00'], ['33.33', 3, '99.99'], ['0.01', 1_000_000_000, '10000000.00'], ['0.10', 3, '0.30'], ['1.15', 100, '115.00'],
    ['9999999999.99', 1000, '9999999999990.00'], ['0', 7, '0.00'],
  ])('%s × %d is %s', (unit, quantity, total) => {
    const minor = lineTotal(parseDecimal(unit) ?? -1n, quantity);
    expect(toDecimal(minor)).toBe(total);
    expect(toJsonNumber(minor)).toBe(Number(total));
  });

  it('is exact as a JSON number, far beyond the most that an amount may be', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (minor) => {
      expect(toJsonNumber(minor).toFixed(2)).toBe(toDecimal(minor));
    }), { numRuns: 2000 });
    expect(toJsonNumber(999_999_999_999_999n)).toBe(9_999_999_999_999.99);
  });

  it('of the dearest order can be written, and insured with the customary tenth', () => {
    expect(parseDecimal(toDecimal(MOST_AMOUNT_MINOR))).toBe(MOST_AMOUNT_MINOR);
    expect(parseDecimal(toDecimal(MOST_AMOUNT_MINOR + 1n))).toBeUndefined();
    expect(MOST_ORDER_MINOR * 11n).toBeLessThan(MOST_AMOUNT_MINOR * 10n);
  });

  it('is the sum of its pieces', () => {
    fc.assert(fc.property(anyAmount, fc.integer({ min: 1, max: 500_000_000 }), fc.integer({ min: 1, max: 500_000_000 }), (unit, some, more) =>
      lineTotal(unit, some) + lineTotal(unit, more) === lineTotal(unit, some + more)));
  });
});

describe('the base amount for comparing', () => {
  it.each([
    [100n, 1_000_000n, 100n], [100n, 1_100_000n, 110n], [8333n, 12_000n, 100n], [1n, 12_000n, 0n], [50n, 10_000n, 1n], [49n, 10_000n, 0n], [0n, 1_300_000n, 0n],
  ])('%s at %s is %s', (minor, rate, base) => {
    expect(toBaseMinor(minor, rate)).toBe(base);
  });

  it('never turns two amounts of a currency round, and is at most half a cent off', () => {
    const rate = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(fc.property(anyAmount, anyAmount, rate, (a, b, usdMicros) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(toBaseMinor(low, usdMicros) <= toBaseMinor(high, usdMicros)).toBe(true);
      const doubledError = (toBaseMinor(a, usdMicros) * 1_000_000n - a * usdMicros) * 2n;
      expect(doubledError <= 1_000_000n && doubledError > -1_000_000n).toBe(true);
    }));
  });
});

it('an amount is typed with the decimals of its currency', () => {
  expect([7.1, 12, 0.05, 1_234_567_890.5].map(typedAmount)).toEqual(['7.10', '12.00', '0.05', '1234567890.50']);
});

describe('the currencies', () => {
  it('stand in the order of currency_id', () => {
    expect(CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'INR']);
  });

  it('all have two decimal places in this system', () => {
    const places = CURRENCIES.map((currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits);
    expect(places).toEqual([2, 2, 2, 2]);
  });

  it.each([
    [12.5, 'USD', 'en', '$12.50'], [1234.5, 'INR', 'hi', '₹1,234.50'], [1234.5, 'EUR', 'de', '1.234,50\u00a0€'], [0, 'GBP', 'zh', '£0.00'],
    [-5, 'USD', 'en', '-$5.00'], [-1234.5, 'USD', 'de', '-$1.234,50'], [19.4, 'USD', 'de', '$19,40'], [19.4, 'USD', 'ar', '$19.40'], ['9007199254740993.01', 'USD', 'en', '$9,007,199,254,740,993.01'],
  ] as const)('show %s %s in %s as %s', (amount, currency, locale, shown) => {
    expect(formatMoney(amount, currency, locale)).toBe(shown);
  });
});
