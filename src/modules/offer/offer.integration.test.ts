import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { makeRfq, rfqRequest } from '@/modules/rfq/rfq.factory';
import type { CaptainRfqAnswer, RfqAnswer } from '@/modules/rfq/rfq.schema';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import en from '../../../messages/en.json';
import { atOnce, call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { makeOfferOn, offerRequest } from './offer.factory';
import type { ComparedOffer, OfferAnswer, SellerRfqAnswer } from './offer.schema';

const OFFER = 'POST /api/seller/rfqs/{rfqId}/offers';
const WITHDRAW = 'DELETE /api/seller/rfqs/{rfqId}/offers';
/** The states in which an RFQ is weighed (domain.md, RFQ). */
const WEIGHED = ['open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded'] as const;
const OVER = ['accepted', 'rejected', 'closed', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'] as const;

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const setStatus = (id: number, status: (typeof WEIGHED)[number] | (typeof OVER)[number]) => db.rfq.update({ where: { id }, data: { status }, select: { id: true } });
const statusOf = async (id: number) => (await db.rfq.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

describe('the seller of an RFQ’s product offers', () => {
  it('and the RFQ is responded to, and captains are told', async () => {
    const { seller, buyer, rfq } = await makeTrade({ captain, rfq: { currency_id: 2, budget_range_max: 900 } });
    const answer = await call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ message: 'Ex stock.' }) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, rfq: {
      id: rfq.id, status: 'responded', buyer: buyer.vendorCode, currency: 'EUR',
      offer: { unitPrice: 11.4, currency: 'EUR', minQuantity: 5, leadTimeDays: 21, validUntil: '2099-12-31', message: 'Ex stock.', status: 'active', seller: seller.companyName },
    } } });
    expect(await toldOf('offer_made', 'rfqId', rfq.id)).toEqual([captain.partyId]);
    expect((await auditOf('rfq', rfq.id)).at(-1)).toEqual({ action: 'rfq.offer', actorId: seller.partyId, actor: seller.vendorCode, details: { from: 'open', to: 'responded' } });
    expect((await call('GET /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id } })).body).toMatchObject({ status: 'responded' });
  });

  it('at a price that makes an order which can be paid, divided and insured, and at no other', async () => {
    const { seller, rfq } = await makeTrade({ captain, rfq: { quantity: 1_000_000 } });
    const offer = (unitPrice: string) => call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ unitPrice }) });
    expect(await offer('9000.01')).toMatchObject({ status: 400, body: { code: 'total_too_large', field: 'unitPrice' } });
    expect((await offer('9000')).status).toBe(200);
    const accept = (finalPrice: string) => call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ finalPrice }) });
    expect(await accept('20000')).toMatchObject({ status: 400, body: { code: 'total_too_large', field: 'finalPrice' } });
    expect((await accept('9000')).status).toBe(200);
  });

  it('in every state in which it is weighed, and in no other', async () => {
    for (const status of WEIGHED) {
      const { seller, rfq } = await makeTrade({ captain });
      await setStatus(rfq.id, status);
      expect(await call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest() })).toMatchObject({ status: 200 });
    }
    const { seller, rfq } = await makeTrade({ captain });
    for (const status of OVER) {
      await setStatus(rfq.id, status);
      expect(await call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest() })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await db.offer.count({ where: { rfqId: rfq.id } })).toBe(0);
  });

  it('again, and improves the one offer that it has', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const better = await makeOfferOn(seller, rfq.id, { unitPrice: 9.99, leadTimeDays: 7 });
    expect(better.offer).toMatchObject({ unitPrice: 9.99, leadTimeDays: 7 });
    expect(await db.offer.findMany({ where: { rfqId: rfq.id } })).toMatchObject([{ unitPriceMinor: 999n, version: 2, status: 'active' }]);
  });

  it('with one offer left after twenty came at once', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    const answers = await atOnce(20, (index) => call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ unitPrice: 10 + index }) }));
    expect([...answers.keys()].filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(answers.get(200)?.length).toBeGreaterThan(0);
    expect(await db.offer.count({ where: { rfqId: rfq.id } })).toBe(1);
    expect(await statusOf(rfq.id)).toBe('responded');
  });

  it.each([
    [{ unitPrice: 0 }, 'offer_price_invalid'], [{ unitPrice: -1 }, 'offer_price_invalid'], [{ unitPrice: 1.005 }, 'offer_price_invalid'], [{ unitPrice: null }, 'offer_price_invalid'],
    [{ minQuantity: 0 }, 'offer_quantity_invalid'], [{ minQuantity: 1.5 }, 'offer_quantity_invalid'], [{ minQuantity: '5' }, 'offer_quantity_invalid'], [{ minQuantity: 1_000_000_001 }, 'offer_quantity_invalid'], [{ minQuantity: 41 }, 'offer_quantity_above'],
    [{ leadTimeDays: -1 }, 'offer_lead_time_invalid'], [{ leadTimeDays: 366 }, 'offer_lead_time_invalid'], [{ validUntil: '2026-02-30' }, 'offer_validity_invalid'],
    [{ validUntil: '2020-01-01' }, 'offer_validity_invalid'], [{ validUntil: null }, 'offer_validity_invalid'], [{ message: 'a\u0000b' }, 'text_invalid'], [{ sellerId: 1 }, 'invalid_input'],
  ])('and is refused %j', async (over, code) => {
    const { seller, rfq } = await makeTrade({ captain });
    expect(await call(OFFER, { as: seller, params: { rfqId: rfq.id }, body: offerRequest(over) })).toMatchObject({ status: 400, body: { code } });
    expect([await statusOf(rfq.id), await db.offer.count({ where: { rfqId: rfq.id } })]).toEqual(['open', 0]);
  });

  it('but no other seller, and nobody on an RFQ without a product', async () => {
    const { rfq, buyer } = await makeTrade({ captain });
    const stranger = await makeSignedIn({ roles: ['seller'] });
    const missing = await call(OFFER, { as: stranger, params: { rfqId: 2_147_483_647 }, body: offerRequest() });
    const withoutProduct = await makeRfq(buyer);
    for (const id of [rfq.id, withoutProduct.id]) {
      const foreign = await call(OFFER, { as: stranger, params: { rfqId: id }, body: offerRequest() });
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect(await call(OFFER, { as: buyer, params: { rfqId: rfq.id }, body: offerRequest() })).toMatchObject({ status: 403 });
  });
});

