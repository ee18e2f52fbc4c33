import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeFilledCase } from '@/modules/dispute/dispute.factory';
import { publicUrl, signedUrl } from '@/server/uploads/storage';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import type { SellerRfqAnswer } from '@/modules/offer/offer.schema';
import { makeConfirmedOrder, makeOrder, makeTrade } from '@/modules/order/order.factory';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { deliveryAddressRequest, profileRequest } from '@/modules/profile/profile.factory';
import { convertDpq } from '@/modules/order/order.commands';
import { makeDpq } from '@/modules/quotation/quotation.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { inviteSuppliers } from '@/modules/rfq/rfq-invite.commands';
import { inviteBody } from '@/modules/rfq/rfq.schema';
import { editRequest, makeAcceptedSurvey, makePhoto, makeReport, reportRequest } from '@/modules/survey/survey.factory';
import { filingRequest, makeProposedFee } from '@/modules/customs/customs.factory';
import type { InvoiceAnswer } from '@/modules/invoice/invoice.schema';
import type { PaymentAnswer } from '@/modules/payment/payment.schema';
import type { SurveyReportAnswer } from '@/modules/survey/survey.schema';
import type { OrderWorkAnswer, WorkAnswer } from '@/modules/work/work.schema';
import { makePdf, makePicture, makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { download, upload } from '@/test/upload-client';
import { HELD_SENTENCE } from './held-sentence.schema';

/** Invariant 7 for what parties and places are called, and for names of files. */

let captain: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [captain, admin] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['admin'] })];
});

const rename = (as: SignedIn, company: string) => call('PUT /api/account/profile', { as, body: profileRequest({ company_name: company }) });
const heldName = (partyId: number) => db.heldText.findFirst({ where: { entity: 'party', entityId: partyId }, select: { id: true, status: true, kinds: true } });
const orderOf = async (as: SignedIn, role: 'buyer' | 'seller', id: number) => ((await call(`GET /api/${role}/orders`, { as })).body as DpoAnswer[]).find((order) => order.id === id);

