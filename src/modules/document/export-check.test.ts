import { describe, expect, it } from 'vitest';
import { checkExport, missingFor, type ExportFacts } from './export-check';
import { EXPORT_KINDS } from './export.schema';

const RIGHT: ExportFacts = {
  terms: 'FOB', buyer: 'Hanse Import GmbH', consignee: 'HANSE IMPORT GmbH,\nVeddeler Damm 14', hasPort: true, hsCode: '630510', origin: 'IN', quantity: 1000, unit: 'kg', tolerance: null, totalMinor: 10_000n, currency: 'USD', deliveryDate: '2026-03-01',
  invoice: { amountMinor: 10_500n, chargesMinor: 500n }, packing: { quantity: 1000, netGrams: 1_000_000n, grossGrams: 1_020_000n }, policy: { insuredMinor: 11_000n, currency: 'USD', validUntil: '2026-04-01' },
};
const codes = (wish: Partial<ExportFacts>) => checkExport({ ...RIGHT, ...wish }).map(({ code }) => code);

describe('the papers of an order', () => {
  it('that say the same have no findings', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ packing: null, policy: null, invoice: null, consignee: null })).toEqual([]);
  });

  it.each<[string, Partial<ExportFacts>]>([
    ['quantity_differs', { packing: { quantity: 990, netGrams: 990_000n, grossGrams: 1_000_000n } }],
    ['net_weight_differs', { packing: { quantity: 1000, netGrams: 999_500n, grossGrams: 1_000_000n } }],
    ['gross_below_net', { packing: { quantity: 1000, netGrams: 1_000_000n, grossGrams: 999_999n } }],
    ['consignee_differs', { consignee: 'Elbe Trading\nVeddeler Damm 14' }],
    ['invoice_differs', { invoice: { amountMinor: 10_500n, chargesMinor: 0n } }],
    ['policy_missing', { terms: 'CIF', policy: null }],
    ['policy_below_value', { policy: { insuredMinor: 9999n, currency: 'USD', validUntil: null } }],
    ['policy_below_value', { terms: 'CIP', policy: { insuredMinor: 10_999n, currency: 'USD', validUntil: null } }],
    ['policy_currency', { policy: { insuredMinor: 20_000n, currency: 'EUR', validUntil: null } }],
    ['policy_ends_early', { policy: { insuredMinor: 11_000n, currency: 'USD', validUntil: '2026-02-28' } }],
  ])('that differ are told of: %s', (code, wish) => {
    expect(codes(wish)).toEqual([code]);
  });

  it('say what each says', () => {
    expect(checkExport({ ...RIGHT, packing: { quantity: 990, netGrams: 990_000n, grossGrams: 1_000_000n } })).toEqual([{ code: 'quantity_differs', expected: { amount: 1000, unit: 'kg' }, found: { amount: 990, unit: 'kg' } }]);
  });

  it('may differ in quantity within the agreed tolerance, and say which one it was where they differ by more', () => {
    const packed = (quantity: number) => checkExport({ ...RIGHT, tolerance: 5, packing: { quantity, netGrams: BigInt(quantity) * 1000n, grossGrams: BigInt(quantity) * 1100n } });
    expect([packed(950), packed(1050)]).toEqual([[], []]);
    expect(packed(949)).toEqual([{ code: 'quantity_outside_tolerance', tolerance: 5, expected: { amount: 1000, unit: 'kg' }, found: { amount: 949, unit: 'kg' } }]);
  });

  it('of goods that are counted are not weighed against their number', () => {
    expect(codes({ unit: 'pcs', packing: { quantity: 1000, netGrams: 40_250n, grossGrams: 41_000n } })).toEqual([]);
  });
});

describe('a paper', () => {
  it('can be made once all that it says is known', () => {
    expect(EXPORT_KINDS.map((kind) => missingFor(kind, RIGHT))).toEqual([[], [], [], [], []]);
    const bare = { ...RIGHT, invoice: null, packing: null, consignee: null, hasPort: false, origin: '', hsCode: '' };
    expect(EXPORT_KINDS.map((kind) => missingFor(kind, bare))).toEqual([[], ['invoice'], ['packing'], ['packing', 'consignee', 'port'], ['packing', 'consignee', 'origin', 'hs_code']]);
  });
});