describe('the seller takes the offer back', () => {
  it('and it stands no more, and captains are told', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const answer = await call(WITHDRAW, { as: seller, params: { rfqId: rfq.id } });
    expect(answer).toMatchObject({ status: 200, body: { rfq: { status: 'responded', offer: { status: 'withdrawn' } } } });
    expect((await call('GET /api/captain/rfqs/{rfqId}/offers', { as: captain, params: { rfqId: rfq.id } })).body).toEqual([]);
    expect(await toldOf('offer_withdrawn', 'rfqId', rfq.id)).toEqual([captain.partyId]);
    expect(await call(WITHDRAW, { as: seller, params: { rfqId: rfq.id } })).toMatchObject({ status: 404 });
    const { offer } = await makeOfferOn(seller, rfq.id);
    expect(offer).toMatchObject({ status: 'active' });
    await makeOfferOn(seller, rfq.id, { unitPrice: 9.99 });
    // What its status says can be read from the log alone.
    expect((await auditOf('offer', offer?.id ?? 0)).map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['offer.create', seller.partyId, { to: 'active' }],
      ['offer.withdraw', seller.partyId, { from: 'active', to: 'withdrawn' }],
      ['offer.renew', seller.partyId, { from: 'withdrawn', to: 'active' }],
      ['offer.improve', seller.partyId, { from: 'active', to: 'active' }],
    ]);
  });

  it('while the RFQ is still weighed, also after the captain has answered, and not afterwards', async () => {
    for (const status of ['resubmitted', 'negotiation_requested', 'doq_provided'] as const) {
      const { seller, rfq } = await makeTrade({ captain });
      await makeOfferOn(seller, rfq.id);
      await setStatus(rfq.id, status);
      expect(await call(WITHDRAW, { as: seller, params: { rfqId: rfq.id } })).toMatchObject({ status: 200, body: { rfq: { status } } });
    }
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    for (const status of OVER) {
      await setStatus(rfq.id, status);
      expect(await call(WITHDRAW, { as: seller, params: { rfqId: rfq.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await db.offer.count({ where: { rfqId: rfq.id, status: 'active' } })).toBe(1);
  });

  it('once, when twenty take it back at once', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const answers = await atOnce(20, () => call(WITHDRAW, { as: seller, params: { rfqId: rfq.id } }));
    expect([answers.get(200)?.length, answers.get(404)?.length]).toEqual([1, 19]);
    expect(await toldOf('offer_withdrawn', 'rfqId', rfq.id)).toEqual([captain.partyId]);
  });

  it('of the own alone', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const stranger = await makeSignedIn({ roles: ['seller'] });
    expect(await call(WITHDRAW, { as: stranger, params: { rfqId: rfq.id } })).toMatchObject({ status: 404 });
    expect(await db.offer.count({ where: { rfqId: rfq.id, status: 'active' } })).toBe(1);
  });
});

