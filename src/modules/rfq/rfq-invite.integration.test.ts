import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { makeOfferOn, offerRequest } from '@/modules/offer/offer.factory';
import type { ComparedOffer, OfferAnswer, SellerRfqAnswer } from '@/modules/offer/offer.schema';
import { makeAgreedTrade, makeTrade } from '@/modules/order/order.factory';
import { convertDpq } from '@/modules/order/order.commands';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { makeRfq } from './rfq.factory';
import type { RfqAnswer } from './rfq.schema';

const INVITE = 'POST /api/buyer/rfqs/{rfqId}/invitations';
const OFFERS = 'GET /api/captain/rfqs/{rfqId}/offers';
const OWN_OFFERS = 'GET /api/buyer/rfqs/{rfqId}/offers';
let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const aSeller = async () => signedIn(await makeParty({ roles: ['seller'] }));
const invite = (as: SignedIn, rfqId: number, body: object) => call(INVITE, { as, params: { rfqId }, body });
const rowsOf = async (seller: SignedIn) => (await call('GET /api/seller/rfqs', { as: seller })).body as SellerRfqAnswer[];
const rfqOf = (body: unknown) => (body as { rfq: RfqAnswer }).rfq;

/** A buyer's RFQ without a product, and two invited sellers. */
async function aTender(over: object = {}, body: object = {}) {
  const buyer = await makeSignedIn({ roles: ['buyer'] });
  const rfq = await makeRfq(buyer, { product_id: null, ...over });
  const sellers = [await aSeller(), await aSeller()] as const;
  const answer = await invite(buyer, rfq.id, { supplierIds: sellers.map(({ partyId }) => partyId), ...body });
  expect(answer.status, answer.text).toBe(200);
  return { buyer, rfq, sellers, answer };
}

describe('an invitation', () => {
  it('puts the RFQ into the list of those invited, who are told and may offer; others know nothing of it', async () => {
    const { rfq, sellers, answer } = await aTender();
    expect(rfqOf(answer.body).invited.map(({ id }) => id).sort()).toEqual(sellers.map(({ partyId }) => partyId).sort());
    const stranger = await aSeller();
    expect(await rowsOf(stranger)).toEqual([]);
    expect((await call('POST /api/seller/rfqs/{rfqId}/offers', { as: stranger, params: { rfqId: rfq.id }, body: offerRequest() })).status).toBe(404);
    for (const seller of sellers) {
      expect(await rowsOf(seller)).toMatchObject([{ id: rfq.id, isInvited: true }]);
      expect(await db.notification.count({ where: { partyId: seller.partyId, kind: 'rfq_invited' } })).toBe(1);
      expect((await call('POST /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id }, body: offerRequest() })).status).toBe(200);
    }
  });

  it('tells nobody twice, and not the product’s own seller', async () => {
    const { buyer, seller, rfq } = await makeTrade({ captain });
    const guest = await aSeller();
    await invite(buyer, rfq.id, { supplierIds: [guest.partyId, seller.partyId] });
    await invite(buyer, rfq.id, { supplierIds: [guest.partyId] });
    expect(await db.rfqInvitation.count({ where: { rfqId: rfq.id } })).toBe(1);
    expect(await db.notification.count({ where: { kind: 'rfq_invited', partyId: { in: [guest.partyId, seller.partyId] } } })).toBe(1);
  });

  it('goes to suppliers that have a page alone, and to twenty at most', async () => {
    const buyer = await makeSignedIn({ roles: ['buyer'] });
    const rfq = await makeRfq(buyer, { product_id: null });
    const notSeller = await makeSignedIn({ roles: ['surveyor'] });
    expect(await invite(buyer, rfq.id, { supplierIds: [notSeller.partyId] })).toMatchObject({ status: 400, body: { code: 'supplier_unknown' } });
    expect(await invite(buyer, rfq.id, {})).toMatchObject({ status: 400, body: { code: 'suppliers_required' } });
    expect(await invite(buyer, rfq.id, { supplierIds: Array.from({ length: 21 }, (_, index) => index + 1) })).toMatchObject({ status: 409, body: { code: 'too_many_suppliers' } });
  });

  it('finds the verified suppliers of a category and a port', async () => {
    const buyer = await makeSignedIn({ roles: ['buyer'] });
    const rfq = await makeRfq(buyer, { product_id: null });
    const port = await db.port.create({ data: { code: 'XXINV', name: 'Inv', country: 'IN', lat: 1, lon: 1, rank: 1 }, select: { id: true } });
    const [verified, unverified] = [await aSeller(), await aSeller()];
    for (const seller of [verified, unverified]) {
      const product = await makeProduct(seller);
      await db.product.update({ where: { id: product.id }, data: { category: 'packaging', portId: port.id }, select: { id: true } });
    }
    await db.party.update({ where: { id: verified.partyId }, data: { verifiedAt: new Date() }, select: { id: true } });
    await db.party.update({ where: { id: unverified.partyId }, data: { verifiedAt: null }, select: { id: true } });
    const answer = await invite(buyer, rfq.id, { category: 'packaging', portId: port.id });
    expect(rfqOf(answer.body).invited.map(({ id }) => id)).toEqual([verified.partyId]);
    expect(await invite(buyer, rfq.id, { category: 'packaging', portId: port.id })).toMatchObject({ status: 409, body: { code: 'suppliers_none' } });
  });
});

describe('offers beside each other', () => {
  it('are on one basis for captain and buyer, at the rate of their day; what is written to the captain stays there', async () => {
    const { buyer, rfq, sellers } = await aTender({ quantity: 100, currency_id: 2 });
    await db.exchangeRate.upsert({ where: { currency: 'EUR' }, create: { currency: 'EUR', usdMicros: 1_100_000n }, update: { usdMicros: 1_100_000n }, select: { currency: true } });
    await makeOfferOn(sellers[0], rfq.id, { unitPrice: '10.00', message: 'For you' });
    await db.exchangeRate.update({ where: { currency: 'EUR' }, data: { usdMicros: 1_200_000n }, select: { currency: true } });
    await makeOfferOn(sellers[1], rfq.id, { unitPrice: '9.50', paymentTerms: null });
    const seen = (await call(OFFERS, { as: captain, params: { rfqId: rfq.id } })).body as OfferAnswer[];
    expect(seen).toMatchObject([
      { unitPrice: 9.5, total: 950, base: { unitPrice: 11.4, rate: 1.2 }, paymentTerms: null },
      { unitPrice: 10, total: 1000, base: { unitPrice: 11, rate: 1.1 }, paymentTerms: 'FOB', message: 'For you' },
    ]);
    const own = (await call(OWN_OFFERS, { as: buyer, params: { rfqId: rfq.id } })).body as ComparedOffer[];
    expect(own.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    expect(own.every((offer) => !('message' in offer))).toBe(true);
  });

  it('give the order to the seller whose offer the captain took', async () => {
    const { buyer, rfq, sellers } = await aTender();
    for (const seller of sellers) await makeOfferOn(seller, rfq.id);
    const [, second] = (await call(OFFERS, { as: captain, params: { rfqId: rfq.id } })).body as OfferAnswer[];
    const accept = (offerId: number) => call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ offerId }) });
    expect(await accept(2_147_483_647)).toMatchObject({ status: 400, body: { code: 'offer_unknown' } });
    expect((await accept(second?.id ?? 0)).status).toBe(200);
    const { id } = await db.dpq.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    await call('POST /api/buyer/dpqs/{dpqId}/accept', { as: buyer, params: { dpqId: id }, body: {} });
    const { id: dpoId } = await convertDpq(captain, id);
    expect(await db.dpo.findUniqueOrThrow({ where: { id: dpoId }, select: { sellerId: true } })).toEqual({ sellerId: sellers[1].partyId });
  });
});

