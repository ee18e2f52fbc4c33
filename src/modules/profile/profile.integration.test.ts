import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort, makeProduct } from '@/modules/catalogue/catalogue.factory';
import { refreshBadge } from '@/modules/kyc/badge.commands';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { requiredTypes } from '@/modules/kyc/kyc.schema';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { serial } from '@/test/serial';
import { deliveryAddressRequest, makeDeliveryAddress, profileRequest } from './profile.factory';
import type { DeliveryAddressAnswer, ProfileAnswer } from './profile.schema';

let hr: SignedIn;

beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
});

/** A seller with every paper that is asked of it. */
async function makeVerified(): Promise<SignedIn> {
  const seller = await makeSignedIn({ roles: ['seller'] });
  for (const documentType of requiredTypes(['seller'])) await makeDocument(seller, { documentType });
  await db.documentSubmission.updateMany({ where: { partyId: seller.partyId }, data: { status: 'approved' } });
  await db.$transaction((tx) => refreshBadge(tx, seller.partyId));
  return seller;
}

const save = (as: SignedIn, over: Readonly<Record<string, unknown>> = {}) => call('PUT /api/account/profile', { as, body: profileRequest(over) });
const read = async (as: SignedIn) => (await call('GET /api/account/profile', { as })).body as ProfileAnswer;

describe('the own profile', () => {
  it('is changed in all that is the party’s to say, and in nothing else', async () => {
    const port = await makePort();
    const party = await makeSignedIn();
    const before = await read(party);
    const { port_id: _, ...said } = profileRequest();
    const answer = await save(party, { ...said, port_id: port.id });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, profile: { company_name: said.company_name, port: { name: port.name } } } });
    expect(await read(party)).toEqual({ ...before, ...said, port: { ...port, code: expect.any(String) as string } });
    for (const over of [{ email: 'x@y.example' }, { vendor_code: 'ADM-000000' }, { status: 'active' }, { verified_at: null }, { roles: ['admin'] }]) expect(await save(party, over)).toMatchObject({ status: 400 });
  });

  it('tells HR when the company or its tax identity becomes another after the approval, and the log says what', async () => {
    const party = await makeSignedIn();
    const { company_name } = profileRequest();
    await save(party, { company_name });
    expect(await toldOf('profile_changed', 'userId', party.partyId)).toEqual([hr.partyId]);
    await save(party, { company_name, address: 'Elsewhere 3', phone: '+49 40 999999' });
    await save(party, { company_name, address: 'Elsewhere 3', phone: '+49 40 999999' });
    expect(await toldOf('profile_changed', 'userId', party.partyId)).toEqual([hr.partyId]);
    await save(party, { company_name, tax_id: 'DE999' });
    expect(await toldOf('profile_changed', 'userId', party.partyId)).toEqual([hr.partyId, hr.partyId]);
    expect((await auditOf('party', party.partyId)).map(({ action, details }) => [action, (details as { fields: string[] }).fields])).toEqual([
      ['party.profile_changed', ['lastName', 'companyName', 'phone', 'address', 'zipCode', 'taxId']],
      ['party.profile_changed', ['phone', 'address']],
      ['party.profile_changed', ['phone', 'address', 'taxId']],
    ]);
  });

  it('takes the verified badge, also from the products, until HR gives it back, when name or tax identity becomes another', async () => {
    const seller = await makeVerified();
    const { id } = await makeProduct(seller, { isVerified: true });
    const standing = async () => [(await read(seller)).verified_at !== null, (await db.product.findUniqueOrThrow({ where: { id }, select: { isVerified: true } })).isVerified];
    const give = () => call('PUT /api/hr/users/update', { as: hr, body: { userId: seller.partyId, is_verified: true } });
    const { companyName } = await db.party.findUniqueOrThrow({ where: { id: seller.partyId }, select: { companyName: true } });
    await save(seller, { company_name: companyName, tax_id: '' });
    expect(await standing()).toEqual([true, true]);
    for (const over of [{ company_name: companyName, tax_id: 'DE1' }, { company_name: `${companyName} of Hamburg`, tax_id: 'DE1' }, { company_name: '', tax_id: 'DE1' }, { company_name: '', tax_id: 'DE1', first_name: 'Bea' }]) {
      expect(await save(seller, over), JSON.stringify(over)).toMatchObject({ status: 200, body: { profile: { verified_at: null } } });
      expect(await standing()).toEqual([false, false]);
      expect(await give()).toMatchObject({ status: 200, body: { is_verified: true } });
      expect(await standing()).toEqual([true, true]);
    }
    expect((await auditOf('party', seller.partyId)).filter(({ action }) => action === 'party.badge_taken')).toHaveLength(4);
  });

  it('takes no name of another party nor the house’s, however it is written, and its own in another form', async () => {
    const [party, other] = [await makeSignedIn(), await makeSignedIn()];
    const letters = serial();
    await save(other, { company_name: `Tata ${letters} Limited` });
    const before = await read(party);
    for (const over of [{ company_name: `Tata ${letters} Limited` }, { company_name: `TATA-${letters.toUpperCase()} LTD.` }, { company_name: `Tаta ${letters}` }, { company_name: '', first_name: 'Tata', last_name: letters }, { company_name: 'Marsa Mart' }, { company_name: 'MarsaMart Support' }]) {
      expect(await save(party, over), JSON.stringify(over)).toMatchObject({ status: 409, body: { code: 'company_name_taken', field: 'company_name' } });
    }
    expect(await read(party)).toEqual(before);
    expect(await save(other, { company_name: `Tata ${letters} Pvt. Ltd.` })).toMatchObject({ status: 200 });
    const both = await atOnce(2, (index) => save([party, other][index] ?? party, { company_name: `Race ${letters} ${index === 0 ? 'GmbH' : 'AG'}` }));
    expect([both.get(200)?.length, both.get(409)?.length]).toEqual([1, 1]);
  });

  it('tells nobody before the approval', async () => {
    const party = await makeSignedIn({ approved: false });
    await save(party);
    expect(await toldOf('profile_changed', 'userId', party.partyId)).toEqual([]);
  });

  it('takes a new number for an unproven one, and the old one for what it was', async () => {
    const party = await makeParty();
    const session = await signedIn(party);
    await save(session);
    await db.party.update({ where: { id: party.partyId }, data: { phoneProvenAt: new Date() }, select: { id: true } });
    const proven = async () => (await db.party.findUniqueOrThrow({ where: { id: party.partyId }, select: { phoneProvenAt: true } })).phoneProvenAt;
    await save(session, { address: 'Elsewhere 4' });
    expect(await proven()).not.toBeNull();
    await save(session, { phone: '+49 40 5555555' });
    expect(await proven()).toBeNull();
  });

  it('gives a seller’s products the new name', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeProduct(seller);
    const company_name = `Renamed ${serial()} Traders`;
    await save(seller, { company_name });
    expect((await call('GET /api/products/{productId}', { params: { productId: id } })).body).toMatchObject({ company_name });
  });

  it.each([
    [{ first_name: '' }, 'first_name_required'], [{ first_name: 'A\u202eB' }, 'text_invalid'], [{ last_name: 'a\nb' }, 'text_invalid'], [{ company_name: 'x'.repeat(121) }, 'text_too_long'],
    [{ phone: 'call me' }, 'phone_invalid'], [{ phone: '12' }, 'phone_invalid'], [{ port_id: 0 }, 'port_unknown'], [{ port_id: 2_147_483_647 }, 'port_unknown'], [{ port_id: '1' }, 'port_unknown'],
    [{ address: 'x'.repeat(501) }, 'text_too_long'], [{ zip_code: 5 }, 'text_invalid'], [{ tax_id: 'a\u0000' }, 'text_invalid'],
  ])('is refused with %j', async (over, code) => {
    const party = await makeSignedIn();
    const before = await read(party);
    expect(await save(party, over)).toMatchObject({ status: 400, body: { code } });
    expect(await read(party)).toEqual(before);
  });
});

