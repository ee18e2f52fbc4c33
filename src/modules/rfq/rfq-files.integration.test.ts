import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeTrade, type Trade } from '@/modules/order/order.factory';
import { purgeFiles } from '@/modules/upload/upload.commands';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { makeRfqWithFile, rfqRequest } from './rfq.factory';
import type { RfqAnswer } from './rfq.schema';

let trade: Trade;

beforeAll(async () => {
  trade = await makeTrade();
});

const keyOf = async (owner: SignedIn, name: string) => (await makeStoredFile(owner, { name })).key;
const open = (as: SignedIn, fileId: number | undefined) => call('GET /api/rfq-files/{fileId}/file', { as, params: { fileId: fileId ?? 0 } });
const edit = (rfq: RfqAnswer, body: object) => call('PUT /api/buyer/rfqs/{rfqId}', { as: trade.buyer, params: { rfqId: rfq.id }, body: rfqRequest({ title: rfq.title, ...body }) });
const names = async (rfqId: number) => (await db.rfqFile.findMany({ where: { rfqId }, select: { file: { select: { name: true } } }, orderBy: { id: 'asc' } })).map(({ file }) => file.name);

describe('files of an RFQ', () => {
  it('come with it in their order, and are read by its buyer, the captain, the product’s seller and who is invited', async () => {
    const { buyer, seller, captain, product } = trade;
    const keys = [await keyOf(buyer, 'drawing.pdf'), await keyOf(buyer, 'sheet.pdf')];
    const answer = await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ product_id: product.id, files: keys }) });
    const { rfq } = answer.body as { rfq: RfqAnswer };
    expect(rfq.files).toEqual([expect.objectContaining({ name: 'drawing.pdf', contentType: 'application/pdf' }), expect.objectContaining({ name: 'sheet.pdf' })]);
    expect(answer.text).not.toContain(keys[0]);

    const [invited, stranger, otherBuyer] = [await makeSignedIn({ roles: ['seller'] }), await makeSignedIn({ roles: ['seller'] }), await makeSignedIn()];
    await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [invited.partyId], files: [await keyOf(buyer, 'tolerances.pdf')] } });
    expect(await names(rfq.id)).toEqual(['drawing.pdf', 'sheet.pdf', 'tolerances.pdf']);
    for (const as of [buyer, captain, seller, invited]) expect(await open(as, rfq.files[0]?.id)).toMatchObject({ status: 302, body: { url: expect.stringContaining('signature') } });
    for (const as of [stranger, otherBuyer]) expect(await open(as, rfq.files[0]?.id)).toMatchObject({ status: 404 });
    const seen = await call('GET /api/seller/rfqs', { as: invited });
    expect(seen.body).toEqual([expect.objectContaining({ id: rfq.id, files: expect.arrayContaining([expect.objectContaining({ name: 'tolerances.pdf' })]) })]);
  });

  it('are another party’s never, and each is handed in once', async () => {
    const foreign = await keyOf(trade.seller, 'theirs.pdf');
    const { files } = await makeRfqWithFile(trade.buyer);
    const { fileKey } = await db.rfqFile.findUniqueOrThrow({ where: { id: files[0]?.id ?? 0 }, select: { fileKey: true } });
    for (const key of [foreign, fileKey, 'a'.repeat(40)]) {
      expect(await call('POST /api/buyer/rfqs', { as: trade.buyer, body: rfqRequest({ files: [key] }) })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'files' } });
    }
  });

  it('are added and taken away by an edit, ten at most; once somebody has answered they are added alone', async () => {
    const { buyer, seller, product } = trade;
    const rfq = await makeRfqWithFile(buyer, { product_id: product.id });
    const [file] = rfq.files;
    expect(await edit(rfq, { files: [await keyOf(buyer, 'new.pdf')], removed_files: [file?.id] })).toMatchObject({ status: 200, body: { rfq: { files: [{ name: 'new.pdf' }] } } });
    expect(await edit(rfq, { removed_files: [file?.id] })).toMatchObject({ status: 400, body: { code: 'removed_file_unknown' } });
    const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => keyOf(buyer, `${index}.pdf`)));
    expect(await edit(rfq, { files: ten })).toMatchObject({ status: 400, body: { code: 'too_many_files' } });

    await makeOfferOn(seller, rfq.id);
    const { id } = await db.rfqFile.findFirstOrThrow({ where: { rfqId: rfq.id }, select: { id: true } });
    expect(await edit(rfq, { removed_files: [id] })).toMatchObject({ status: 409, body: { code: 'rfq_file_answered' } });
    expect(await edit(rfq, { files: ten.slice(0, 1) })).toMatchObject({ status: 200 });
    expect(await names(rfq.id)).toEqual(['new.pdf', '0.pdf']);
  });

  it('stay when files that nobody needs are purged; one that was taken away goes', async () => {
    const rfq = await makeRfqWithFile(trade.buyer);
    const [file] = rfq.files;
    const { fileKey } = await db.rfqFile.findUniqueOrThrow({ where: { id: file?.id ?? 0 }, select: { fileKey: true } });
    await purgeFiles(addDays(new Date(), 3));
    expect(await db.storedFile.count({ where: { key: fileKey } })).toBe(1);
    await edit(rfq, { removed_files: [file?.id] });
    await purgeFiles(addDays(new Date(), 3));
    expect(await db.storedFile.count({ where: { key: fileKey } })).toBe(0);
  });
});
