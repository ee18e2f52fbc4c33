import { expect, it } from 'vitest';
import { differsFromWish } from './offer.schema';

it.each([['CIF', 'FOB', true], ['FOB', 'FOB', false], [null, 'FOB', false], ['CIF', null, false], [null, null, false]] as const)('an offer on %s differs from a wish for %s: %s', (term, paymentTerms, differs) => {
  expect(differsFromWish(term, { paymentTerms })).toBe(differs);
});
