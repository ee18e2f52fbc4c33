import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOf } from './tax.schema';

describe('the tax that a price holds', () => {
  it('is the country’s standard rate where the goods stay in it', () => {
    expect(taxOf(11_900n, 'DE', 'DE')).toEqual({ country: 'DE', rateBasis: 1900, netMinor: 10_000n, taxMinor: 1900n });
    expect(taxOf(100n, 'IN', 'IN')).toEqual({ country: 'IN', rateBasis: 1800, netMinor: 85n, taxMinor: 15n });
  });

  it.each([['DE', 'IN'], [null, 'IN'], ['DE', null], [null, null]])('is nothing for goods from %s to %s: a zero-rated export, or unknown', (from, to) => {
    expect(taxOf(11_900n, from, to)).toEqual({ country: null, rateBasis: 0, netMinor: 11_900n, taxMinor: 0n });
  });

  it('is nothing where no rate is known', () => {
    expect(taxOf(500n, 'TG', 'TG')).toMatchObject({ rateBasis: 0, taxMinor: 0n });
  });

  it('and the net are always the amount, and the tax is within half a minor unit of the exact one', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.constantFrom('DE', 'IN', 'AE', 'FI', 'SG'), (amount, country) => {
      const { netMinor, taxMinor, rateBasis } = taxOf(amount, country, country);
      expect(netMinor + taxMinor).toBe(amount);
      const divisor = 10_000n + BigInt(rateBasis);
      const twiceOff = 2n * (taxMinor * divisor - amount * BigInt(rateBasis));
      expect((twiceOff < 0n ? -twiceOff : twiceOff) <= divisor).toBe(true);
    }));
  });
});
