import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { makeTrade, type Trade } from '@/modules/order/order.factory';
import { makeRfqWithFile } from '@/modules/rfq/rfq.factory';
import { purgeFiles } from '@/modules/upload/upload.commands';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { auditOf } from '@/test/effects';
import { makeOfferOn, makeOfferWithFile, offerRequest } from './offer.factory';
import type { ComparedOffer, OfferAnswer } from './offer.schema';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const keyOf = async (owner: SignedIn, name: string) => (await makeStoredFile(owner, { name })).key;
const open = (as: SignedIn, fileId: number | undefined) => call('GET /api/offer-files/{fileId}/file', { as, params: { fileId: fileId ?? 0 } });
const send = ({ seller, rfq }: Trade, body: object) => call('POST /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ ...body }) });
const forCaptain = async (rfqId: number) => (await call('GET /api/captain/rfqs/{rfqId}/offers', { as: captain, params: { rfqId } })).body as OfferAnswer[];
const forBuyer = async (as: SignedIn, rfqId: number) => (await call('GET /api/buyer/rfqs/{rfqId}/offers', { as, params: { rfqId } })).body as ComparedOffer[];

describe('files of an offer', () => {
  it('come with it in their order, and are read by its seller, the captain and the RFQ’s buyer, by no other seller', async () => {
    const trade = await makeTrade({ captain });
    const { buyer, seller, rfq } = trade;
    const [invited, stranger, otherBuyer] = [await makeSignedIn({ roles: ['seller'] }), await makeSignedIn({ roles: ['seller'] }), await makeSignedIn()];
    await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [invited.partyId] } });
    const keys = [await keyOf(seller, 'sheet.pdf'), await keyOf(seller, 'certificate.pdf')];
    const answer = await send(trade, { files: keys });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { rfq: { offer: { files: [{ name: 'sheet.pdf', contentType: 'application/pdf' }, { name: 'certificate.pdf' }] } } } });
    expect(answer.text).not.toContain(keys[0]);
    const [read] = await forCaptain(rfq.id);
    expect(await forBuyer(buyer, rfq.id)).toMatchObject([{ files: read?.files }]);
    const file = read?.files[0]?.id;
    for (const as of [buyer, seller, captain]) expect(await open(as, file)).toMatchObject({ status: 302, body: { url: expect.stringContaining('signature') } });
    await makeOfferOn(invited, rfq.id);
    for (const as of [invited, stranger, otherBuyer]) expect(await open(as, file)).toMatchObject({ status: 404 });
    expect((await call('GET /api/seller/rfqs', { as: invited })).text).not.toContain('certificate.pdf');
  });

  it('stay when it is improved, withdrawn and renewed, and go when its seller says so', async () => {
    const trade = await makeTrade({ captain });
    const made = await makeOfferWithFile(trade.seller, trade.rfq.id);
    const [first] = made.offer?.files ?? [];
    expect((await makeOfferOn(trade.seller, trade.rfq.id, { unitPrice: 9 })).offer?.files).toEqual([first]);
    await call('DELETE /api/seller/rfqs/{rfqId}/offers', { as: trade.seller, params: { rfqId: trade.rfq.id } });
    // What was taken back is its seller's alone.
    for (const as of [trade.buyer, captain]) expect(await open(as, first?.id)).toMatchObject({ status: 404 });
    expect(await open(trade.seller, first?.id)).toMatchObject({ status: 302 });
    expect((await makeOfferOn(trade.seller, trade.rfq.id)).offer?.files).toEqual([first]);
    expect(await send(trade, { files: [await keyOf(trade.seller, 'newer.pdf')], removedFiles: [first?.id] })).toMatchObject({ body: { rfq: { offer: { files: [{ name: 'newer.pdf' }] } } } });
    expect((await auditOf('offer_file', made.offer?.id ?? 0)).map(({ action, details }) => [action, details])).toEqual([
      ['offer_file.create', { files: 1 }], ['offer_file.delete', { files: 1 }], ['offer_file.create', { files: 1 }],
    ]);
  });

  it('are another party’s never, each is handed in once, and there are ten at most; a refusal leaves the offer as it was', async () => {
    const trade = await makeTrade({ captain });
    const { seller, buyer, rfq } = trade;
    const foreign = await keyOf(buyer, 'theirs.pdf');
    const { files: [asked] } = await makeRfqWithFile(buyer);
    const other = await makeTrade({ captain });
    const theirs = (await makeOfferWithFile(other.seller, other.rfq.id)).offer?.files[0]?.id ?? 0;
    const used = (await makeOfferWithFile(seller, rfq.id)).offer?.files[0]?.id ?? 0;
    const { fileKey } = await db.offerFile.findUniqueOrThrow({ where: { id: used }, select: { fileKey: true } });
    for (const key of [foreign, fileKey, 'a'.repeat(40)]) expect(await send(trade, { unitPrice: 1, files: [key] })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'files' } });
    for (const id of [theirs, asked?.id, 0, -1, 1.5, '7', null]) expect(await send(trade, { unitPrice: 1, removedFiles: [id] })).toMatchObject({ status: 400, body: { code: 'removed_file_unknown' } });
    for (const removedFiles of ['x', null, {}]) expect(await send(trade, { unitPrice: 1, removedFiles })).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'removedFiles' } });
    for (const askedVersion of ['x', null, 0, -3, 1.5, 99, 2 ** 40]) expect(await send(trade, { unitPrice: 1, askedVersion })).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'askedVersion' } });
    const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => keyOf(seller, `${index}.pdf`)));
    expect(await send(trade, { unitPrice: 1, files: ten })).toMatchObject({ status: 400, body: { code: 'too_many_files', field: 'files' } });
    expect(await forCaptain(rfq.id)).toMatchObject([{ unitPrice: 11.4, files: [{ id: used }] }]);
    expect((await forCaptain(other.rfq.id))[0]?.files.map(({ id }) => id)).toEqual([theirs]);
  });

  it('are sealed as long as the offer is', async () => {
    const { buyer, seller, rfq } = await makeTrade({ captain, rfq: { response_deadline: '2099-01-31' } });
    const guest = await makeSignedIn({ roles: ['seller'] });
    await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [guest.partyId], sealed: true } });
    const file = (await makeOfferWithFile(seller, rfq.id)).offer?.files[0]?.id;
    for (const as of [buyer, captain]) expect(await open(as, file)).toMatchObject({ status: 404 });
    expect(await open(seller, file)).toMatchObject({ status: 302 });
    await db.rfq.update({ where: { id: rfq.id }, data: { sealedUntil: new Date(Date.now() - 1000) }, select: { id: true } });
    for (const as of [buyer, captain]) expect(await open(as, file)).toMatchObject({ status: 302 });
  });

  it('whose name gives a contact away are read under it by the seller and the captain, and by the buyer once an admin has released it', async () => {
    const trade = await makeTrade({ captain });
    const name = '电话：13812345678.pdf';
    expect((await send(trade, { files: [await keyOf(trade.seller, name)] })).text).toContain(name);
    expect(await forCaptain(trade.rfq.id)).toMatchObject([{ files: [{ name }] }]);
    expect(await forBuyer(trade.buyer, trade.rfq.id)).toMatchObject([{ files: [{ name: HELD_SENTENCE.held }] }]);
    const { id } = await db.heldText.findFirstOrThrow({ where: { entity: 'offer_file', authorId: trade.seller.partyId }, select: { id: true } });
    await call('POST /api/admin/held-texts/{textId}/release', { as: await makeSignedIn({ roles: ['admin'] }), params: { textId: id } });
    const [{ files }] = await forBuyer(trade.buyer, trade.rfq.id) as [ComparedOffer];
    expect(files).toMatchObject([{ name }]);
    // With the file goes what was to be decided about its name.
    expect(await send(trade, { removedFiles: files.map((file) => file.id) })).toMatchObject({ status: 200 });
    expect(await db.heldText.count({ where: { entity: 'offer_file', authorId: trade.seller.partyId } })).toBe(0);
  });

  it('stay when files that nobody needs are purged; one that was taken away goes', async () => {
    const trade = await makeTrade({ captain });
    const [file] = (await makeOfferWithFile(trade.seller, trade.rfq.id)).offer?.files ?? [];
    const { fileKey } = await db.offerFile.findUniqueOrThrow({ where: { id: file?.id ?? 0 }, select: { fileKey: true } });
    await purgeFiles(addDays(new Date(), 3));
    expect(await db.storedFile.count({ where: { key: fileKey } })).toBe(1);
    await makeOfferOn(trade.seller, trade.rfq.id, { removedFiles: [file?.id] });
    await purgeFiles(addDays(new Date(), 3));
    expect(await db.storedFile.count({ where: { key: fileKey } })).toBe(0);
  });
});
