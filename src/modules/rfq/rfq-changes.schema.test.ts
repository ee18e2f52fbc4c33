import { describe, expect, it } from 'vitest';
import { changesBetween, keptChanges, type RfqFacts } from './rfq-changes.schema';

const facts: RfqFacts = { title: 'Rice', quantity: 10, unit: 't', deadline: null, deliveryPort: null, paymentTerms: null, budgetMin: '1.00', budgetMax: null };

describe('the changes of an RFQ', () => {
  it('are the parts that differ, with what they were and are', () => {
    const kept = changesBetween(facts, { ...facts, quantity: 12, deadline: '2097-01-31', budgetMin: null }, false);
    expect(kept).toEqual({ before: { quantity: 10, deadline: null, budgetMin: '1.00' }, changed: { quantity: 12, deadline: '2097-01-31', budgetMin: null } });
    expect(keptChanges.parse({ from: 'open', to: 'open', ...kept })).toEqual(kept);
  });

  it('say of a description only that it is another', () => {
    expect(changesBetween(facts, facts, true)).toEqual({ fields: ['description'] });
  });

  it('are nothing where it says the same', () => {
    expect(changesBetween(facts, { ...facts }, false)).toEqual({});
  });
});
