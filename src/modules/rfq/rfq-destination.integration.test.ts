import { beforeAll, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { call } from '@/test/call';
import { rfqRequest } from './rfq.factory';
import type { RfqAnswer } from './rfq.schema';

let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const EDIT = 'PUT /api/buyer/rfqs/{rfqId}';

it('where the goods are wanted, and on which Incoterm, is read by seller and captain, and stays where an edit says nothing of it', async () => {
  const port = await makePort();
  const { buyer, seller, rfq } = await makeTrade({ captain, rfq: { delivery_port_id: port.id, payment_terms: 'CIF' } });
  const said = { deliveryPort: { id: port.id, name: port.name }, paymentTerms: 'CIF' };
  expect(rfq).toMatchObject(said);
  expect((await call('GET /api/seller/rfqs', { as: seller })).body).toMatchObject([said]);
  expect((await call('GET /api/captain/rfqs/{rfqId}', { as: captain, params: { rfqId: rfq.id } })).body).toMatchObject({ id: rfq.id, ...said });
  await makeOfferOn(seller, rfq.id);
  const edit = async (over: object) => {
    const answer = await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ title: rfq.title, quantity: rfq.quantity, description: rfq.description, ...over }) });
    expect(answer.status, answer.text).toBe(200);
    return ((await call('GET /api/buyer/rfqs', { as: buyer })).body as RfqAnswer[])[0];
  };
  expect(await edit({})).toMatchObject({ ...said, outdatedOffers: 0 });
  // What its price holds for is not what is asked any more.
  expect(await edit({ payment_terms: 'FOB' })).toMatchObject({ deliveryPort: { id: port.id }, paymentTerms: 'FOB', outdatedOffers: 1 });
  expect(await edit({ payment_terms: null, delivery_port_id: null })).toMatchObject({ deliveryPort: null, paymentTerms: null });
  const [last, before] = (await call('GET /api/rfqs/{entityId}/history', { as: seller, params: { entityId: rfq.id } })).body as { changes?: object[] }[];
  expect([last?.changes, before?.changes]).toMatchObject([[{ field: 'deliveryPort', before: port.name, now: null }, { field: 'paymentTerms', before: 'FOB', now: null }], [{ field: 'paymentTerms', before: 'CIF', now: 'FOB' }]]);
});

it.each([[{ delivery_port_id: 2_147_483_647 }, 'delivery_port_unknown'], [{ delivery_port_id: 0 }, 'delivery_port_unknown'], [{ payment_terms: 'XYZ' }, 'invalid_input']])('is refused as %j', async (over, code) => {
  const buyer = await makeSignedIn({ roles: ['buyer'] });
  expect(await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest(over) })).toMatchObject({ status: 400, body: { code } });
});
