import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditorReference, groupedReference, isCreditorReference, platformFee, releaseShares } from './payment.schema';

describe('the creditor reference of a payment (ISO 11649)', () => {
  it('has the check digits of the standard’s own example', () => {
    expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true);
    expect(isCreditorReference('RF18 5390 0754 7035')).toBe(false);
  });

  it('is right for every number, and tells every single wrong digit and every swap of neighbours', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 4, max: 12 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const reference = creditorReference(number);
      expect(reference).toHaveLength(13);
      expect(isCreditorReference(groupedReference(reference))).toBe(true);
      const digits = [...reference];
      const wrong = [...digits];
      wrong[place] = String((Number(digits[place]) + by) % 10);
      expect(isCreditorReference(wrong.join(''))).toBe(false);
      const [a = '', b = ''] = [digits[place - 1], digits[place]];
      if (place > 4 && a !== b) {
        const swapped = [...digits];
        [swapped[place - 1], swapped[place]] = [b, a];
        expect(isCreditorReference(swapped.join(''))).toBe(false);
      }
    }));
  });

  it('is copied in groups of four', () => {
    expect(groupedReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  });
});

describe('the platform’s fee', () => {
  it.each([[0n, 0n], [1n, 0n], [24n, 0n], [25n, 1n], [10_000n, 200n], [9999n, 200n], [999_999_999_999_999n, 20_000_000_000_000n]])('on %s is %s', (amount, fee) => {
    expect(platformFee(amount)).toBe(fee);
  });

  it('and the seller’s share are together what was held', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (amount) => {
      const fee = platformFee(amount);
      expect(fee >= 0n && fee <= amount).toBe(true);
    }));
  });

  it('is taken of the goods’ money alone: whatever fees were agreed, the shares are what was held, and none is below zero', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { maxLength: 3 }), fc.nat(10_000), (goods, charges, basis) => {
      const charged = charges.reduce((sum, charge) => sum + charge, 0n);
      const { chargesMinor, sellerMinor, feeMinor } = releaseShares(goods + charged, charges, basis);
      expect(chargesMinor).toEqual(charges);
      expect(feeMinor).toBe(platformFee(goods, basis));
      expect(sellerMinor + feeMinor + charged).toBe(goods + charged);
      expect(sellerMinor >= 0n && feeMinor >= 0n).toBe(true);
    }));
  });

  it('is not taken, nor the seller served, before the fees of partners, where a part alone is held', () => {
    expect(releaseShares(99n, [100n], 200)).toEqual({ chargesMinor: [99n], sellerMinor: 0n, feeMinor: 0n });
    expect(releaseShares(150n, [100n, 40n, 30n], 200)).toEqual({ chargesMinor: [100n, 40n, 10n], sellerMinor: 0n, feeMinor: 0n });
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 6n }), fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { maxLength: 3 }), fc.nat(10_000), (held, agreed, basis) => {
      const { chargesMinor, sellerMinor, feeMinor } = releaseShares(held, agreed, basis);
      expect(chargesMinor.reduce((sum, charge) => sum + charge, sellerMinor + feeMinor)).toBe(held);
      expect([...chargesMinor, sellerMinor, feeMinor].every((share) => share >= 0n)).toBe(true);
    }));
  });
});
