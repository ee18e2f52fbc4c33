import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { rfqRequest } from './rfq.factory';
import type { RfqAnswer } from './rfq.schema';

let buyer: SignedIn;
let seller: SignedIn;
let captains: SignedIn[];

beforeAll(async () => {
  buyer = await makeSignedIn({ roles: ['buyer'] });
  seller = await makeSignedIn({ roles: ['seller'] });
  captains = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['captain', 'admin'] })];
});

/** Sends the call and gives the RFQ of a 201. */
async function create(as: SignedIn, body: Readonly<Record<string, unknown>>): Promise<RfqAnswer> {
  const answer = await call('POST /api/buyer/rfqs', { as, body: rfqRequest(body) });
  expect(answer, answer.text).toMatchObject({ status: 201, body: { success: true } });
  return (answer.body as { rfq: RfqAnswer }).rfq;
}

describe('creating an RFQ', () => {
  it('keeps it with a snapshot of the product, tells captains and seller, and writes it into the audit log', async () => {
    const product = await makeProduct(seller, { price: '7.25', currency: 'EUR', unit: 'kg' });
    const rfq = await create(buyer, {
      product_id: product.id, title: 'Basmati', quantity: 500, response_deadline: '2099-01-31', budget_range_min: '0.07', budget_range_max: 19.99, currency_id: 4,
    });

    expect(rfq).toMatchObject({
      title: 'Basmati', quantity: 500, unit: 'kg', status: 'open', productId: product.id, product_id: product.id, productName: product.name, currency: 'INR', version: 1,
      budgetRangeMin: 0.07, budgetRangeMax: 19.99, responseDeadline: '2099-01-31', buyer: { vendorCode: buyer.vendorCode, name: buyer.companyName }, notifications: [],
    });
    const row = await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } });
    expect(row).toMatchObject({ buyerId: buyer.partyId, productPriceMinor: 725n, productCurrency: 'EUR', budgetMinMinor: 7n, budgetMaxMinor: 1999n });
    expect(await toldOf('rfq_created', 'rfqId', rfq.id)).toEqual(sorted(seller.partyId, ...captains.map((captain) => captain.partyId)));
    expect(await auditOf('rfq', rfq.id)).toEqual([{ action: 'rfq.create', actorId: buyer.partyId, actor: buyer.vendorCode, details: { to: 'open', quantity: 500 } }]);
  });

  it('tells the seller of the buyer by its code alone, as the RFQ does, and captains by its name', async () => {
    const product = await makeProduct(seller);
    const rfq = await create(buyer, { product_id: product.id });
    const lines = await db.notification.findMany({ where: { kind: 'rfq_created', params: { path: ['rfqId'], equals: rfq.id } }, select: { partyId: true, params: true } });
    for (const { partyId, params } of lines) expect(params).toMatchObject({ buyer: partyId === seller.partyId ? buyer.vendorCode : buyer.companyName });
    expect(lines).toHaveLength(captains.length + 1);
  });

  it('works without a product, and then tells the captains alone', async () => {
    const rfq = await create(buyer, { description: null });
    expect(rfq).toMatchObject({ productId: null, productName: null, unit: 'pcs', description: '' });
    expect(await toldOf('rfq_created', 'rfqId', rfq.id)).toEqual(sorted(...captains.map((captain) => captain.partyId)));
  });

  it('without a product is counted in what its buyer says, and one of a product in the product’s unit', async () => {
    const rfq = await create(buyer, { unit: 'kg' });
    expect(rfq.unit).toBe('kg');
    expect(await db.rfq.findUniqueOrThrow({ where: { id: rfq.id }, select: { unit: true } })).toEqual({ unit: 'kg' });
    // The same in another unit is another request.
    expect((await create(buyer, { title: rfq.title, unit: 'ltr' })).id).not.toBe(rfq.id);
    expect((await create(buyer, { title: rfq.title, unit: 'kg' })).id).toBe(rfq.id);
    const { id } = await makeProduct(seller, { unit: 'kg' });
    expect((await create(buyer, { product_id: id, unit: 'kg' })).unit).toBe('kg');
    expect(await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ product_id: id, unit: 'mtr' }) })).toMatchObject({ status: 409, body: { code: 'rfq_unit_fixed', field: 'unit' } });
  });

  it('of a person without a company speaks of the person', async () => {
    const person = await makeSignedIn({ companyName: '' });
    const rfq = await create(person, {});
    expect(rfq.buyer.name).toBe(`${person.firstName} ${person.lastName}`);
    expect(await db.notification.findFirst({ where: { kind: 'rfq_created', params: { path: ['rfqId'], equals: rfq.id } } })).toMatchObject({ params: { buyer: `${person.firstName} ${person.lastName}` } });
  });

  it('is refused to one whom HR has turned away', async () => {
    const rejected = await makeSignedIn({ approved: false });
    await db.party.update({ where: { id: rejected.partyId }, data: { rejectedAt: new Date(), rejectReason: 'No such company' }, select: { id: true } });
    expect(await call('POST /api/buyer/rfqs', { as: rejected, body: rfqRequest() })).toMatchObject({ status: 403, body: { code: 'account_rejected' } });
  });

  it('tells no captain who is blocked', async () => {
    const blocked = await makeParty({ roles: ['captain'], status: 'permanently_blocked' });
    const rfq = await create(buyer, {});
    expect(await toldOf('rfq_created', 'rfqId', rfq.id)).not.toContain(blocked.partyId);
  });

  it('is refused for a product that is not public, the own one included, and for one that is not there', async () => {
    const hidden = await makeProduct(seller, { status: 'submitted' });
    const rejected = await makeProduct(seller, { status: 'rejected' });
    const before = await db.rfq.count();
    for (const product_id of [hidden.id, rejected.id, 2_147_483_647]) {
      expect(await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ product_id }) })).toMatchObject({
        status: 404, body: { success: false, code: 'product_not_found', error: 'Product not found' },
      });
    }
    const trader = await makeSignedIn({ roles: ['buyer', 'seller'] });
    const own = await makeProduct(trader);
    expect(await call('POST /api/buyer/rfqs', { as: trader, body: rfqRequest({ product_id: own.id }) })).toMatchObject({ status: 403, body: { code: 'own_product' } });
    expect(await db.rfq.count()).toBe(before);
  });

  it('answers a missing title with the documented sentence and keeps nothing', async () => {
    const before = await db.rfq.count();
    expect(await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ title: ' ' }) })).toMatchObject({ status: 400, body: { success: false, error: 'Product title is required' } });
    expect(await db.rfq.count()).toBe(before);
  });

  it('takes a deadline of today and none of yesterday, by the buyer’s own calendar', async () => {
    // Never on the same day: 25 hours lie between these zones.
    const east = await makeSignedIn({ timeZone: 'Pacific/Kiritimati' });
    const west = await makeSignedIn({ timeZone: 'Pacific/Pago_Pago' });
    const todayInTheWest = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(new Date());
    const sent = rfqRequest({ response_deadline: todayInTheWest });
    expect(await call('POST /api/buyer/rfqs', { as: west, body: sent })).toMatchObject({ status: 201 });
    expect(await call('POST /api/buyer/rfqs', { as: east, body: sent })).toMatchObject({ status: 400, body: { code: 'rfq_deadline_past', field: 'response_deadline' } });
  });
});

