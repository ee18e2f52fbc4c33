import { expect, it } from 'vitest';
import { isBelowMinimum } from './listing-form.values';

it.each([['99', '100', true], ['100', '100', false], ['0', '100', false], ['', '100', false], ['50', '', false], ['x', '100', false]])('says whether a stock of %j is below a minimum of %j', (quantity, moq, is) => {
  expect(isBelowMinimum(quantity, moq)).toBe(is);
});