describe('an RFQ without a product', () => {
  it('becomes a quotation of an offer alone: its money would be awaited for nobody', async () => {
    const { rfq, sellers } = await aTender();
    const accept = (over = {}) => call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms(over) });
    expect(await accept()).toMatchObject({ status: 400, body: { code: 'offer_required', field: 'offerId' } });
    await makeOfferOn(sellers[0], rfq.id);
    expect(await accept({ offerId: null })).toMatchObject({ status: 400, body: { code: 'offer_required', field: 'offerId' } });
    expect(await db.dpq.count({ where: { rfqId: rfq.id } })).toBe(0);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    expect((await accept({ offerId })).status).toBe(200);
  });

  it('becomes no order by a quotation that names nobody’s offer', async () => {
    const { rfq, sellers } = await aTender();
    await makeOfferOn(sellers[0], rfq.id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ offerId }) });
    const { id } = await db.dpq.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    await db.dpq.update({ where: { id }, data: { offerId: null }, select: { id: true } });
    expect(await call('POST /api/captain/dpqs/{dpqId}/convert-to-dpo', { as: captain, params: { dpqId: id } })).toMatchObject({ status: 400, body: { code: 'offer_required' } });
    expect(await db.dpo.count({ where: { dpqId: id } })).toBe(0);
  });
});

describe('a seller whose account is blocked', () => {
  const setStatus = (id: number, status: 'active' | 'permanently_blocked') => db.party.update({ where: { id }, data: { status }, select: { id: true } });

  it('has no offer that could be taken, and gets no order by its product', async () => {
    const { rfq, sellers } = await aTender();
    await makeOfferOn(sellers[0], rfq.id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    const trade = await makeTrade({ captain });
    await setStatus(sellers[0].partyId, 'permanently_blocked');
    await setStatus(trade.seller.partyId, 'permanently_blocked');
    expect((await call(OFFERS, { as: captain, params: { rfqId: rfq.id } })).body).toEqual([]);
    for (const [rfqId, over] of [[rfq.id, { offerId }], [trade.rfq.id, {}]] as const) {
      expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId }, body: quotationTerms(over) })).toMatchObject({ status: 409, body: { code: 'seller_unavailable' } });
      expect(await db.dpq.count({ where: { rfqId } })).toBe(0);
    }
  });

  it('gets no order of a quotation from before, but once it is free again', async () => {
    const { seller, dpq } = await makeAgreedTrade({ captain });
    const convert = () => call('POST /api/captain/dpqs/{dpqId}/convert-to-dpo', { as: captain, params: { dpqId: dpq.id } });
    await setStatus(seller.partyId, 'permanently_blocked');
    expect(await convert()).toMatchObject({ status: 409, body: { code: 'seller_unavailable' } });
    await setStatus(seller.partyId, 'active');
    expect((await convert()).status).toBe(200);
  });
});