describe('the name of a party that gives a contact away', () => {
  it('is the last one that stood to the others until an admin has released it: on products, offers and orders', async () => {
    const { buyer, seller, dpo, product, rfq } = await makeOrder({ captain });
    const name = 'Quay Steel www.quay-steel.com';
    expect(await rename(seller, name)).toMatchObject({ status: 200, body: { profile: { company_name: name } } });
    const copy = () => db.product.findUniqueOrThrow({ where: { id: product.id }, select: { companyName: true } });
    expect(await copy()).toEqual({ companyName: seller.companyName });
    expect(await orderOf(buyer, 'buyer', dpo.id)).toMatchObject({ seller: seller.companyName });
    expect(await orderOf(seller, 'seller', dpo.id)).toMatchObject({ seller: name });
    expect((await call('GET /api/buyer/payments', { as: buyer })).text).not.toContain('quay-steel');
    const offered = (await call('GET /api/surveyor/requests', { as: await makeSignedIn({ roles: ['surveyor'] }) })).body as WorkAnswer[];
    expect(offered.find(({ orderId }) => orderId === dpo.id)).toMatchObject({ seller: seller.companyName });
    expect((await call('GET /api/captain/dpos', { as: captain })).text).toContain(name);
    expect((await call('GET /api/account/held-texts', { as: seller })).body).toMatchObject([{ entity: 'party', field: 'name', rfqId: null, text: name }]);
    const held = await heldName(seller.partyId);
    expect(held).toMatchObject({ status: 'held', kinds: ['link'] });
    expect(await call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId: held?.id ?? 0 } })).toMatchObject({ status: 200, body: { text: { rfqId: null } } });
    expect(await copy()).toEqual({ companyName: name });
    expect(await orderOf(buyer, 'buyer', dpo.id)).toMatchObject({ seller: name });
    expect(await db.notification.count({ where: { partyId: seller.partyId, kind: 'text_released' } })).toBe(1);
    expect(rfq.id).toBeGreaterThan(0);
  });

  it('is held back from the buyer who compares offers', async () => {
    const { buyer, seller, rfq } = await makeTrade({ captain });
    await rename(seller, 'Steel +91 98765 43210');
    await makeOfferOn(seller, rfq.id);
    const answer = await call('GET /api/buyer/rfqs/{rfqId}/offers', { as: buyer, params: { rfqId: rfq.id } });
    expect(answer.text).not.toContain('98765');
    expect(answer.text).toContain(seller.companyName);
  });

  it('of a buyer is not read in the seller’s bell and orders', async () => {
    const { buyer, seller, product } = await makeTrade({ captain });
    await rename(buyer, 'mail@hafen.de');
    const fresh = { ...buyer, companyName: 'mail@hafen.de' };
    await makeRfq(fresh, { product_id: product.id });
    expect((await call('GET /api/seller/notifications', { as: seller })).text).not.toContain('hafen.de');
  });

  it('is the former one to the others in the work of an order, in their bells, payments and invoices, and as it is to the house and itself', async () => {
    const { buyer, seller, cha, workId, dpo, fee } = await makeProposedFee({ captain });
    expect((await call('POST /api/captain/fees/{feeId}/accept', { as: captain, params: { feeId: fee.id }, body: { version: fee.version } })).status).toBe(200);
    await rename(buyer, 'Elbe +49 171 2345678');
    await rename(cha, 'Zoll mail@zoll.de');
    expect((await call('POST /api/cha/orders/{workId}/filing', { as: cha, params: { workId }, body: filingRequest() })).status).toBe(200);
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const read = async (as: SignedIn) => ({
      work: ((await call('GET /api/dpos/{entityId}/work', { as, params: { entityId: dpo.id } })).body as OrderWorkAnswer[]).find(({ id }) => id === workId)?.holder,
      bell: (await call('GET /api/notifications', { as })).text,
    });
    const paid = async (as: SignedIn, role: 'buyer' | 'seller' | 'accountant') => ((await call(`GET /api/${role}/payments`, { as })).body as PaymentAnswer[]).find(({ orderId }) => orderId === dpo.id);
    const billed = async (as: SignedIn, role: 'buyer' | 'seller' | 'accountant') => ((await call(`GET /api/${role}/invoices`, { as })).body as InvoiceAnswer[]).find(({ orderId }) => orderId === dpo.id);
    for (const as of [buyer, seller]) {
      const { work, bell } = await read(as);
      expect(work).toBe(cha.companyName);
      expect(bell).not.toContain('zoll.de');
    }
    expect((await read(captain)).work).toBe('Zoll mail@zoll.de');
    expect(await paid(seller, 'seller')).toMatchObject({ buyer: buyer.companyName, seller: seller.companyName });
    expect(await billed(seller, 'seller')).toMatchObject({ buyerName: buyer.companyName, sellerName: seller.companyName, charges: [{ partner: cha.companyName }] });
    for (const [as, role, partner] of [[buyer, 'buyer', cha.companyName], [accountant, 'accountant', 'Zoll mail@zoll.de']] as const) {
      expect(await paid(as, role)).toMatchObject({ buyer: 'Elbe +49 171 2345678' });
      expect(await billed(as, role)).toMatchObject({ buyerName: 'Elbe +49 171 2345678', charges: [{ partner }] });
    }
  });

  it('stops being held back when it is changed to a plain one', async () => {
    const { seller, product } = await makeTrade({ captain });
    await rename(seller, 'WhatsApp: quay_steel9');
    const standing = async () => (await db.product.findUniqueOrThrow({ where: { id: product.id }, select: { companyName: true } })).companyName;
    expect([(await heldName(seller.partyId))?.status, await standing()]).toEqual(['held', seller.companyName]);
    // One held name after the other: what stood before both stands.
    await rename(seller, 'WhatsApp: quay_steel10');
    const held = await heldName(seller.partyId);
    await call('POST /api/admin/held-texts/{textId}/keep', { as: admin, params: { textId: held?.id ?? 0 } });
    expect([(await heldName(seller.partyId))?.status, await standing()]).toEqual(['kept', seller.companyName]);
    await rename(seller, 'Quay Steel');
    expect(await heldName(seller.partyId)).toBeNull();
    expect(await db.product.findUniqueOrThrow({ where: { id: product.id }, select: { companyName: true } })).toEqual({ companyName: 'Quay Steel' });
  });
});

