import { expect, it } from 'vitest';
import { daysUntil } from './days-until';
import { isSealed } from '@/modules/rfq/rfq.schema';

it('days are counted from calendar day to calendar day', () => {
  expect(daysUntil('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysUntil('2026-03-01', '2026-03-01')).toBe(0);
});

it('a seal holds to its instant and no longer', () => {
  const sealedUntil = '2026-03-01T00:00:00.000Z';
  expect(isSealed({ sealedUntil }, new Date('2026-02-28T23:59:59.999Z'))).toBe(true);
  expect(isSealed({ sealedUntil }, new Date(sealedUntil))).toBe(false);
  expect(isSealed({ sealedUntil: null })).toBe(false);
});