describe('the buyer changes what was offered on', () => {
  const OFFERED = { title: 'Steel angles', description: 'Palletised.', quantity: 10, response_deadline: '2099-01-31' };
  /** A request with a standing offer; `edit` sends it anew with something else in it. */
  async function offered() {
    const trade = await makeTrade({ captain, rfq: OFFERED });
    const { offer } = await makeOfferOn(trade.seller, trade.rfq.id);
    const edit = async (over: Readonly<Record<string, unknown>>) => {
      const answer = await call('PUT /api/buyer/rfqs/{rfqId}', { as: trade.buyer, params: { rfqId: trade.rfq.id }, body: rfqRequest({ ...OFFERED, ...over }) });
      expect(answer.status, answer.text).toBe(200);
    };
    return { ...trade, rfqId: trade.rfq.id, offerId: offer?.id ?? 0, edit };
  }
  const isOutdated = async (rfqId: number) => ((await call('GET /api/captain/rfqs/{rfqId}/offers', { as: captain, params: { rfqId } })).body as OfferAnswer[]).map((offer) => offer.isOutdated);
  const accept = (rfqId: number, offerId: number) => call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId }, body: quotationTerms({ offerId }) });

  it('and its seller is told once, and everybody reads that the offer is older, until it is sent again', async () => {
    const { rfqId, seller, buyer, edit } = await offered();
    expect(await isOutdated(rfqId)).toEqual([false]);
    await edit({ quantity: 1_000_000 });
    await edit({ quantity: 2_000_000, title: 'Steel angles, long' });
    expect(await toldOf('offer_outdated', 'rfqId', rfqId)).toEqual([seller.partyId]);
    expect(await isOutdated(rfqId)).toEqual([true]);
    expect((await call('GET /api/buyer/rfqs/{rfqId}/offers', { as: buyer, params: { rfqId } })).body as ComparedOffer[]).toMatchObject([{ status: 'active', isOutdated: true }]);
    expect((await call('GET /api/seller/rfqs', { as: seller })).body).toMatchObject([{ quantity: 2_000_000, offer: { status: 'active', isOutdated: true } }]);
    expect((await makeOfferOn(seller, rfqId)).offer).toMatchObject({ isOutdated: false });
    expect(await isOutdated(rfqId)).toEqual([false]);
    await edit({ quantity: 3_000_000 });
    expect(await toldOf('offer_outdated', 'rfqId', rfqId)).toEqual([seller.partyId, seller.partyId]);
  });

  it.each([
    ['title', { title: 'Steel channels' }], ['quantity', { quantity: 11 }], ['deadline', { response_deadline: '2099-02-28' }], ['deadline, which is none now,', { response_deadline: null }],
  ])('by its %s', async (_, over) => {
    const { rfqId, edit } = await offered();
    await edit(over);
    expect(await isOutdated(rfqId)).toEqual([true]);
  });

  it('by its unit, where it is about no product', async () => {
    const [buyer, guest] = [await makeSignedIn(), await makeSignedIn({ roles: ['seller'] })];
    const rfq = await makeRfq(buyer, { ...OFFERED, unit: 'kg' });
    await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [guest.partyId] } });
    expect(await makeOfferOn(guest, rfq.id)).toMatchObject({ unit: 'kg', offer: { isOutdated: false } });
    expect(await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ ...OFFERED, unit: 'mtr' }) })).toMatchObject({ status: 200 });
    expect((await call('GET /api/seller/rfqs', { as: guest })).body).toMatchObject([{ unit: 'mtr', offer: { isOutdated: true } }]);
  });

  it('by a file, with an edit or with invitations', async () => {
    const byEdit = await offered();
    await byEdit.edit({ files: [(await makeStoredFile(byEdit.buyer, { name: 'drawing.pdf' })).key] });
    expect(await isOutdated(byEdit.rfqId)).toEqual([true]);
    const invited = await offered();
    const guest = await makeSignedIn({ roles: ['seller'] });
    const invite = (files: readonly string[]) => call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: invited.buyer, params: { rfqId: invited.rfqId }, body: { supplierIds: [guest.partyId], files } });
    expect((await invite([])).status).toBe(200);
    expect(await isOutdated(invited.rfqId)).toEqual([false]);
    expect((await invite([(await makeStoredFile(invited.buyer, { name: 'drawing.pdf' })).key])).status).toBe(200);
    expect(await isOutdated(invited.rfqId)).toEqual([true]);
  });

  it('by its description where sellers read it; an answer to the captain, and a budget, are none of theirs', async () => {
    const { rfqId, edit } = await offered();
    await edit({ description: 'Could it be earlier?', budget_range_max: 900 });
    expect(await isOutdated(rfqId)).toEqual([false]);
    expect(await toldOf('offer_outdated', 'rfqId', rfqId)).toEqual([]);
    // It is resubmitted now, so that the text is the description's own.
    await edit({ description: 'Palletised, hot-dip galvanised.' });
    expect(await isOutdated(rfqId)).toEqual([true]);
  });

  it('after which the captain makes no quotation of the offer before its seller renews it', async () => {
    const { rfqId, seller, offerId, edit } = await offered();
    await edit({ quantity: 1_000_000 });
    expect(await accept(rfqId, offerId)).toMatchObject({ status: 409, body: { code: 'offer_outdated', field: 'offerId' } });
    // Nor of the product beside it, while no offer that stands is newer.
    expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId }, body: quotationTerms() })).toMatchObject({ status: 409, body: { code: 'offers_outdated' } });
    expect(((await call('GET /api/captain/rfqs', { as: captain })).body as RfqAnswer[]).find(({ id }) => id === rfqId)).toMatchObject({ offers: 1, outdatedOffers: 1 });
    expect([await statusOf(rfqId), await db.dpq.count({ where: { rfqId } })]).toEqual(['resubmitted', 0]);
    await makeOfferOn(seller, rfqId);
    expect((await accept(rfqId, offerId)).status).toBe(200);
  });

  it('and a seller who has read the older request is refused, whatever it sends; one that has read this one, or says nothing, is not', async () => {
    const { rfqId, seller, edit } = await offered();
    const read = async () => ((await call('GET /api/seller/rfqs', { as: seller })).body as SellerRfqAnswer[])[0]?.askedVersion;
    const before = await read();
    await edit({ quantity: 12 });
    const send = (over: object) => call(OFFER, { as: seller, params: { rfqId }, body: offerRequest({ unitPrice: 8, ...over }) });
    expect(await send({ askedVersion: before })).toMatchObject({ status: 409, body: { code: 'request_changed', error: en.errors.request_changed } });
    expect(await isOutdated(rfqId)).toEqual([true]);
    expect(await statusOf(rfqId)).toBe('resubmitted');
    expect(await send({ askedVersion: await read() })).toMatchObject({ status: 200, body: { rfq: { offer: { unitPrice: 8, isOutdated: false } } } });
    await edit({ quantity: 13 });
    expect(await send({})).toMatchObject({ status: 200 });
    for (const askedVersion of [0, '1', 1.5]) expect(await send({ askedVersion })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('at the moment in which a seller answers what it read before, and no offer is of what its seller did not read', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { rfqId, seller, buyer } = await offered();
      const [sent, edited] = await Promise.all([
        call(OFFER, { as: seller, params: { rfqId }, body: offerRequest({ askedVersion: 1, unitPrice: 8 }) }), call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId }, body: rfqRequest({ ...OFFERED, quantity: 999 }) }),
      ]);
      expect([200, 409]).toContain(sent.status);
      const { askedVersion } = await db.offer.findFirstOrThrow({ where: { rfqId }, select: { askedVersion: true } });
      expect(askedVersion).toBe(1);
      if (edited.status === 200) expect(await isOutdated(rfqId)).toEqual([true]);
    }
  });

  it('and tells nobody whose offer was withdrawn; one that is made anew answers what is asked now', async () => {
    const { rfqId, seller, edit } = await offered();
    await call(WITHDRAW, { as: seller, params: { rfqId } });
    await edit({ quantity: 12 });
    expect(await toldOf('offer_outdated', 'rfqId', rfqId)).toEqual([]);
    expect((await makeOfferOn(seller, rfqId)).offer).toMatchObject({ status: 'active', isOutdated: false });
  });

  it('at the moment in which the captain decides, and no quotation is of what the offer was not made for', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { rfqId, offerId, buyer } = await offered();
      const [decided, edited] = await Promise.all([
        accept(rfqId, offerId), call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId }, body: rfqRequest({ ...OFFERED, quantity: 999 }) }),
      ]);
      expect([[200, 409], [409, 200]]).toContainEqual([decided.status, edited.status]);
      const revisions = await db.dpqRevision.findMany({ where: { dpq: { rfqId } }, select: { quantity: true } });
      expect(revisions).toEqual(decided.status === 200 ? [{ quantity: 10 }] : []);
    }
  });
});