describe('where the goods of an order go', () => {
  it('is held back from the seller part by part where it gives a contact away', async () => {
    const { buyer, seller, dpo } = await makeOrder({ captain });
    const address = await call('POST /api/account/delivery-addresses', { as: buyer, body: deliveryAddressRequest({ recipient: 'Gate, हमें ९८७६५४३२१० पर फोन करें' }) });
    const addressId = (address.body as { address: { id: number } }).address.id;
    const put = (notifyParty: string) => call('PUT /api/buyer/orders/{dpoId}/delivery', { as: buyer, params: { dpoId: dpo.id }, body: { addressId, consignee: 'Port Ltd', notifyParty } });
    expect(await put('import (at) hafen (punkt) de')).toMatchObject({ status: 200, body: { dpo: { delivery: { notifyParty: 'import (at) hafen (punkt) de' } } } });
    expect((await orderOf(seller, 'seller', dpo.id))?.delivery).toMatchObject({ consignee: 'Port Ltd', notifyParty: HELD_SENTENCE.held, recipient: HELD_SENTENCE.held, street: 'Am Kai 2', city: 'Hamburg' });
    expect(await orderOf(buyer, 'buyer', dpo.id)).toMatchObject({ delivery: { notifyParty: 'import (at) hafen (punkt) de' } });
    await put('Import desk');
    expect((await orderOf(seller, 'seller', dpo.id))?.delivery).toMatchObject({ notifyParty: 'Import desk', recipient: HELD_SENTENCE.held });
  });
});

describe('a title that is held back', () => {
  it('is a number on the order that is made of it, and in the bell of who is invited', async () => {
    const { buyer, seller, rfq } = await makeTrade({ captain, rfq: { product_id: null, title: 'Angles, call +91 98765 43210' } });
    await inviteSuppliers(buyer, rfq.id, inviteBody.parse({ supplierIds: [seller.partyId] }));
    await makeOfferOn(seller, rfq.id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    const dpo = await convertDpq(captain, (await makeDpq(captain, rfq.id, { offerId })).id);
    expect(dpo.product).toBe(`#${rfq.id}`);
    expect((await call('GET /api/seller/notifications', { as: seller })).text).not.toContain('98765');
  });
});

describe('a title that an admin has decided about', () => {
  it('is read on the order by everybody once it is released, and is a number again once it is kept', async () => {
    const title = 'Angles, call +91 98765 43210';
    const { buyer, seller, rfq } = await makeTrade({ captain, rfq: { product_id: null, title } });
    await inviteSuppliers(buyer, rfq.id, inviteBody.parse({ supplierIds: [seller.partyId] }));
    await makeOfferOn(seller, rfq.id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    const dpo = await convertDpq(captain, (await makeDpq(captain, rfq.id, { offerId })).id);
    const surveyor = await makeSignedIn({ roles: ['surveyor'] });
    const readBySurveyor = async () => ((await call('GET /api/surveyor/requests', { as: surveyor })).body as WorkAnswer[]).find(({ orderId }) => orderId === dpo.id)?.catalog;
    expect([(await orderOf(seller, 'seller', dpo.id))?.product, await readBySurveyor()]).toEqual([`#${rfq.id}`, `#${rfq.id}`]);
    const { id: textId } = await db.heldText.findFirstOrThrow({ where: { entity: 'rfq', entityId: rfq.id, field: 'title' }, select: { id: true } });
    await call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId } });
    expect([(await orderOf(seller, 'seller', dpo.id))?.product, await readBySurveyor()]).toEqual([title, title]);
    await call('POST /api/admin/held-texts/{textId}/keep', { as: admin, params: { textId } });
    expect([(await orderOf(seller, 'seller', dpo.id))?.product, await readBySurveyor()]).toEqual([`#${rfq.id}`, `#${rfq.id}`]);
  });
});

