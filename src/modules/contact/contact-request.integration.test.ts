import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { makeContactRequest } from './contact.factory';
import type { ContactRequestAnswer, OwnContactRequest } from './contact.schema';

const ASK = 'POST /api/suppliers/{supplierId}/contact-requests';
const APPROVE = 'POST /api/hr/contacts/approve';
const REJECT = 'POST /api/hr/contacts/reject';
let hr: SignedIn;
let hr2: SignedIn;

beforeAll(async () => {
  [hr, hr2] = [await makeSignedIn({ roles: ['hr'] }), await makeSignedIn({ roles: ['hr'] })];
});

const ask = (as: SignedIn, supplierId: number | string, reason: unknown = 'A yearly contract.') => call(ASK, { as, params: { supplierId: String(supplierId) }, body: { reason } });
const approve = (requestId: unknown, as = hr) => call(APPROVE, { as, body: { requestId } });
const reject = (requestId: unknown, as = hr, reason: unknown = 'No such company.') => call(REJECT, { as, body: { requestId, reason } });
const own = async (as: SignedIn) => (await call('GET /api/account/contact-requests', { as })).body as OwnContactRequest[];
const mailsTo = (email: string) => db.mail.findMany({ where: { to: email }, select: { kind: true, params: true } });

describe('a party asks for a supplier’s contact details', () => {
  it('and HR is told, and nothing is revealed', async () => {
    const [buyer, seller] = [await makeSignedIn(), await makeSignedIn({ roles: ['seller'] })];
    const answer = await ask(buyer, seller.partyId);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, request: { status: 'pending', details: null, party: { id: seller.partyId, name: seller.companyName } } } });
    const { id } = (answer.body as { request: OwnContactRequest }).request;
    expect(await toldOf('contact_requested', 'contactRequestId', id)).toEqual(sorted(hr.partyId, hr2.partyId));
    expect(await auditOf('contact_request', id)).toMatchObject([{ action: 'contact_request.create', actorId: buyer.partyId }]);
    const list = (await call('GET /api/hr/contacts', { as: hr })).body as ContactRequestAnswer[];
    expect(list.find((row) => row.id === id)).toMatchObject({ requester_name: buyer.companyName, vendor_code: buyer.vendorCode, reason: 'A yearly contract.', status: 'pending', party: { vendor_code: seller.vendorCode } });
  });

  it('once, until it is rejected', async () => {
    const { id, requester, supplier } = await makeContactRequest();
    expect(await ask(requester, supplier.partyId)).toMatchObject({ status: 409, body: { code: 'contact_requested_already' } });
    await reject(id);
    expect(await ask(requester, supplier.partyId)).toMatchObject({ status: 200 });
    expect((await own(requester)).map(({ status }) => status)).toEqual(['pending', 'rejected']);
  });

  it('once, when ten ask at once', async () => {
    const [buyer, seller] = [await makeSignedIn(), await makeSignedIn({ roles: ['seller'] })];
    const answers = await atOnce(10, () => ask(buyer, seller.partyId));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 9]);
    expect(await db.contactRequest.count({ where: { requesterId: buyer.partyId } })).toBe(1);
  });

  it('but not its own, not of somebody who sells nothing, and not before HR has approved it', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const buyer = await makeSignedIn();
    expect(await ask(seller, seller.partyId)).toMatchObject({ status: 403, body: { code: 'own_contact' } });
    const missing = await ask(buyer, 2_147_483_647);
    const blocked = await makeParty({ roles: ['seller'], status: 'permanently_blocked' });
    for (const code of [buyer.partyId, hr.partyId, blocked.partyId]) {
      const answer = await ask(buyer, code);
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    for (const code of ['%', '_', seller.vendorCode, 'x'.repeat(300), '0', '-1']) expect((await ask(buyer, code)).status).toBe(404);
    expect(await ask(await makeSignedIn({ approved: false }), seller.partyId)).toMatchObject({ status: 403, body: { code: 'account_not_approved' } });
    for (const reason of ['', '  ', null, 'x'.repeat(501), 'a\u0000']) expect((await ask(buyer, seller.partyId, reason)).status).toBe(400);
    expect(await db.contactRequest.count({ where: { requesterId: buyer.partyId } })).toBe(0);
  });
});