describe('the lists', () => {
  it('show a seller the RFQs on the own products with the own offer, without the buyer’s name, budget and thread', async () => {
    const { seller, buyer, rfq, product } = await makeTrade({ captain, rfq: { budget_range_min: 100, budget_range_max: 900 } });
    const other = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const answer = await call('GET /api/seller/rfqs', { as: seller });
    expect(answer.body).toMatchObject([{ id: rfq.id, product: product.name, status: 'responded', buyer: buyer.vendorCode, offer: { unitPrice: 11.4 } }]);
    for (const hidden of [buyer.companyName, buyer.lastName, 'budget', 'notifications', other.rfq.title]) expect(answer.text).not.toContain(hidden);
    const gone = await makeRfq(buyer, { product_id: product.id });
    await setStatus(gone.id, 'cancelled');
    expect(((await call('GET /api/seller/rfqs', { as: seller })).body as SellerRfqAnswer[]).map(({ id }) => id)).toEqual([rfq.id]);
  });

  it('tell a captain between which ports the goods of each would travel', async () => {
    const { seller, buyer, rfq, product } = await makeTrade({ captain });
    const guest = await makeSignedIn({ roles: ['seller'] });
    const [hamburg, listed, sellers, guests] = [(await makePort()).id, (await makePort()).id, (await makePort()).id, (await makePort()).id];
    for (const [party, portId] of [[buyer, hamburg], [seller, sellers], [guest, guests]] as const) await db.party.update({ where: { id: party.partyId }, data: { portId }, select: { id: true } });
    const voyage = async () => ((await call('GET /api/captain/rfqs/{rfqId}', { as: captain, params: { rfqId: rfq.id } })).body as CaptainRfqAnswer).voyage;
    expect(await voyage()).toEqual({ loadingPortId: sellers, dischargePortId: hamburg });
    await db.product.update({ where: { id: product.id }, data: { portId: listed }, select: { id: true } });
    await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [guest.partyId] } });
    await makeOfferOn(seller, rfq.id, { unitPrice: 5 });
    const { offer } = await makeOfferOn(guest, rfq.id, { unitPrice: 6 });
    expect((await call('GET /api/captain/rfqs/{rfqId}/offers', { as: captain, params: { rfqId: rfq.id } })).body).toMatchObject([{ loadingPortId: listed }, { loadingPortId: guests }]);
    expect(await voyage()).toEqual({ loadingPortId: listed, dischargePortId: hamburg });
    await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ offerId: offer?.id }) });
    expect(await voyage()).toEqual({ loadingPortId: guests, dischargePortId: hamburg });
  });

  it('show a captain the standing offers', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    const offers = (await call('GET /api/captain/rfqs/{rfqId}/offers', { as: captain, params: { rfqId: rfq.id } })).body as OfferAnswer[];
    expect(offers).toMatchObject([{ seller: seller.companyName, unitPrice: 11.4, status: 'active' }]);
  });
});
