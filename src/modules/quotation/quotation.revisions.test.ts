import { describe, expect, it } from 'vitest';
import { changedFields } from './quotation.revisions';
import type { RevisionAnswer } from './quotation.schema';

const first: RevisionAnswer = {
  quantity: 100, unitPrice: 12.5, currency: 'USD', specifications: 'Sella', deliveryPort: null, deliveryDate: null, paymentTerms: 'EXW', message: 'First',
  total: 1250, validUntil: '2026-12-01T00:00:00.000Z', revision: 1, hash: 'a', createdAt: '2026-11-01T00:00:00.000Z', asked: null,
};

describe('changedFields', () => {
  it('finds nothing between equal terms, whatever number, date and message they carry', () => {
    expect(changedFields(first, { ...first, revision: 2, hash: 'b', createdAt: '2026-11-02T00:00:00.000Z', message: 'Second' })).toEqual([]);
  });

  it('does not tell seconds apart, which nobody is shown', () => {
    expect(changedFields(first, { ...first, validUntil: '2026-12-01T00:00:41.000Z' })).toEqual([]);
    expect(changedFields(first, { ...first, validUntil: '2026-12-15T00:00:00.000Z' })).toEqual(['validUntil']);
  });

  it('names what changed, in the order of the list', () => {
    expect(changedFields(first, { ...first, deliveryPort: 'Jebel Ali', total: 1190, unitPrice: 11.9 })).toEqual(['unitPrice', 'total', 'deliveryPort']);
  });
});
