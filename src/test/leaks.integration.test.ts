import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOfferOn, offerRequest } from '@/modules/offer/offer.factory';
import { makeConfirmedOrder, makeOrder, makeProcessingOrder, makeQuotedTrade, makeTrade, makeUnacceptedOrder } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { call, type Answered, type CallName, type Sent } from './call';
import { expectNoLeak, leaksIn } from './leaks';
import { BUILT, nameOf } from './spec-matrix';

const PASSWORD = 'Harbour-7-crane';
let captain: SignedIn;
const answers: { name: string; answer: Answered }[] = [];

async function notification(owner: SignedIn): Promise<Sent> {
  const { id } = await db.notification.create({ data: { partyId: owner.partyId, kind: 'rfq_accepted', params: {} }, select: { id: true } });
  return { as: owner, params: { notificationId: id } };
}

async function negotiated(): Promise<number> {
  const { buyer, dpq } = await makeQuotedTrade({ captain });
  await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
  return dpq.id;
}

/** For every built call a request that succeeds, made with things of its own. */
const REQUESTS: Readonly<Record<string, () => Promise<Sent>>> = {
  'GET /api/products/{productId}': async () => ({ params: { productId: (await makeTrade({ captain })).product.id } }),
  'GET /api/products/category/{categoryName}': async () => ({ params: { categoryName: 'Packaging' } }),
  'POST /api/auth/login': async () => ({ body: { vendorCode: (await makeParty({ password: PASSWORD })).vendorCode, password: PASSWORD } }),
  'POST /api/auth/switch-role': async () => ({ as: await makeSignedIn({ roles: ['buyer'] }), body: { role: 'buyer' } }),
  'POST /api/auth/logout': async () => ({ as: await makeSignedIn() }),
  'GET /api/account/sessions': async () => ({ as: await makeSignedIn() }),
  'DELETE /api/account/sessions/{sessionId}': async () => { const as = await makeSignedIn(); return { as, params: { sessionId: as.sessionId } }; },
  'GET /api/desk': async () => ({ as: captain }),
  'GET /api/rfqs/{entityId}/history': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { entityId: rfq.id } }; },
  'GET /api/dpqs/{entityId}/history': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { entityId: dpq.id } }; },
  'GET /api/dpos/{entityId}/history': async () => { const { seller, dpo } = await makeOrder({ captain }); return { as: seller, params: { entityId: dpo.id } }; },
  'GET /api/notifications': async () => ({ as: captain }),
  'PUT /api/notifications/read-all': async () => ({ as: captain }),
  'PUT /api/notifications/{notificationId}/read': () => notification(captain),
  'GET /api/buyer/rfqs': async () => ({ as: (await makeTrade({ captain })).buyer }),
  'POST /api/buyer/rfqs': async () => ({ as: await makeSignedIn(), body: rfqRequest({ product_id: (await makeTrade({ captain })).product.id }) }),
  'GET /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id } }; },
  'PUT /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest() }; },
  'DELETE /api/buyer/rfqs/{rfqId}': async () => { const { buyer, rfq } = await makeTrade({ captain }); return { as: buyer, params: { rfqId: rfq.id } }; },
  'GET /api/buyer/dpqs': async () => ({ as: (await makeQuotedTrade({ captain })).buyer }),
  'GET /api/buyer/dpqs/{dpqId}/revisions': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/accept': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/reject': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id } }; },
  'POST /api/buyer/dpqs/{dpqId}/negotiate': async () => { const { buyer, dpq } = await makeQuotedTrade({ captain }); return { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } }; },
  'GET /api/buyer/orders': async () => ({ as: (await makeOrder({ captain })).buyer }),
  'POST /api/buyer/orders/{dpoId}/cancel': async () => { const { buyer, dpo } = await makeUnacceptedOrder({ captain }); return { as: buyer, params: { dpoId: dpo.id } }; },
  'GET /api/buyer/notifications': async () => ({ as: (await makeQuotedTrade({ captain })).buyer }),
  'PUT /api/buyer/notifications/read-all': async () => ({ as: await makeSignedIn() }),
  'PUT /api/buyer/notifications/{notificationId}/read': async () => notification(await makeSignedIn()),
  'GET /api/seller/rfqs': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { as: seller }; },
  'POST /api/seller/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); return { as: seller, params: { rfqId: rfq.id }, body: offerRequest() }; },
  'DELETE /api/seller/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { as: seller, params: { rfqId: rfq.id } }; },
  'GET /api/seller/orders': async () => ({ as: (await makeOrder({ captain })).seller }),
  'POST /api/seller/orders/{dpoId}/goods-ready': async () => { const { seller, dpo } = await makeProcessingOrder({ captain }); return { as: seller, params: { dpoId: dpo.id }, body: { date: '2027-03-01', packing: 'Bags' } }; },
  'GET /api/seller/notifications': async () => ({ as: (await makeTrade({ captain })).seller }),
  'PUT /api/seller/notifications/read-all': async () => ({ as: await makeSignedIn({ roles: ['seller'] }) }),
  'PUT /api/seller/notifications/{notificationId}/read': async () => notification(await makeSignedIn({ roles: ['seller'] })),
  'GET /api/captain/rfqs/{rfqId}': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id } }),
  'GET /api/captain/rfqs/{rfqId}/offers': async () => { const { seller, rfq } = await makeTrade({ captain }); await makeOfferOn(seller, rfq.id); return { params: { rfqId: rfq.id } }; },
  'POST /api/captain/rfqs/{rfqId}/respond': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id }, body: { response: 'Which port?', action: 'negotiate' } }),
  'POST /api/captain/rfqs/{rfqId}/accept': async () => ({ params: { rfqId: (await makeTrade({ captain })).rfq.id }, body: quotationTerms({ message: 'Ready.' }) }),
  'PUT /api/captain/dpqs/{dpqId}': async () => ({ params: { dpqId: await negotiated() }, body: { unitPrice: 3 } }),
  'GET /api/captain/dpqs/{dpqId}/revisions': async () => ({ params: { dpqId: await negotiated() } }),
  'POST /api/captain/dpqs/{dpqId}/convert-to-dpo': async () => ({ params: { dpqId: (await makeQuotedTrade({ captain })).dpq.id } }),
  'POST /api/captain/dpos/{dpoId}/confirm': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id } }),
  'POST /api/captain/dpos/{dpoId}/process': async () => ({ params: { dpoId: (await makeConfirmedOrder({ captain })).dpo.id } }),
  'POST /api/captain/dpos/{dpoId}/cancel': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id }, body: { reason: 'No.' } }),
  'GET /api/captain/orders/{dpoId}/workflow': async () => ({ params: { dpoId: (await makeOrder({ captain })).dpo.id } }),
};

