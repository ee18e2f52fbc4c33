import { describe, expect, it } from 'vitest';
import type { ComparedOffer } from '@/modules/offer/offer.schema';
import { daysUntil } from '../days-until';
import { isSealed } from '../rfq.schema';
import { bestOffer } from './offer-comparison';

const offer = (over: Partial<ComparedOffer>): ComparedOffer => ({
  id: 1, seller: 'S', unitPrice: 10, currency: 'USD', minQuantity: 1, leadTimeDays: 1, validUntil: '2099-01-31', status: 'active', updatedAt: '2026-01-01T00:00:00Z',
  paymentTerms: null, total: 10, base: null, ...over,
});

describe('the best value among offers', () => {
  it('is the cheapest that the quantity reaches and that still holds', () => {
    const offers = [offer({ id: 1, unitPrice: 8, minQuantity: 500 }), offer({ id: 2, unitPrice: 7, validUntil: '2026-01-01' }), offer({ id: 3, unitPrice: 9 }), offer({ id: 4, unitPrice: 9.5 })];
    expect(bestOffer(offers, 100, '2026-06-01')).toBe(3);
    expect(bestOffer(offers, 500, '2026-06-01')).toBe(1);
  });

  it('is none where there is nothing to compare, or none can be had', () => {
    expect(bestOffer([offer({})], 100, '2026-06-01')).toBeNull();
    expect(bestOffer([offer({ minQuantity: 9 }), offer({ id: 2, minQuantity: 9 })], 5, '2026-06-01')).toBeNull();
  });
});

it('days are counted from calendar day to calendar day', () => {
  expect(daysUntil('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysUntil('2026-03-01', '2026-03-01')).toBe(0);
});

it('a seal holds to its instant and no longer', () => {
  const sealedUntil = '2026-03-01T00:00:00.000Z';
  expect(isSealed({ sealedUntil }, new Date('2026-02-28T23:59:59.999Z'))).toBe(true);
  expect(isSealed({ sealedUntil }, new Date(sealedUntil))).toBe(false);
  expect(isSealed({ sealedUntil: null })).toBe(false);
});