describe('names in a survey’s report', () => {
  it('are the former ones where they are held back, but to their own party and the house', async () => {
    const { buyer, seller, surveyor, dpo, report } = await makeReport({ captain });
    const [sells, surveys] = ['Wharf Steel www.quay-steel.com', 'Survey +49 151 23456789'];
    await rename(seller, sells);
    await rename(surveyor, surveys);
    const of = async (as: SignedIn) => ((await call('GET /api/dpos/{entityId}/survey', { as, params: { entityId: dpo.id } })).body as { report: SurveyReportAnswer }).report;
    expect(await of(buyer)).toMatchObject({ id: report.id, buyer: buyer.companyName, seller: seller.companyName, surveyor: surveyor.companyName });
    expect(await of(seller)).toMatchObject({ seller: sells, surveyor: surveyor.companyName });
    expect(await of(captain)).toMatchObject({ seller: sells, surveyor: surveys });
    expect((await call('GET /api/surveyor/reports', { as: surveyor })).body).toMatchObject([{ seller: seller.companyName, surveyor: surveys }]);
    const work = (await call('GET /api/dpos/{entityId}/work', { as: buyer, params: { entityId: dpo.id } })).body;
    expect(work).toMatchObject([{ kind: 'survey', holder: surveyor.companyName }]);
    const edited = await call('PUT /api/surveyor/reports/{reportId}', { as: await signedIn({ ...surveyor, companyName: surveys }), params: { reportId: report.id }, body: editRequest(report) });
    expect(edited, edited.text).toMatchObject({ status: 200, body: { report: { seller: seller.companyName } } });
    expect((await call('GET /api/buyer/notifications', { as: buyer })).text).not.toContain('23456789');
  });
});

describe('names in a dispute', () => {
  it('are the former ones to the other side and the arbitrator, and plain to captain and accountant', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const { buyer, seller, arbitrator, disputeId } = await makeFilledCase(accountant, { captain });
    const [buys, sells] = ['Alster mail@hafen.de', 'Pier Steel www.quay-steel.com'];
    await rename(buyer, buys);
    await rename(seller, sells);
    const of = async (as: SignedIn) => (await call('GET /api/disputes/{disputeId}', { as, params: { disputeId } })).body;
    expect(await of(seller)).toMatchObject({ buyer: buyer.companyName, seller: sells, arbitrator: arbitrator.companyName, evidence: [{ party: buyer.companyName }] });
    expect(await of(buyer)).toMatchObject({ buyer: buys, seller: seller.companyName, evidence: [{ party: buys }] });
    for (const list of ['GET /api/arbitrator/cases', 'GET /api/arbitrator/evidence'] as const) expect((await call(list, { as: arbitrator })).text).not.toMatch(/hafen\.de|quay-steel/);
    expect((await call('GET /api/arbitrator/cases', { as: arbitrator })).body).toMatchObject([{ buyer: buyer.companyName, seller: seller.companyName }]);
    expect((await call('GET /api/disputes/{disputeId}/messages', { as: buyer, params: { disputeId } })).body).toMatchObject([{ author: seller.companyName }]);
    for (const as of [captain, accountant]) expect(await of(as)).toMatchObject({ buyer: buys, seller: sells });
    const other = await makeConfirmedOrder({ captain });
    await rename(other.seller, 'Jetty Steel www.quay-steel.com');
    expect(await call('POST /api/buyer/orders/{dpoId}/disputes', { as: other.buyer, params: { dpoId: other.dpo.id }, body: { reason: 'Wet.' } })).toMatchObject({ status: 201, body: { dispute: { seller: other.seller.companyName } } });
  });
});