beforeAll(async () => {
  captain = await signedIn(await makeParty({ roles: ['captain'], password: PASSWORD }));
  for (const name of BUILT.map(nameOf)) {
    const as = name.includes('/captain/') ? captain : null;
    answers.push({ name, answer: await call(name as CallName, { as, ...(await REQUESTS[name]?.()) }) });
  }
});

describe('no answer gives away', () => {
  it.each(BUILT.map(nameOf))('more than it must: %s succeeds, and holds no forbidden key', (name) => {
    const answer = answers.find((found) => found.name === name)?.answer;
    expect([200, 201], answer?.text).toContain(answer?.status);
    expectNoLeak(name, answer?.body);
  });

  it('a password’s hash, an e-mail or a telephone number in any text of it; the captain alone sees a seller’s', async () => {
    const parties = await db.party.findMany({ select: { email: true, phone: true, passwordHash: true } });
    const secrets = parties.flatMap(({ email, phone, passwordHash }) => [email, phone, ...(passwordHash ? [passwordHash] : [])]);
    const telling = answers.filter(({ answer }) => secrets.some((secret) => answer.text.includes(secret))).map(({ name }) => name);
    expect(telling).toEqual(['GET /api/captain/rfqs/{rfqId}']);
    expect(answers.filter(({ answer }) => /\$argon2|postgres(ql)?:\/\//.test(answer.text)).map(({ name }) => name)).toEqual([]);
  });

  it('what the scan would not see', () => {
    expect(leaksIn('GET /x', { a: [{ passwordHash: 1, b: { reset_token: 2, email: 3 } }], hash: 4, seller: { phone: 5 }, ip_address: 6 })).toEqual(
      ['a.passwordHash', 'a.b.reset_token', 'a.b.email', 'seller.phone', 'ip_address'],
    );
  });
});
