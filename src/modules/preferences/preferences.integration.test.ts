import { describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeContactRequest } from '@/modules/contact/contact.factory';
import { approveContactRequest } from '@/modules/contact/contact-request.commands';
import { makeIssue } from '@/modules/help/help.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeOrder } from '@/modules/order/order.factory';
import { makeDeliveryAddress } from '@/modules/profile/profile.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { auditOf } from '@/test/effects';
import { expectNoLeak } from '@/test/leaks';
import type { OwnDataAnswer } from './preferences.schema';

const save = (as: SignedIn, body: unknown) => call('PUT /api/account/settings', { as, body });
const take = (as: SignedIn) => call('GET /api/account/data', { as });

describe('the own settings', () => {
  it('are kept, each alone, and hold for the next request', async () => {
    const party = await makeSignedIn();
    expect((await call('GET /api/account/settings', { as: party })).body).toMatchObject({ locale: 'en', time_zone: 'UTC' });
    expect(await save(party, { locale: 'ar' })).toMatchObject({ status: 200, body: { success: true, settings: { locale: 'ar', time_zone: 'UTC' } } });
    expect(await save(party, { time_zone: 'Asia/Kolkata' })).toMatchObject({ body: { settings: { locale: 'ar', time_zone: 'Asia/Kolkata' } } });
    expect(await save(party, { mail_notices: false })).toMatchObject({ body: { settings: { locale: 'ar', time_zone: 'Asia/Kolkata', mail_notices: false } } });
    expect(await save(party, {})).toMatchObject({ status: 200 });
    expect((await auditOf('party', party.partyId)).map(({ action, details }) => [action, details])).toEqual([
      ['party.settings_changed', { locale: 'ar' }], ['party.settings_changed', { time_zone: 'Asia/Kolkata' }], ['party.settings_changed', { mail_notices: false }], ['party.settings_changed', {}],
    ]);
  });

  it('are told to the next sign-in', async () => {
    const party = await makeParty({ password: 'Harbour-7-crane' });
    await save(await signedIn(party), { locale: 'hi' });
    const answer = await call('POST /api/auth/login', { body: { vendorCode: party.vendorCode, password: 'Harbour-7-crane' } });
    expect(answer).toMatchObject({ status: 200, body: { user: { locale: 'hi' } } });
  });

  it.each([
    [{ locale: 'fr' }, 'language_unknown'], [{ locale: null }, 'language_unknown'], [{ time_zone: 'Mars/Olympus' }, 'time_zone_unknown'], [{ time_zone: '' }, 'time_zone_unknown'], [{ time_zone: 5 }, 'time_zone_unknown'],
    [{ mail_notices: 'yes' }, 'invalid_input'], [{ password: 'x' }, 'invalid_input'], [{ party_id: 1 }, 'invalid_input'],
  ])('are refused with %j', async (body, code) => {
    const party = await makeSignedIn();
    expect(await save(party, body)).toMatchObject({ status: 400, body: { code } });
    expect((await call('GET /api/account/settings', { as: party })).body).toMatchObject({ locale: 'en', time_zone: 'UTC' });
  });
});

describe('the own data', () => {
  it('hold all that is the party’s, and come as a file', async () => {
    const trade = await makeOrder();
    await makeDeliveryAddress(trade.buyer);
    await makeIssue(trade.buyer);
    const answer = await take(trade.buyer);
    expect(answer, answer.text).toMatchObject({ status: 200, body: {
      profile: { vendorCode: trade.buyer.vendorCode, companyName: trade.buyer.companyName },
      grants: [{ role: 'buyer' }], delivery_addresses: [{ city: 'Hamburg' }], rfqs: [{ id: trade.rfq.id, status: 'accepted' }],
      quotations: [{ id: trade.dpq.id, revisions: [{ number: 1, unitPrice: trade.dpq.unitPrice }] }], orders: [{ id: trade.dpo.id, side: 'bought', total: trade.dpo.total }],
      help_requests: [{ title: 'A page stays empty' }], sessions: [{ role: 'buyer' }],
    } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="marsa-mart-\d{4}-\d\d-\d\d\.json"$/);
    expect((await auditOf('party', trade.buyer.partyId)).at(-1)).toMatchObject({ action: 'party.data_taken', actorId: trade.buyer.partyId });
  });

  it('hold nothing of anybody else, and no secret', async () => {
    const trade = await makeOrder();
    await makeOfferOn(trade.seller, trade.rfq.id).catch(() => undefined);
    const hr = await makeSignedIn({ roles: ['hr'] });
    const { id, supplier } = await makeContactRequest({ requester: trade.buyer });
    await approveContactRequest(hr, id);
    const parties = await db.party.findMany({ select: { id: true, email: true, phone: true, passwordHash: true } });
    for (const who of [trade.buyer, trade.seller, supplier, hr]) {
      const answer = await take(who);
      expectNoLeak('GET /api/account/data', answer.body);
      const foreign = parties.filter((party) => party.id !== who.partyId);
      expect(foreign.filter(({ email, phone }) => answer.text.includes(email) || answer.text.includes(phone))).toEqual([]);
      expect(answer.text).not.toMatch(/argon2|hash|token|fileKey|"key"/i);
    }
    const { rfqs, quotations } = (await take(trade.seller)).body as OwnDataAnswer;
    expect([rfqs, quotations]).toEqual([[], []]);
  });

  it('can be taken ten times an hour', async () => {
    const party = await makeSignedIn();
    await db.throttle.create({ data: { key: `own-data:party:${party.partyId}`, failures: 9 }, select: { key: true } });
    expect([(await take(party)).status, (await take(party)).status]).toEqual([200, 429]);
  });
});
