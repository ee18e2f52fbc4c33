import { expect, it } from 'vitest';
import { byAttention, type ArbitratorCaseAnswer } from './case.schema';

const aCase = (id: number, status: ArbitratorCaseAnswer['status'], unread: number): ArbitratorCaseAnswer => ({
  id, case: `CASE-${id}`, status, unread, orderId: id, product: 'Rice', buyer: 'B', seller: 'S', reason: '', openedBy: 'buyer', createdAt: '2026-01-01T00:00:00.000Z', arbitrator: null, held: 0, currency: 'USD', ruling: null,
});
const ids = (cases: readonly ArbitratorCaseAnswer[]) => cases.map(({ id }) => id);

it('cases with unread messages stand first, then open ones, then the rest, each as they came', () => {
  const cases = [aCase(9, 'resolved', 0), aCase(8, 'under_review', 0), aCase(7, 'resolved', 2), aCase(6, 'under_review', 1), aCase(5, 'under_review', 0)];
  expect(ids(byAttention(cases, null))).toEqual([7, 6, 8, 5, 9]);
  // What is being read keeps its place.
  expect(ids(byAttention(cases.map((one) => (one.id === 7 ? { ...one, unread: 0 } : one)), 7))).toEqual([7, 6, 8, 5, 9]);
});
