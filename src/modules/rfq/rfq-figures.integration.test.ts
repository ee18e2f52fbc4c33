import { expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import type { RfqFigures } from './rfq-figures.schema';

it('the captain’s figures count first answers of the last days alone, and what waits too long', async () => {
  const captain = await makeSignedIn({ roles: ['captain'] });
  const read = async () => (await call('GET /api/captain/rfq-figures', { as: captain })).body as RfqFigures;
  expect(await read()).toEqual({ asked: 0, answered: 0, medianHours: null, waiting: 0, overdue: 0, answers: [] });

  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const respond = (rfqId: number, action: 'negotiate' | 'doq') => call('POST /api/captain/rfqs/{rfqId}/respond', { as: captain, params: { rfqId }, body: { response: 'Which port?', action } });
  const [fast, slow, old, late] = [await makeTrade({ captain }), await makeTrade({ captain }), await makeTrade({ captain }), await makeTrade({ captain })];
  for (const [{ rfq }, hours] of [[fast, 2], [slow, 10], [old, 24 * 40]] as const) {
    await db.rfq.update({ where: { id: rfq.id }, data: { createdAt: ago(hours) }, select: { id: true } });
    await respond(rfq.id, 'negotiate');
  }
  // Only the first answer counts.
  await respond(fast.rfq.id, 'doq');
  await db.rfq.update({ where: { id: late.rfq.id }, data: { responseDeadline: new Date('2026-01-05T00:00:00Z') }, select: { id: true } });

  const figures = await read();
  expect(figures).toMatchObject({ asked: 3, answered: 2, waiting: 1, overdue: 1 });
  const [first] = (await call('GET /api/captain/rfqs', { as: captain })).body as { id: number }[];
  expect(first?.id).toBe(late.rfq.id);
  expect(figures.medianHours).toBeCloseTo(6, 1);
  expect(figures.answers.map(({ rfqId }) => rfqId)).toEqual([slow.rfq.id, fast.rfq.id]);
});
