import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '@/modules/ledger/money.schema';
import { rulingBody, sharesOf } from './ruling.schema';

const amount = fc.bigInt({ min: 0n, max: 999_999_999_999n });
const body = (outcome: string, buyer?: string, seller?: string) => rulingBody.parse({ outcome, reason: 'Dry.', buyerAmount: buyer, sellerAmount: seller });

describe('the shares of a ruling', () => {
  it('are together exactly what is held, whatever is ruled', () => {
    fc.assert(fc.property(amount, fc.nat(), (held, part) => {
      const buyer = held === 0n ? 0n : BigInt(part) % (held + 1n);
      for (const ruling of [body('release'), body('refund'), body('split', toDecimal(buyer), toDecimal(held - buyer))]) {
        const shares = sharesOf(ruling, held);
        expect(shares && shares.buyerMinor + shares.sellerMinor).toBe(held);
        expect(shares && shares.buyerMinor >= 0n && shares.sellerMinor >= 0n).toBe(true);
      }
    }));
  });

  it('are none where a split is a cent more or less, or a part is missing', () => {
    fc.assert(fc.property(amount, amount, fc.constantFrom(-1n, 1n), (buyer, seller, off) => {
      expect(sharesOf(body('split', toDecimal(buyer), toDecimal(seller)), buyer + seller + off)).toBeUndefined();
    }));
    expect(sharesOf(body('split', '10'), 1000n)).toBeUndefined();
  });

  it.each([['-1', '11'], ['1.005', '8.995'], ['1e1', '0'], ['ten', '0']])('take no amount such as %s', (buyer, seller) => {
    expect(rulingBody.safeParse({ outcome: 'split', reason: 'Dry.', buyerAmount: buyer, sellerAmount: seller }).success).toBe(false);
  });
});
