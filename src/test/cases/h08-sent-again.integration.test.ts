import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeCase } from '@/modules/dispute/dispute.factory';
import { issueRequest } from '@/modules/help/help.factory';
import { keepRates, listingRequest } from '@/modules/listing/listing.factory';
import { makeOwnCatalog, sellerCatalogRequest } from '@/modules/listing/seller-catalog.factory';
import { makeAgreedTrade, makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { deliveryAddressRequest } from '@/modules/profile/profile.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { pruneKeys } from '@/server/idempotency';
import { atOnce, call, type CallName, type Sent } from '../call';
import { everything } from '../everything';
import { auditOf, toldOf } from '../effects';

/**
 * A click that was two, an answer that was lost, a client that tries again: the effect must be there once. Without a key a
 * repeated decision finds its state gone (the machines' tests, h07), and a repeated RFQ its first (rfq.integration.test.ts).
 */

let captain: SignedIn;
let buyer: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  buyer = await makeSignedIn();
});

const key = (text: string) => ({ 'idempotency-key': text });
const create = (body: object, headers: Record<string, string>, as: SignedIn = buyer) => call('POST /api/buyer/rfqs', { as, body, headers });
const CONVERT = 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo';

describe('the same Idempotency-Key', () => {
  it('with the same body gets the same answer ten times, and with another body none', async () => {
    const body = rfqRequest();
    const first = await create(body, key('k1'));
    expect(first).toMatchObject({ status: 201, body: { success: true } });
    expect(first.headers.get('idempotency-hit')).toBeNull();
    const before = await everything();
    for (let time = 2; time <= 10; time += 1) {
      const again = await create(body, key('k1'));
      expect([again.status, again.headers.get('idempotency-hit')]).toEqual([201, 'true']);
      expect(again.body).toEqual(first.body);
    }
    const refused = { status: 422, body: { success: false, code: 'idempotency_other_body', error: expect.stringMatching(/\S/) as string } };
    for (const other of [{ ...body, quantity: 11 }, { ...body, title: 'Another' }]) expect(await create(other, key('k1'))).toMatchObject(refused);
    expect(await everything()).toBe(before);
  });

  it('gets one answer also ten seconds later, when the request alone would be another RFQ', async () => {
    const body = rfqRequest();
    const first = await create(body, key('later'));
    await db.rfq.updateMany({ where: { title: body.title }, data: { createdAt: new Date(Date.now() - 60_000) } });
    expect((await create(body, key('later'))).body).toEqual(first.body);
    expect(await db.rfq.count({ where: { title: body.title } })).toBe(1);
  });

  it('has one effect when twenty arrive at once, over two sessions', async () => {
    const { dpq, buyer: owner } = await makeAgreedTrade({ captain });
    const sessions = [captain, await signedIn(captain)];
    const answers = await atOnce(20, (index) => call(CONVERT, { as: sessions[index % 2], params: { dpqId: dpq.id }, headers: key('order') }));
    expect([...answers.keys()]).toEqual([200]);
    const [first, ...rest] = answers.get(200) ?? [];
    for (const { body } of rest) expect(body).toEqual(first?.body);
    expect(answers.get(200)?.filter(({ headers }) => headers.has('idempotency-hit'))).toHaveLength(19);
    expect(await db.dpo.count({ where: { dpqId: dpq.id } })).toBe(1);
    expect((await auditOf('dpq', dpq.id)).filter(({ action }) => action === 'dpq.convert')).toHaveLength(1);
    expect(await toldOf('quotation_converted', 'dpqId', dpq.id)).toContain(owner.partyId);
  });

  it('of another party, on another call or on another thing is another key, but on another thing of one call refused', async () => {
    const body = rfqRequest();
    const stranger = await makeSignedIn();
    const [mine, theirs] = [await create(body, key('shared')), await create(body, key('shared'), stranger)];
    expect([mine.status, theirs.status, theirs.headers.get('idempotency-hit')]).toEqual([201, 201, null]);
    const [one, two] = [await makeQuotedTrade({ captain }), await makeQuotedTrade({ captain })];
    const { rfq } = await makeTrade({ captain });
    expect(await call(CONVERT, { as: captain, params: { dpqId: one.dpq.id }, headers: key('shared') })).toMatchObject({ status: 200 });
    expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: quotationTerms(), headers: key('shared') })).toMatchObject({ status: 200 });
    expect(await call(CONVERT, { as: captain, params: { dpqId: two.dpq.id }, headers: key('shared') })).toMatchObject({ status: 422 });
    expect(await db.dpo.count({ where: { dpqId: two.dpq.id } })).toBe(0);
  });

  it('is free again after a refusal, for the mended request', async () => {
    expect(await create(rfqRequest({ quantity: 0 }), key('mended'))).toMatchObject({ status: 400 });
    const { dpq } = await makeQuotedTrade({ captain });
    const negotiate = (as: SignedIn) => call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as, params: { dpqId: dpq.id }, body: { message: 'Less?' }, headers: key('mended') });
    expect(await negotiate(buyer)).toMatchObject({ status: 404 });
    expect(await create(rfqRequest(), key('mended'))).toMatchObject({ status: 201 });
    expect(await db.idempotencyKey.count({ where: { partyId: buyer.partyId, key: 'mended' } })).toBe(1);
  });

  it('whose answer was lost is told so, and what it did is not done again', async () => {
    const { dpq } = await makeAgreedTrade({ captain });
    const convert = () => call(CONVERT, { as: captain, params: { dpqId: dpq.id }, headers: key('lost') });
    expect(await convert()).toMatchObject({ status: 200 });
    await db.idempotencyKey.updateMany({ where: { key: 'lost' }, data: { status: null } });
    const answer = await convert();
    expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await db.dpo.count({ where: { dpqId: dpq.id } })).toBe(1);
  });

  it('is forgotten after a day, and not before', async () => {
    const body = rfqRequest();
    await create(body, key('old'));
    await pruneKeys();
    expect((await create(body, key('old'))).headers.get('idempotency-hit')).toBe('true');
    await db.idempotencyKey.updateMany({ where: { key: 'old' }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    await pruneKeys();
    expect((await create({ ...body, quantity: 11 }, key('old'))).status).toBe(201);
  });

  it('is a text of 1 to 255 characters', async () => {
    for (const wrong of ['', 'x'.repeat(256)]) expect(await create(rfqRequest(), key(wrong))).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } });
    expect(await create(rfqRequest(), key('x'.repeat(255)))).toMatchObject({ status: 201 });
  });

  it('opens nothing to whom the call is closed', async () => {
    const body = rfqRequest();
    await create(body, key('closed'));
    expect(await call('POST /api/buyer/rfqs', { body, headers: key('closed') })).toMatchObject({ status: 401 });
    expect(await create(body, key('closed'), captain)).toMatchObject({ status: 403 });
  });
});