describe('the same RFQ sent again', () => {
  it('answers the first one within ten seconds, with its effects once', async () => {
    const body = rfqRequest();
    const first = await create(buyer, body);
    const second = await create(buyer, body);
    expect(second.id).toBe(first.id);
    expect(await auditOf('rfq', first.id)).toHaveLength(1);
    expect(await toldOf('rfq_created', 'rfqId', first.id)).toHaveLength(new Set(await toldOf('rfq_created', 'rfqId', first.id)).size);
  });

  it('is one RFQ also when twenty arrive at once, over two sessions', async () => {
    const sessions = [buyer, await signedIn(buyer)];
    const body = rfqRequest();
    const answers = await atOnce(20, (index) => call('POST /api/buyer/rfqs', { as: sessions[index % 2], by: index % 2 ? 'bearer' : 'cookie', body }));
    expect([...answers.keys()]).toEqual([201]);
    const ids = new Set(answers.get(201)?.map((answer) => (answer.body as { rfq: RfqAnswer }).rfq.id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    expect(await db.rfq.count({ where: { title: body.title } })).toBe(1);
    expect(await auditOf('rfq', id)).toHaveLength(1);
    expect(await db.notification.count({ where: { kind: 'rfq_created', partyId: captains[0]?.partyId, params: { path: ['rfqId'], equals: id } } })).toBe(1);
  });

  it('is another RFQ in another quantity, of another buyer, after ten seconds, or once it was withdrawn', async () => {
    const body = rfqRequest();
    const first = await create(buyer, body);
    expect((await create(buyer, { ...body, quantity: 11 })).id).not.toBe(first.id);
    expect((await create(await makeSignedIn(), body)).id).not.toBe(first.id);
    await db.rfq.update({ where: { id: first.id }, data: { createdAt: new Date(Date.now() - 10_001) }, select: { id: true } });
    const second = await create(buyer, body);
    expect(second.id).not.toBe(first.id);
    await call('DELETE /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: second.id } });
    expect(await create(buyer, body)).toMatchObject({ status: 'open' });
  });
});

describe('the lists of RFQs', () => {
  it('show a buyer the own ones, newest first, and a captain all', async () => {
    const someone = await makeSignedIn();
    const older = await create(someone, {});
    const newer = await create(someone, {});
    const others = await create(buyer, {});
    const own = (await call('GET /api/buyer/rfqs', { as: someone })).body as RfqAnswer[];
    expect(own.map((rfq) => rfq.id)).toEqual([newer.id, older.id]);
    const all = (await call('GET /api/captain/rfqs', { as: captains[0] })).body as RfqAnswer[];
    // Overdue ones come first, whenever this runs.
    expect(all.map((rfq) => rfq.id).filter((id) => id >= older.id)).toEqual([others.id, newer.id, older.id]);
  });

  it('show a captain the product and its seller with contact, and a buyer neither', async () => {
    const product = await makeProduct(seller, { price: '7.25', currency: 'EUR', unit: 'kg', category: 'leather' });
    const rfq = await create(buyer, { product_id: product.id });
    const contact = await db.party.findUniqueOrThrow({ where: { id: seller.partyId }, select: { email: true, phone: true } });
    const seen = await call('GET /api/captain/rfqs/{rfqId}', { as: captains[0], params: { rfqId: rfq.id } });
    expect(seen.body).toMatchObject({
      id: rfq.id,
      productDetails: {
        name: product.name, category: 'Leather', price: 7.25, currency: 'EUR', moqUom: 'kg', quantityUom: 'kg', priceType: 'EXW', status: 'approved',
        seller: { vendorCode: seller.vendorCode, firstName: seller.firstName, lastName: seller.lastName, ...contact },
      },
    });
    const own = await call('GET /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id } });
    expect(own.text).not.toContain(contact.email);
    expect(own.body).not.toHaveProperty('productDetails');
  });
});
