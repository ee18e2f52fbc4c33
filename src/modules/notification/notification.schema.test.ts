import { expect, it } from 'vitest';
import { withReadableDays } from './notification.schema';

it('days are written as the reader’s language writes them, and nothing else is touched', () => {
  const told = { confirmsOn: '2026-12-13', title: 'Rice 2026', dpoId: 7, reference: '2026-13-01' };
  expect(withReadableDays(told, 'de')).toEqual({ ...told, confirmsOn: '13.12.2026' });
  expect(withReadableDays(told, 'en')).toEqual({ ...told, confirmsOn: 'Dec 13, 2026' });
});