describe('the same new thing without a key', () => {
  const MADE: Readonly<Record<string, () => Promise<{ readonly make: () => Promise<{ status: number; body: unknown }>; readonly count: () => Promise<number>; readonly age: () => Promise<unknown> }>>> = {
    'a delivery address': async () => {
      const body = deliveryAddressRequest();
      return of(buyer, 'POST /api/account/delivery-addresses', { body }, () => db.deliveryAddress.count({ where: { partyId: buyer.partyId } }));
    },
    'a help request': async () => of(buyer, 'POST /api/issues', { body: issueRequest() }, () => db.issue.count({ where: { partyId: buyer.partyId } })),
    'a product': async () => {
      await keepRates();
      const seller = await makeSignedIn({ roles: ['seller'] });
      return of(seller, 'POST /api/seller/products', { body: listingRequest() }, () => db.product.count({ where: { sellerId: seller.partyId } }));
    },
    'a file of products': async () => {
      const seller = await makeSignedIn({ roles: ['seller'] });
      const csv = 'name,category,price,description\nJute bags,Packaging,2.50,Sound bags';
      return of(seller, 'POST /api/seller/products/import', { body: { csv, check: false } }, () => db.product.count({ where: { sellerId: seller.partyId } }));
    },
    'a catalog': async () => {
      const seller = await makeSignedIn({ roles: ['seller'] });
      const { products } = await makeOwnCatalog(seller);
      return of(seller, 'POST /api/seller/catalogs', { body: sellerCatalogRequest(products.map(({ id }) => id)) }, () => db.catalog.count({ where: { sellerId: seller.partyId } }));
    },
    'a message of a case': async () => {
      const { disputeId, seller } = await makeCase(await makeSignedIn({ roles: ['accountant'] }), { captain });
      return of(seller, 'POST /api/disputes/{disputeId}/messages', { params: { disputeId }, body: { text: 'They left us dry.', keys: [] } }, () => db.caseMessage.count({ where: { disputeId } }));
    },
  };

  function of(as: SignedIn, name: CallName, sent: Sent, count: () => Promise<number>) {
    const age = () => db.idempotencyKey.updateMany({ where: { partyId: as.partyId }, data: { createdAt: new Date(Date.now() - 60_000) } });
    return { make: () => call(name, { ...sent, as }), count, age };
  }

  it.each(Object.entries(MADE))('%s is made once of five at once, with one answer, and anew a minute later', async (_, begin) => {
    const { make, count, age } = await begin();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 5 }, make));
    const [first] = answers;
    expect(first?.status, JSON.stringify(first?.body)).toBeLessThan(300);
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: first?.status, body: first?.body });
    expect((await count()) - before).toBe(1);
    await age();
    expect((await make()).status).toBeLessThan(300);
    expect((await count()) - before).toBe(2);
  });

  it('is made anew where it was taken away meanwhile', async () => {
    const as = await makeSignedIn();
    const add = async () => ((await call('POST /api/account/delivery-addresses', { as, body: deliveryAddressRequest() })).body as { address: { id: number } }).address.id;
    const addressId = await add();
    expect((await call('DELETE /api/account/delivery-addresses/{addressId}', { as, params: { addressId } })).status).toBe(200);
    expect(await add()).not.toBe(addressId);
  });
});