describe('sealed offers', () => {
  const SEALED = [{ response_deadline: '2099-01-31' }, { sealed: true }] as const;

  it('show nobody a figure before the deadline’s day has ended in the buyer’s zone, but how many there are', async () => {
    const { buyer, rfq, sellers } = await aTender(...SEALED);
    await makeOfferOn(sellers[0], rfq.id);
    expect((await call(OFFERS, { as: captain, params: { rfqId: rfq.id } })).body).toEqual([]);
    expect((await call(OWN_OFFERS, { as: buyer, params: { rfqId: rfq.id } })).body).toEqual([]);
    const seen = (await call('GET /api/captain/rfqs/{rfqId}', { as: captain, params: { rfqId: rfq.id } })).body as RfqAnswer;
    expect(seen).toMatchObject({ offers: 1, sealedUntil: '2099-02-01T00:00:00.000Z' });
    expect((await rowsOf(sellers[0]))[0]?.offer).toMatchObject({ unitPrice: 11.4 });
    const other = await call('GET /api/rfqs/{entityId}/history', { as: sellers[1], params: { entityId: rfq.id } });
    expect(other.text).not.toContain('rfq.offer');
  });

  it('take none that holds no more when it may be read', async () => {
    const { rfq, sellers } = await aTender(...SEALED);
    const offer = (validUntil: string) => call('POST /api/seller/rfqs/{rfqId}/offers', { as: sellers[0], params: { rfqId: rfq.id }, body: offerRequest({ validUntil }) });
    expect(await offer('2099-01-31')).toMatchObject({ status: 400, body: { code: 'offer_validity_sealed', field: 'validUntil' } });
    expect((await offer('2099-02-01')).status).toBe(200);
  });

  it('cannot be chosen by whoever guesses their ids, nor passed over, before they may be read', async () => {
    const { rfq, sellers } = await aTender(...SEALED);
    await makeOfferOn(sellers[0], rfq.id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    const answer = await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms({ offerId }) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'offers_sealed' } });
    expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms() })).toMatchObject({ status: 409, body: { code: 'offers_sealed' } });
    expect(await db.rfq.findUniqueOrThrow({ where: { id: rfq.id }, select: { status: true } })).toEqual({ status: 'responded' });
  });

  it('are opened by the clock, and then take no further offer', async () => {
    const { rfq, sellers } = await aTender(...SEALED);
    await makeOfferOn(sellers[0], rfq.id);
    await db.rfq.update({ where: { id: rfq.id }, data: { sealedUntil: new Date(Date.now() - 1000) }, select: { id: true } });
    expect((await call(OFFERS, { as: captain, params: { rfqId: rfq.id } })).body).toHaveLength(1);
    const late = await call('POST /api/seller/rfqs/{rfqId}/offers', { as: sellers[1], params: { rfqId: rfq.id }, body: offerRequest() });
    expect(late).toMatchObject({ status: 409, body: { code: 'bids_closed' } });
  });

  it('need a deadline, which then only moves away, and nobody’s offer before', async () => {
    const buyer = await makeSignedIn({ roles: ['buyer'] });
    const guest = await aSeller();
    const open = await makeRfq(buyer, { product_id: null });
    expect(await invite(buyer, open.id, { supplierIds: [guest.partyId], sealed: true })).toMatchObject({ status: 400, body: { code: 'seal_needs_deadline' } });
    expect(await db.rfqInvitation.count({ where: { rfqId: open.id } })).toBe(0);

    const { buyer: owner, rfq, sellers } = await aTender({ response_deadline: '2099-01-31' });
    await makeOfferOn(sellers[0], rfq.id);
    expect(await invite(owner, rfq.id, { supplierIds: [guest.partyId], sealed: true })).toMatchObject({ status: 409, body: { code: 'rfq_has_offers' } });

    const sealed = await aTender(...SEALED);
    const edit = (deadline: string | null) => call('PUT /api/buyer/rfqs/{rfqId}', {
      as: sealed.buyer, params: { rfqId: sealed.rfq.id },
      body: { title: 'T', description: '', quantity: 5, response_deadline: deadline, budget_range_min: null, budget_range_max: null },
    });
    expect(await edit('2099-01-30')).toMatchObject({ status: 400, body: { code: 'sealed_deadline_fixed' } });
    expect(await edit(null)).toMatchObject({ status: 400, body: { code: 'sealed_deadline_fixed' } });
    expect(rfqOf((await edit('2099-02-10')).body).sealedUntil).toBe('2099-02-11T00:00:00.000Z');
  });
});
