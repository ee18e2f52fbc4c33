import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { addDays, dayInZone } from '@/server/clock';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { sorted, toldOf } from '@/test/effects';
import en from '../../../messages/en.json';
import { makeOrder, surveyRequest } from './order.factory';
import type { AwaitedSurveyAnswer, DpoAnswer } from './order.schema';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const arrange = (as: SignedIn, dpoId: number, over: object = {}) => call('PUT /api/seller/orders/{dpoId}/survey-appointment', { as, params: { dpoId }, body: surveyRequest({ ...over }) });
const awaited = async (as: SignedIn) => (await call('GET /api/seller/surveys', { as })).body as AwaitedSurveyAnswer[];

describe('the survey that an order waits for', () => {
  it('stands with its seller until it is done; the place is told to all, the contact to nobody but the surveyor', async () => {
    const { seller, buyer, dpo } = await makeOrder({ captain });
    expect(await awaited(seller)).toEqual([expect.objectContaining({ dpoId: dpo.id, product: dpo.product, status: 'pending', appointment: null })]);

    const answer = await arrange(seller, dpo.id, { email: 'gate@warehouse.test' });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { survey: { dpoId: dpo.id, appointment: { place: 'Warehouse 7, Nhava Sheva', date: '2097-04-01', contactName: 'Gate office', phone: '+912227240000', email: 'gate@warehouse.test' } } } });
    expect(await toldOf('survey_arranged', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, captain.partyId));
    for (const [as, list] of [[captain, 'GET /api/captain/dpos'], [buyer, 'GET /api/buyer/orders'], [seller, 'GET /api/seller/orders']] as const) {
      const orders = await call(list, { as });
      expect((orders.body as DpoAnswer[]).find(({ id }) => id === dpo.id)?.inspection).toEqual({ place: 'Warehouse 7, Nhava Sheva', date: '2097-04-01', contactName: 'Gate office' });
      expect(orders.text).not.toMatch(/2227240000|gate@warehouse/);
    }

    // Said anew, as long as nobody has been there.
    expect(await arrange(seller, dpo.id, { place: 'Yard 2' })).toMatchObject({ status: 200, body: { survey: { appointment: { place: 'Yard 2' } } } });
    await db.workOrder.update({ where: { dpoId_kind: { dpoId: dpo.id, kind: 'survey' } }, data: { status: 'completed' }, select: { id: true } });
    expect(await arrange(seller, dpo.id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    expect(await awaited(seller)).toEqual([]);
  });

  it('needs a place, a day that is not over, a name and a way to reach it', async () => {
    const { seller, dpo } = await makeOrder({ captain });
    const yesterday = addDays(dayInZone(new Date(), seller.timeZone), -1).toISOString().slice(0, 10);
    for (const [over, code, field] of [
      [{ place: ' ' }, 'survey_place_required', 'place'], [{ date: '2097-02-30' }, 'survey_date_invalid', 'date'], [{ date: yesterday }, 'survey_date_past', 'date'],
      [{ contactName: '' }, 'survey_contact_required', 'contactName'], [{ phone: '', email: '' }, 'survey_reach_required', 'phone'], [{ phone: '12' }, 'phone_invalid', 'phone'], [{ email: 'x' }, 'email_invalid', 'email'],
    ] as const) {
      expect(await arrange(seller, dpo.id, over), code).toMatchObject({ status: 400, body: { code, field } });
    }
    expect(await db.surveyAppointment.count({ where: { dpoId: dpo.id } })).toBe(0);
  });

  it('hides a contact that is written into the place from the buyer until an admin has read it', async () => {
    const { seller, buyer, dpo } = await makeOrder({ captain });
    await arrange(seller, dpo.id, { place: 'Gate 3, call +91 98200 12345' });
    const [order] = (await call('GET /api/buyer/orders', { as: buyer })).body as DpoAnswer[];
    expect(order?.inspection).toMatchObject({ place: en.moderation.held, contactName: 'Gate office' });
  });
});
