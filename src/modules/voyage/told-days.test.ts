import { expect, it } from 'vitest';
import { toldDays } from './told-days.schema';

it.each([[0, 1], [0.2, 1], [1, 1], [3, 3], [3.5, 4], [10.4, 11], [18.9, 19]])('%d days at sea are told as %d: begun ones count', (days, told) => {
  expect(toldDays(days)).toBe(told);
});