describe('HR decides', () => {
  it('and an approval reveals the details to the one who asked, and to nobody else', async () => {
    const { id, requester, supplier } = await makeContactRequest();
    await db.party.update({ where: { id: supplier.partyId }, data: { address: 'Quay 5', zipCode: '400001' }, select: { id: true } });
    const rival = await makeContactRequest();
    const { email, phone } = await db.party.findUniqueOrThrow({ where: { id: supplier.partyId }, select: { email: true, phone: true } });
    const answer = await approve(id);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, request: { id, status: 'approved', decided_at: expect.any(String) as string } } });
    expect(answer.text).not.toContain(email);
    expect(await own(requester)).toMatchObject([{ id, status: 'approved', details: { name: `${supplier.firstName} ${supplier.lastName}`, email, phone, address: 'Quay 5, 400001' } }]);
    for (const other of [rival.requester, supplier, hr]) expect(JSON.stringify(await own(other))).not.toContain(email);
    expect((await call('GET /api/hr/contacts', { as: hr })).text).not.toContain(email);
    expect(await auditOf('contact_request', id)).toMatchObject([{}, { action: 'contact_request.approve', actorId: hr.partyId, details: { requesterId: requester.partyId, subjectId: supplier.partyId, from: 'pending', to: 'approved' } }]);
    expect(await toldOf('contact_approved', 'contactRequestId', id)).toEqual([requester.partyId]);
    const { email: to } = await db.party.findUniqueOrThrow({ where: { id: requester.partyId }, select: { email: true } });
    expect(await mailsTo(to)).toEqual([{ kind: 'contact_approved', params: { name: 'Ada', party: supplier.companyName, link: 'http://localhost:3000/profile#contacts' } }]);
  });

  it('and a rejection says why', async () => {
    const { id, requester, supplier } = await makeContactRequest();
    expect(await reject(id)).toMatchObject({ status: 200, body: { request: { status: 'rejected', reject_reason: 'No such company.' } } });
    expect(await own(requester)).toMatchObject([{ status: 'rejected', reject_reason: 'No such company.', details: null }]);
    expect(await toldOf('contact_rejected', 'contactRequestId', id)).toEqual([requester.partyId]);
    const { email: to } = await db.party.findUniqueOrThrow({ where: { id: requester.partyId }, select: { email: true } });
    expect(await mailsTo(to)).toMatchObject([{ kind: 'contact_rejected', params: { party: supplier.companyName, reason: 'No such company.' } }]);
  });

  it('once: a second decision comes too late', async () => {
    for (const first of [approve, reject]) {
      const { id } = await makeContactRequest();
      const { status } = (await first(id)).body as { request?: unknown; status?: unknown };
      expect(status).toBeUndefined();
      for (const again of [approve, reject]) expect(await again(id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    }
  });

  it('once, when twenty decide at once either way', async () => {
    const { id, requester } = await makeContactRequest();
    const answers = await atOnce(20, (index) => (index % 2 ? approve(id) : reject(id)));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
    expect(await auditOf('contact_request', id)).toHaveLength(2);
    expect([...(await toldOf('contact_approved', 'contactRequestId', id)), ...(await toldOf('contact_rejected', 'contactRequestId', id))]).toEqual([requester.partyId]);
  });

  it('and nobody else, not even the one who asked', async () => {
    const { id, requester, supplier } = await makeContactRequest();
    for (const as of [requester, supplier, await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['admin'] })]) {
      expect([(await approve(id, as)).status, (await reject(id, as)).status, (await call('GET /api/hr/contacts', { as })).status]).toEqual([403, 403, 403]);
    }
    expect(await own(requester)).toMatchObject([{ status: 'pending' }]);
  });

  it('on something that is there, with a reason', async () => {
    const { id } = await makeContactRequest();
    expect([(await approve(2_147_483_647)).status, (await reject(2_147_483_647)).status]).toEqual([404, 404]);
    for (const bad of [0, -1, 1.5, '1', null, 2_147_483_648, [id], { equals: id }]) expect([(await approve(bad)).status, (await reject(bad)).status]).toEqual([400, 400]);
    expect(await reject(id, hr, ' ')).toMatchObject({ status: 400, body: { code: 'reject_reason_required' } });
  });
});

describe('a requester’s mail', () => {
  it('is in the requester’s language, and comes once', async () => {
    const { id, requester } = await makeContactRequest({ requester: await signedIn(await makeParty()) });
    await db.party.update({ where: { id: requester.partyId }, data: { locale: 'ar', emailProvenAt: new Date(), mailNotices: true }, select: { id: true } });
    await approve(id);
    const { email } = await db.party.findUniqueOrThrow({ where: { id: requester.partyId }, select: { email: true } });
    expect(await db.mail.findMany({ where: { to: email }, select: { kind: true, locale: true } })).toEqual([{ kind: 'contact_approved', locale: 'ar' }]);
  });
});
