import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeOrder, makeQuotedTrade } from '@/modules/order/order.factory';
import { profileRequest } from '@/modules/profile/profile.factory';
import { db } from '@/server/db';
import { call, type Answered } from '@/test/call';
import { warmPress } from './document.factory';
import { findInvoice, findProforma, findQuotation } from './document.queries';
import { verifyDocument } from './verify.queries';

let captain: SignedIn;
let accountant: SignedIn;

beforeAll(...warmPress);
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

async function textOf({ bytes }: Answered): Promise<string> {
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text.normalize('NFKC');
}

async function invoiceIdOf(dpoId: number): Promise<number> {
  return (await db.invoice.findUniqueOrThrow({ where: { dpoId }, select: { id: true } })).id;
}

describe('a quotation as PDF', () => {
  it('comes in the language asked for, else the buyer’s, and is saved and never shown', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    await db.party.update({ where: { id: buyer.partyId }, data: { locale: 'de' }, select: { id: true } });
    const own = await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id } });
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf', 'content-disposition': `attachment; filename="quotation-DPQ-${dpq.id}-1.pdf"; filename*=UTF-8''quotation-DPQ-${dpq.id}-1.pdf`,
      'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff',
    });
    expect(await textOf(own)).toContain('Angebot');
    expect(await textOf(await call('GET /api/dpqs/{entityId}/pdf', { as: captain, params: { entityId: dpq.id }, query: 'lang=ar' }))).toContain('عرض سعر');
    expect(await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id }, query: 'lang=fr' })).toMatchObject({ status: 400 });
    expect(await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id }, query: 'revision=2' })).toMatchObject({ status: 404 });
  });

  it('is superseded by the next revision, which says its own terms', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    await call('PUT /api/captain/dpqs/{dpqId}', { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: '3.21' } });
    const newest = await textOf(await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id } }));
    expect(newest).toContain('$3.21 USD');
    const older = await textOf(await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id }, query: 'revision=1' }));
    expect(older).toContain('Superseded');
    expect(older).toContain('Revision 2 has taken its place.');
    expect(newest).not.toContain('has taken its place');
    const { document: first } = await findQuotation(dpq.id, 1, { ...captain, role: 'captain' });
    const { document: second } = await findQuotation(dpq.id, undefined, { ...captain, role: 'captain' });
    expect([await verifyDocument(first), await verifyDocument(second)]).toMatchObject([{ state: 'superseded', revision: 1 }, { state: 'valid', revision: 2 }]);
    await call('POST /api/buyer/dpqs/{dpqId}/reject', { as: buyer, params: { dpqId: dpq.id } });
    expect(await verifyDocument(second)).toMatchObject({ state: 'cancelled' });
  });

  it('keeps the rate of its day where its currency is not the dollar', async () => {
    const usdMicros = 1_084_500n;
    await db.exchangeRate.upsert({ where: { currency: 'EUR' }, create: { currency: 'EUR', usdMicros }, update: { usdMicros }, select: { currency: true } });
    const { buyer, dpq } = await makeQuotedTrade({ captain, rfq: { currency_id: 2, quantity: 10 }, terms: { finalPrice: '100' } });
    const kept = await db.dpqRevision.findFirstOrThrow({ where: { dpqId: dpq.id }, select: { usdMicros: true, rateOn: true } });
    expect(kept).toEqual({ usdMicros, rateOn: new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`) });
    const text = await textOf(await call('GET /api/dpqs/{entityId}/pdf', { as: buyer, params: { entityId: dpq.id }, query: 'lang=en' }));
    for (const part of ['In US dollars', '$1,084.50 USD', '1 EUR = 1.0845 USD']) expect(text).toContain(part);
  });
});

describe('pro-forma and invoice as PDF', () => {
  it('follow the order: the invoice takes the pro-forma’s place, a cancelled order has neither', async () => {
    const { buyer, seller, dpo } = await makeOrder({ captain });
    const before = await call('GET /api/dpos/{entityId}/pro-forma', { as: seller, params: { entityId: dpo.id }, query: 'lang=en' });
    expect(await textOf(before)).toContain('A payment reference is given once the order is confirmed.');
    const { document: proforma } = await findProforma(dpo.id, { ...buyer, role: 'buyer' });
    expect(await verifyDocument(proforma)).toMatchObject({ state: 'valid', number: `DPO-${dpo.id}` });
    await call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id } });
    const invoiceId = await invoiceIdOf(dpo.id);
    const { document: invoice } = await findInvoice(invoiceId, { ...accountant, role: 'accountant' });
    expect([await verifyDocument(proforma), await verifyDocument(invoice)]).toMatchObject([{ state: 'superseded' }, { state: 'valid', number: invoice.number }]);
    const paper = await textOf(await call('GET /api/invoices/{invoiceId}/pdf', { as: buyer, params: { invoiceId }, query: 'lang=en' }));
    const { reference } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { reference: true } });
    expect(paper.replaceAll(/\s/g, '')).toContain(reference);
    expect(paper).toContain(invoice.number);
    expect(paper).toContain(invoice.hash);
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} });
    expect([await verifyDocument(proforma), await verifyDocument(invoice)]).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect(await textOf(await call('GET /api/invoices/{invoiceId}/pdf', { as: accountant, params: { invoiceId }, query: 'lang=en' }))).toContain('Cancelled');
  });

  it('are unknown to the check with another hash, revision or number', async () => {
    const { dpo } = await makeConfirmedOrder({ captain });
    const { document } = await findInvoice(await invoiceIdOf(dpo.id), { ...accountant, role: 'accountant' });
    for (const wrong of [{ hash: '0'.repeat(64) }, { revision: 2 }, { id: 2_147_483_647 }, { kind: 'proforma' as const }]) expect(await verifyDocument({ ...document, ...wrong })).toBeNull();
  });

  it('tell the check nothing but kind, number, revision, day and state', async () => {
    const { dpo } = await makeConfirmedOrder({ captain });
    const { document } = await findInvoice(await invoiceIdOf(dpo.id), { ...accountant, role: 'accountant' });
    expect(Object.keys((await verifyDocument(document)) ?? {}).sort()).toEqual(['issuedAt', 'kind', 'number', 'revision', 'state']);
  });
});

describe('a party that takes another name', () => {
  it('changes no paper that was issued: the same words, the same hash, and the code still holds', async () => {
    const { buyer, seller, dpq, dpo } = await makeConfirmedOrder({ captain });
    const invoiceId = await invoiceIdOf(dpo.id);
    const house = { ...captain, role: 'captain' as const };
    const issued = async () => [
      (await findQuotation(dpq.id, undefined, house)).document, (await findProforma(dpo.id, house)).document, (await findInvoice(invoiceId, house)).document,
    ];
    const paper = () => call('GET /api/invoices/{invoiceId}/pdf', { as: accountant, params: { invoiceId }, query: 'lang=en' }).then(textOf);
    const [before, said] = [await issued(), await paper()];
    for (const [party, name] of [[buyer, 'Other Buyer Ltd'], [seller, 'Other Seller Ltd']] as const) {
      const moved = { companyName: name, firstName: 'Else', lastName: 'Where', address: 'New Quay 9', zipCode: '99999', taxId: 'XX1', timeZone: 'Asia/Tokyo', vendorCode: `${party.vendorCode.slice(0, -1)}_`, portId: null };
      await db.party.update({ where: { id: party.partyId }, data: moved, select: { id: true } });
    }
    const { productId } = await db.rfq.findFirstOrThrow({ where: { orders: { some: { id: dpo.id } } }, select: { productId: true } });
    await db.product.update({ where: { id: productId ?? 0 }, data: { hsCode: '010121', name: 'Horses' }, select: { id: true } });
    const after = await issued();
    expect(after).toEqual(before);
    expect(await paper()).toBe(said);
    expect(said).not.toContain('Other Seller');
    for (const document of after) expect(await verifyDocument(document)).toMatchObject({ number: document.number });
  });

  it('has it on what is issued afterwards, and what is held back is a number on the pro-forma that the other side reads', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    const name = 'Elbe +49 151 23456789';
    await call('PUT /api/account/profile', { as: buyer, body: profileRequest({ company_name: name }) });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    await call('PUT /api/captain/dpqs/{dpqId}', { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: '3.21' } });
    expect((await findQuotation(dpq.id, undefined, { ...captain, role: 'captain' })).document.buyer).toMatchObject({ name, address: '' });
    const { body } = await call('POST /api/captain/dpqs/{dpqId}/convert-to-dpo', { as: captain, params: { dpqId: dpq.id } });
    const { id } = (body as { dpo: { id: number } }).dpo;
    expect((await findProforma(id, { ...captain, role: 'captain' })).document.buyer).toMatchObject({ name: buyer.companyName });
  });
});
