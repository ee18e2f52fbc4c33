import { expect, it } from 'vitest';
import { withReadableDays } from './notification.schema';

it('days are written as the reader’s language writes them, and nothing else is touched', () => {
  const told = { confirmsOn: '2026-12-13', title: 'Rice 2026', dpoId: 7, reference: '2026-13-01' };
  expect(withReadableDays(told, 'de')).toEqual({ ...told, confirmsOn: '13.12.2026' });
  expect(withReadableDays(told, 'en')).toEqual({ ...told, confirmsOn: 'Dec 13, 2026' });
});

it('writes amounts as the language does', () => {
  expect(withReadableDays({ buyerAmount: '1234.50', currency: 'USD' }, 'de')).toEqual({ buyerAmount: '1.234,50', currency: 'USD' });
  expect(withReadableDays({ sellerAmount: '1234.50', dpoId: 7 }, 'en')).toEqual({ sellerAmount: '1,234.50', dpoId: 7 });
});