describe('the name of a file', () => {
  it.each([['document', 'skype me +919876543210.PDF', 'document.pdf'], ['photo', 'हमें ९८७६५४३२१० पर फोन करें.png', 'photo.png']] as const)('of a %s that gives a contact away leaves by no download, and stays its owner’s', async (slug, name, served) => {
    const party = await makeSignedIn();
    const bytes = slug === 'document' ? new Uint8Array(makePdf()) : await makePicture();
    const answer = await upload({ name, bytes, type: slug === 'document' ? 'application/pdf' : 'image/png' }, { as: party, slug });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    expect(await db.storedFile.findUnique({ where: { key }, select: { name: true } })).toEqual({ name });
    expect((await download(await signedUrl(key))).headers.get('content-disposition')).toBe(`attachment; filename="${served}"; filename*=UTF-8''${served}`);
  });

  it('of an RFQ that gives a contact away is held back from sellers, and the buyer and the captain read it', async () => {
    const { buyer, seller, product } = await makeTrade({ captain });
    const name = '电话：13812345678.pdf';
    const rfq = await makeRfq(buyer, { product_id: product.id, files: [(await makeStoredFile(buyer, { name })).key] });
    const seen = (await call('GET /api/seller/rfqs', { as: seller })).body as SellerRfqAnswer[];
    expect(seen.find(({ id }) => id === rfq.id)?.files).toMatchObject([{ name: HELD_SENTENCE.held }]);
    expect(rfq.files).toMatchObject([{ name }]);
    const { url } = (await call('GET /api/rfq-files/{fileId}/file', { as: seller, params: { fileId: rfq.files[0]?.id ?? 0 } })).body as { url: string };
    expect((await download(url)).headers.get('content-disposition')).toContain('filename="document.pdf"');
    expect((await call('GET /api/captain/rfqs', { as: captain })).text).toContain(name);
  });
});

describe('the name of a photo of a survey', () => {
  it('is held back from both sides, and its surveyor and the house read it', async () => {
    const { surveyor, workId, dpo, buyer, seller } = await makeAcceptedSurvey({ captain });
    const name = 'WhatsApp +919876543210.png';
    const body = await reportRequest(surveyor, workId, { photos: [await makePhoto(surveyor, name), await makePhoto(surveyor, 'IMG_20261128_101530.png')] });
    expect(await call('POST /api/surveyor/requests/{workId}/report', { as: surveyor, params: { workId }, body })).toMatchObject({ status: 201, body: { report: { photos: [{ name }, {}] } } });
    const photosFor = async (as: SignedIn) => ((await call('GET /api/dpos/{entityId}/survey', { as, params: { entityId: dpo.id } })).body as { report: SurveyReportAnswer }).report.photos.map((photo) => photo.name);
    for (const as of [buyer, seller]) expect(await photosFor(as)).toEqual([HELD_SENTENCE.held, 'IMG_20261128_101530.png']);
    expect(await photosFor(captain)).toEqual([name, 'IMG_20261128_101530.png']);
    expect((await call('GET /api/surveyor/reports', { as: surveyor })).text).toContain(name);
  });
});

describe('the name of a picture', () => {
  it('is the uploader’s own: it is served under another', async () => {
    const party = await makeSignedIn();
    const answer = await upload({ name: 'call 98765 43210.jpg', bytes: await makePicture('jpeg', 300), type: 'image/jpeg' }, { as: party, slug: 'picture' });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    const served = await download(publicUrl(key));
    expect(served.headers.get('content-disposition')).toContain('filename="picture.webp"');
  });
});
