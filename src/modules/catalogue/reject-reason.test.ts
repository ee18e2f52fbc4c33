import { describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { REJECT_REASONS, rejectReasonParts } from './admin-products.schema';

describe('a rejection says its reason in a word of ours', () => {
  it.each(REJECT_REASONS.map((reason, index) => [reason, index] as const))('%s', (reason, index) => {
    expect(rejectReasonParts(reason)).toEqual({ word: `adminProducts.reasons.r${index}`, text: '' });
    expect(en.adminProducts.reasons[`r${index as 0}`]).toBe(reason);
  });

  it('with what was written to it, and leaves what was never offered', () => {
    expect(rejectReasonParts('Contact details in image: the label')).toEqual({ word: 'adminProducts.reasons.r3', text: 'the label' });
    expect(rejectReasonParts('Too dark')).toEqual({ word: null, text: 'Too dark' });
    expect(rejectReasonParts('')).toEqual({ word: null, text: '' });
  });
});