describe('delivery addresses', () => {
  const list = async (as: SignedIn) => (await call('GET /api/account/delivery-addresses', { as })).body as DeliveryAddressAnswer[];
  const change = (as: SignedIn, addressId: number, over = {}) => call('PUT /api/account/delivery-addresses/{addressId}', { as, params: { addressId }, body: deliveryAddressRequest(over) });
  const remove = (as: SignedIn, addressId: number) => call('DELETE /api/account/delivery-addresses/{addressId}', { as, params: { addressId } });

  it('are added, changed, removed, and listed in that order', async () => {
    const party = await makeSignedIn();
    const answer = await call('POST /api/account/delivery-addresses', { as: party, body: deliveryAddressRequest() });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, address: deliveryAddressRequest() } });
    const second = await makeDeliveryAddress(party);
    expect(await change(party, second, { city: 'Bremen', country: 'IN' })).toMatchObject({ status: 200, body: { address: { id: second, city: 'Bremen', country: 'IN' } } });
    expect((await list(party)).map(({ city }) => city)).toEqual(['Hamburg', 'Bremen']);
    expect(await remove(party, second)).toMatchObject({ status: 200 });
    expect(await remove(party, second)).toMatchObject({ status: 404 });
    expect(await list(party)).toHaveLength(1);
    expect((await auditOf('delivery_address', second)).map(({ action }) => action)).toEqual(['delivery_address.create', 'delivery_address.update', 'delivery_address.delete']);
  });

  it('are the party’s own', async () => {
    const [party, other] = [await makeSignedIn(), await makeSignedIn()];
    const id = await makeDeliveryAddress(party);
    expect([(await change(other, id)).status, (await remove(other, id)).status, await list(other)]).toEqual([404, 404, []]);
    expect(await list(party)).toHaveLength(1);
  });

  it('are fifty at most, also when two are added at once', async () => {
    const party = await makeSignedIn();
    const { zip_code: zipCode, ...rest } = deliveryAddressRequest();
    await db.deliveryAddress.createMany({ data: Array.from({ length: 49 }, () => ({ ...rest, zipCode, partyId: party.partyId })) });
    const answers = await atOnce(5, (index) => call('POST /api/account/delivery-addresses', { as: party, body: deliveryAddressRequest({ label: `Warehouse ${index}` }) }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 4]);
  });

  it.each([[{ label: '' }, 'address_label_required'], [{ recipient: ' ' }, 'address_recipient_required'], [{ address: '' }, 'address_street_required'], [{ city: null }, 'address_city_required'], [{ country: 'XX' }, 'country_unknown'], [{ country: 'de' }, 'country_unknown'], [{ country: null }, 'country_unknown'], [{ partyId: 1 }, 'invalid_input']])('are refused with %j', async (over, code) => {
    const party = await makeSignedIn();
    expect(await call('POST /api/account/delivery-addresses', { as: party, body: deliveryAddressRequest(over) })).toMatchObject({ status: 400, body: { code } });
    expect(await list(party)).toEqual([]);
  });
});
