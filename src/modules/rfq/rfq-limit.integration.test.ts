import { expect, it, vi } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { rfqRequest } from './rfq.factory';

vi.mock('@/server/env', async (original) => {
  const { env } = await original<typeof import('@/server/env')>();
  return { env: { ...env, rfqsPerHour: undefined } };
});

const most = SETTINGS.rfqsPerBuyerHour;

it('a buyer sends so many RFQs within an hour and no more, however many come at once; others and the next hour are free', async () => {
  const [buyer, other] = [await makeSignedIn({ roles: ['buyer'] }), await makeSignedIn({ roles: ['buyer'] })];
  const request = (title: string) => call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ title }) });
  const { title, quantity, currency, unit, status } = await db.rfq.findFirstOrThrow({ where: { id: ((await request('First')).body as { rfq: { id: number } }).rfq.id } });
  await db.rfq.createMany({ data: Array.from({ length: most - 4 }, () => ({ buyerId: buyer.partyId, title, quantity, currency, unit, status })) });

  const answers = await atOnce(10, (index) => request(`At once ${index}`));
  expect([answers.get(201)?.length, answers.get(429)?.length]).toEqual([3, 7]);
  const [refused] = answers.get(429) ?? [];
  expect(refused?.body).toMatchObject({ success: false, code: 'too_many_rfqs' });
  expect(refused?.headers.get('retry-after')).toBe('60');
  expect(await request('First')).toMatchObject({ status: 201 });
  expect(await call('POST /api/buyer/rfqs', { as: other, body: rfqRequest({ title: 'Somebody else’s' }) })).toMatchObject({ status: 201 });

  await db.rfq.updateMany({ where: { buyerId: buyer.partyId }, data: { createdAt: new Date(Date.now() - 3_601_000) } });
  expect(await request('An hour later')).toMatchObject({ status: 201 });
});
