import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedParts, taxOf } from './tax.schema';

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

describe('what goes back of an invoice', () => {
  it('holds tax by the invoice’s own rate, and of the fees the part that it holds of the goods', () => {
    const tax = taxOf(10_000n, 'DE', 'DE');
    expect(creditedParts(5000n, { amountMinor: 10_000n, tax })).toEqual({ country: 'DE', rateBasis: 1900, netMinor: 4202n, taxMinor: 798n, chargesMinor: 0n });
    expect(creditedParts(6000n, { amountMinor: 12_000n, tax })).toMatchObject({ netMinor: 4202n, taxMinor: 798n, chargesMinor: 1000n });
    expect(creditedParts(77n, { amountMinor: 100n, tax: null })).toEqual({ country: null, rateBasis: 0, netMinor: 77n, taxMinor: 0n, chargesMinor: 0n });
  });

  it('is its parts together, none below zero; all of an invoice holds exactly the invoice’s tax', () => {
    const amounts = fc.record({ goods: fc.bigInt({ min: 0n, max: 10n ** 13n }), fees: fc.bigInt({ min: 0n, max: 10n ** 13n }), millionths: fc.bigInt({ min: 0n, max: 1_000_000n }), country: fc.constantFrom('DE', 'IN', 'FI', 'SG', 'US') });
    fc.assert(fc.property(amounts, ({ goods, fees, millionths, country }) => {
      const amountMinor = goods + fees;
      fc.pre(amountMinor > 0n);
      const tax = taxOf(goods, country, country);
      const back = (amountMinor * millionths) / 1_000_000n;
      const { netMinor, taxMinor, chargesMinor } = creditedParts(back, { amountMinor, tax });
      expect(netMinor + taxMinor + chargesMinor).toBe(back);
      expect([netMinor, taxMinor, chargesMinor].every((part) => part >= 0n)).toBe(true);
      expect(creditedParts(amountMinor, { amountMinor, tax })).toEqual({ ...tax, chargesMinor: fees });
    }));
  });
});
