import { describe, expect, it } from 'vitest';
import { isWithin, quantityTolerance } from './quantity-tolerance.schema';

describe('the tolerance of a quantity', () => {
  it.each([
    ['Quantity tolerance: ± 5 %', 5], ['Qty +/-2.5%', 2.5], ['Sheets 2 mm\n10 % more or less in seller’s option', 10], ['5% MOLSO', 5], ['Menge ±3 Prozent', 3],
    ['数量公差±5%', 5], ['允许溢短装 5%', 5], ['मात्रा ± ५ प्रतिशत', 5], ['الكمية ± ٥٪', 5],
  ])('is read in %j', (text, percent) => {
    expect(quantityTolerance(['', text])).toBe(percent);
  });

  it.each(['Moisture 12 %, tolerance 1 %', 'Quantity 1000 kg', 'Thickness ± 5 %', 'Quantity of broken grains at most 5 %', 'Quantity tolerance 50 %', ''])('is not read into %j', (text) => {
    expect(quantityTolerance([text])).toBeNull();
  });

  it('of what was agreed counts before that of what was asked for', () => {
    expect(quantityTolerance(['Quantity ± 2 %', 'Quantity ± 10 %'])).toBe(2);
  });

  it.each([[1000, 950, 5, true], [1000, 949, 5, false], [1000, 1050, 5, true], [1000, 1051, 5, false], [1000, 1025, 2.5, true], [1000, 1026, 2.5, false]])('of %d holds %d at %d per cent: %s', (quantity, found, percent, within) => {
    expect(isWithin(quantity, found, percent)).toBe(within);
  });
});
