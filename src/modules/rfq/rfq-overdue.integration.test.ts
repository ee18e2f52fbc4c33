import { expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { addDays } from '@/server/clock';
import { call } from '@/test/call';
import { makeRfq } from './rfq.factory';
import { overdueOf, type RfqAnswer } from './rfq.schema';

it('the captain’s list begins with what is overdue, the earliest first; pages between them show each RFQ once', async () => {
  const [captain, buyer] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn()];
  const make = async (data: object) => {
    const { id } = await makeRfq(buyer);
    await db.rfq.update({ where: { id }, data, select: { id: true } });
    return id;
  };
  const days = (count: number) => addDays(new Date(), -count);
  const waiting = SETTINGS.rfqAnswerDays + 1;
  const long = await make({ createdAt: days(waiting) });
  const fresh = await make({});
  const past = await make({ responseDeadline: days(2), createdAt: days(1) });
  const answered = await make({ status: 'negotiation_requested', responseDeadline: days(2), createdAt: days(2) });
  const back = await make({ status: 'resubmitted', createdAt: days(9), updatedAt: days(1) });
  const left = await make({ status: 'responded', createdAt: days(8), updatedAt: days(waiting) });
  // What its buyer has changed meanwhile has waited for as long.
  const edited = await make({ createdAt: days(waiting + 1), updatedAt: new Date() });

  const read = async (query?: string) => (await call('GET /api/captain/rfqs', { as: captain, query })).body as RfqAnswer[];
  const all = await read();
  expect(all.map(({ id }) => id)).toEqual([left, edited, long, past, fresh, answered, back]);
  const today = new Date().toISOString().slice(0, 10);
  expect(all.map((rfq) => overdueOf(rfq, today))).toEqual(['unanswered', 'unanswered', 'unanswered', 'deadline', null, null, null]);
  const pages = [await read('page=1&pageSize=3'), await read('page=2&pageSize=3'), await read('page=3&pageSize=3')];
  expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect((await call('GET /api/captain/rfqs', { as: captain, query: 'page=2&pageSize=3' })).headers.get('x-total-count')).toBe('7');
});
