import { describe, expect, it } from 'vitest';
import { basisOfOffers } from './offer-basis.schema';
import type { ComparedOffer } from './offer.schema';

const offer = (over: Partial<ComparedOffer>): ComparedOffer => ({
  id: 1, seller: 'S', unitPrice: 10, currency: 'USD', minQuantity: 1, leadTimeDays: 1, validUntil: '2099-01-31', status: 'active', updatedAt: '2026-01-01T00:00:00Z',
  paymentTerms: null, isOutdated: false, total: 10, base: null, files: [], loadingPortId: null, ...over,
});

const TODAY = '2026-06-01';
const bestOf = (offers: readonly ComparedOffer[], quantity = 100) => [...basisOfOffers(offers, quantity, TODAY).best];

describe('the best value among offers', () => {
  it('is the cheapest that the quantity reaches and that still holds', () => {
    const offers = [offer({ id: 1, unitPrice: 8, minQuantity: 500 }), offer({ id: 2, unitPrice: 7, validUntil: '2026-01-01' }), offer({ id: 3, unitPrice: 9 }), offer({ id: 4, unitPrice: 9.5 })];
    expect(bestOf(offers)).toEqual([3]);
    expect(bestOf(offers, 500)).toEqual([1]);
  });

  it('is none that was made before the request was changed', () => {
    expect(bestOf([offer({ id: 1, unitPrice: 8, isOutdated: true }), offer({ id: 2, unitPrice: 9 })])).toEqual([2]);
    expect(bestOf([offer({ id: 1, isOutdated: true }), offer({ id: 2, isOutdated: true })])).toEqual([]);
  });

  it('is none where there is nothing to compare, or none can be had', () => {
    expect(bestOf([])).toEqual([]);
    expect(bestOf([offer({})])).toEqual([]);
    expect(bestOf([offer({ minQuantity: 9 }), offer({ id: 2, minQuantity: 9 })], 5)).toEqual([]);
  });

  it('is nobody across Incoterms: FOB leaves out the freight that CIF pays', () => {
    const { best, terms } = basisOfOffers([offer({ id: 1, unitPrice: 1.05, paymentTerms: 'FOB' }), offer({ id: 2, unitPrice: 1.08, paymentTerms: 'CIF' })], 100, TODAY);
    expect([...best]).toEqual([]);
    expect(terms).toEqual(['FOB', 'CIF']);
  });

  it('is one of each Incoterm on which there is a choice, and those stand beside each other', () => {
    const { offers, best } = basisOfOffers([
      offer({ id: 1, unitPrice: 1.05, paymentTerms: 'FOB' }), offer({ id: 2, unitPrice: 1.08, paymentTerms: 'CIF' }), offer({ id: 3, unitPrice: 1.09, paymentTerms: 'FOB' }), offer({ id: 4, unitPrice: 1, paymentTerms: 'EXW' }),
    ], 100, TODAY);
    expect(offers.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
    expect([...best]).toEqual([1]);
  });

  it('is never one that names no Incoterm beside others that do', () => {
    expect(bestOf([offer({ id: 1, unitPrice: 1 }), offer({ id: 2, unitPrice: 2 }), offer({ id: 3, unitPrice: 3, paymentTerms: 'CIF' })])).toEqual([]);
    expect(bestOf([offer({ id: 1, unitPrice: 1 }), offer({ id: 2, unitPrice: 2 })])).toEqual([1]);
  });
});
