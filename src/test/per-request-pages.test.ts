import { describe, expect, it } from 'vitest';
import { shopQuery } from '@/modules/catalogue/catalogue.schema';
import { CONTACT_PARAMETERS } from '@/modules/contact/contact.schema';
import { isPerRequest, PER_REQUEST } from '@/modules/platform/per-request-pages.mjs';

const parametersOf = (path: string) => PER_REQUEST.find((page) => page.path === path)?.parameters;

describe('what in an address makes a page per request', () => {
  it('of the shop is every filter, and the RFQ that it hands on', () => {
    expect(parametersOf('/shop')).toEqual([...Object.keys(shopQuery.shape), 'rfq']);
  });

  it('of the contact form is all that it is filled with', () => {
    expect(parametersOf('/contact')).toEqual(CONTACT_PARAMETERS);
  });

  it.each([
    ['/shop', false], ['/shop?', false], ['/shop?utm_source=mail', false], ['/shop?page=2', true], ['/ar/shop?_rsc=x&sort=newest', true], ['/shop?%73ort=newest', true],
    ['/contact?page=2', false], ['/de/contact?subject=supplier', true], ['/workshop?page=2', false], ['/product/1?page=2', false],
  ])('is told by the whole address: %s', (url, expected) => {
    expect(isPerRequest(url)).toBe(expected);
  });
});
