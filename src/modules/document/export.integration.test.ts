import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder } from '@/modules/order/order.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { LOCALES } from '@/i18n/locales';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { warmPress } from './document.factory';
import { makeExportOrder, packingRequest } from './export.factory';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { deliveryAddressRequest, profileRequest } from '@/modules/profile/profile.factory';
import type { DocumentMark } from './document.schema';
import type { ExportAnswer } from './export.schema';
import { verifyDocument } from './verify.queries';

const LIST = 'GET /api/dpos/{entityId}/documents';
const PAPERS = ['GET /api/dpos/{entityId}/packing-list', 'GET /api/dpos/{entityId}/shipping-instructions', 'GET /api/dpos/{entityId}/certificate-of-origin'] as const;
const PACK = 'PUT /api/seller/orders/{dpoId}/packing-list';
let captain: SignedIn;

beforeAll(...warmPress);
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const listFor = async (as: SignedIn, entityId: number) => (await call(LIST, { as, params: { entityId } })).body as ExportAnswer;

describe('the export papers of an order', () => {
  it('are listed with what each lacks, until all can be made', async () => {
    const { dpo, buyer } = await makeConfirmedOrder({ captain });
    const bare = await listFor(buyer, dpo.id);
    expect(bare.documents.map(({ kind, missing }) => [kind, missing])).toEqual([
      ['proforma', []], ['invoice', []], ['packing_list', ['packing']], ['shipping_instructions', ['packing', 'consignee', 'port']], ['certificate_of_origin', expect.arrayContaining(['packing', 'consignee', 'hs_code'])],
    ]);
    for (const name of PAPERS) expect((await call(name, { as: buyer, params: { entityId: dpo.id } })).status).toBe(404);
    const whole = await makeExportOrder({ captain });
    const { documents, findings } = await listFor(whole.seller, whole.dpo.id);
    expect(documents.flatMap(({ missing }) => missing)).toEqual([]);
    expect(documents.map(({ href }) => href)).toEqual(expect.arrayContaining([`/api/dpos/${whole.dpo.id}/packing-list`]));
    expect(findings).toEqual([]);
  });

  it('that differ are told of before anybody takes them along, and no more once the seller has mended it', async () => {
    const { dpo, seller } = await makeExportOrder({ captain });
    const pack = (over: object) => call(PACK, { as: seller, params: { dpoId: dpo.id }, body: packingRequest({ quantity: dpo.quantity, ...over }) });
    expect(await pack({ quantity: dpo.quantity + 1 })).toMatchObject({ status: 200, body: { dpo: { id: dpo.id, packedAt: expect.any(String) as string } } });
    expect((await listFor(captain, dpo.id)).findings).toEqual([{ code: 'quantity_differs', expected: { amount: dpo.quantity, unit: dpo.unit }, found: { amount: dpo.quantity + 1, unit: dpo.unit } }]);
    await pack({});
    expect((await listFor(captain, dpo.id)).findings).toEqual([]);
    expect(await pack({ netKg: '0' })).toMatchObject({ status: 400, body: { code: 'packing_weight_invalid', field: 'netKg' } });
    await db.dpo.update({ where: { id: dpo.id }, data: { status: 'shipped' }, select: { id: true } });
    expect((await pack({})).status).toBe(200);
    await db.dpo.update({ where: { id: dpo.id }, data: { status: 'completed' }, select: { id: true } });
    expect(await pack({})).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('are for who takes part: both sides, the house, and the partners that ship and clear the goods', async () => {
    const { dpo, buyer, seller } = await makeExportOrder({ captain });
    const [cha, logistics] = [await makeSignedIn({ roles: ['cha'] }), await makeSignedIn({ roles: ['logistics'] })];
    for (const as of [cha, logistics]) expect((await call(LIST, { as, params: { entityId: dpo.id } })).status).toBe(404);
    for (const [as, kind] of [[cha, 'customs'], [logistics, 'logistics']] as const) {
      const { id } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: dpo.id, kind } }, select: { id: true } });
      await acceptWork(as, kind, id);
    }
    for (const as of [buyer, seller, captain, cha, logistics]) {
      expect((await call(LIST, { as, params: { entityId: dpo.id } })).status).toBe(200);
      expect((await call('GET /api/dpos/{entityId}/pro-forma', { as, params: { entityId: dpo.id } })).status).toBe(200);
    }
    const stranger = await makeSignedIn({ roles: ['seller'] });
    expect((await call(LIST, { as: stranger, params: { entityId: dpo.id } })).status).toBe(404);
  });

  it.each(LOCALES)('say parties, weights and packages in %s, on one page', async (lang) => {
    const { dpo, seller, buyer } = await makeExportOrder({ captain });
    for (const name of PAPERS) {
      const answer = await call(name, { as: seller, params: { entityId: dpo.id }, query: `lang=${lang}` });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const { text, totalPages } = await extractText(new Uint8Array(answer.bytes), { mergePages: true });
      for (const word of [String(dpo.id), '630510', 'ELBE 1/40', seller.companyName, buyer.companyName]) expect(text, name).toContain(word);
      expect(totalPages).toBe(1);
    }
  });

  it('keep the name that was agreed when the product is called otherwise, and hold on', async () => {
    const { dpo, dpq, seller, product } = await makeExportOrder({ captain });
    const files = (await listFor(seller, dpo.id)).documents.map(({ href }) => href);
    expect(files).toHaveLength(5);
    const { id: invoiceId } = await db.invoice.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const textOf = async (answer: ReturnType<typeof call>) => (await extractText(new Uint8Array((await answer).bytes), { mergePages: true })).text;
    const read = () => Promise.all([
      ...(['GET /api/dpos/{entityId}/pro-forma', ...PAPERS] as const).map((name) => textOf(call(name, { as: seller, params: { entityId: dpo.id }, query: 'lang=en' }))),
      textOf(call('GET /api/invoices/{invoiceId}/pdf', { as: seller, params: { invoiceId }, query: 'lang=en' })),
      textOf(call('GET /api/dpqs/{entityId}/pdf', { as: captain, params: { entityId: dpq.id }, query: 'lang=en' })),
    ]);
    const hashOf = (text: string) => /SHA-256\s*([0-9a-f]{64})/.exec(text)?.[1] ?? '';
    const before = await read();
    await db.product.update({ where: { id: product.id }, data: { name: 'Another name altogether' }, select: { id: true } });
    const after = await read();
    for (const text of after) {
      expect(text).toContain(product.name);
      expect(text).not.toContain('Another name');
    }
    expect(after.map(hashOf)).toEqual(before.map(hashOf));
    expect(await listFor(seller, dpo.id)).toMatchObject({ findings: [] });
  });

  it('have a code that says whether they still hold, also where their reader has not read all', async () => {
    const { dpo, seller, buyer } = await makeExportOrder({ captain });
    const made = async (as: SignedIn, name: (typeof PAPERS)[number]) => (await extractText(new Uint8Array((await call(name, { as, params: { entityId: dpo.id }, query: 'lang=en' })).bytes), { mergePages: true })).text;
    const hashOf = (text: string) => /SHA-256\s*([0-9a-f]{64})/.exec(text)?.[1] ?? '';
    const KINDS = ['packing_list', 'shipping_instructions', 'certificate_of_origin'] as const;
    const marks: DocumentMark[] = [];
    for (const [index, name] of PAPERS.entries()) {
      const text = await made(buyer, name);
      expect(text).toContain('Scan to check');
      marks.push({ kind: KINDS[index] ?? 'packing_list', id: dpo.id, revision: 1, hash: hashOf(text) });
    }
    expect(new Set(marks.map(({ hash }) => hash)).size).toBe(3);
    expect(hashOf(await made(seller, PAPERS[0]))).toBe(marks[0]?.hash);
    for (const mark of marks) expect(await verifyDocument(mark)).toEqual({ kind: mark.kind, state: 'valid', number: `DPO-${dpo.id}`, revision: 1, issuedAt: expect.any(Date) as Date });
    for (const over of [{ hash: '0'.repeat(64) }, { revision: 2 }, { id: dpo.id + 1 }]) expect(await verifyDocument({ ...marks[0]!, ...over })).toBeNull();
    await call(PACK, { as: seller, params: { dpoId: dpo.id }, body: packingRequest({ quantity: dpo.quantity, marks: 'ELBE 1/41' }) });
    for (const mark of marks) expect(await verifyDocument(mark)).toMatchObject({ state: 'superseded', revision: 1 });
    const newer = await Promise.all([made(buyer, PAPERS[0]), made(seller, PAPERS[0])]);
    expect(new Set(newer.map(hashOf)).size).toBe(1);
    const second = { ...marks[0]!, revision: 2, hash: hashOf(newer[0] ?? '') };
    expect(await verifyDocument(second)).toMatchObject({ state: 'valid', revision: 2 });
    expect(await db.exportMark.count({ where: { dpoId: dpo.id } })).toBe(4);
    await db.dpo.update({ where: { id: dpo.id }, data: { status: 'cancelled' }, select: { id: true } });
    expect(await verifyDocument(second)).toMatchObject({ state: 'cancelled' });
    await expect(db.exportMark.deleteMany({ where: { dpoId: dpo.id } })).rejects.toThrow();
  });

  it('show no marks that give a contact away to anybody but their seller and the house', async () => {
    const { dpo, seller, buyer } = await makeExportOrder({ captain });
    await call(PACK, { as: seller, params: { dpoId: dpo.id }, body: packingRequest({ marks: 'write to sales@elbe.example' }) });
    const marksFor = async (as: SignedIn) => (await extractText(new Uint8Array((await call(PAPERS[0], { as, params: { entityId: dpo.id }, query: 'lang=en' })).bytes), { mergePages: true })).text;
    expect(await marksFor(buyer)).not.toContain('sales@elbe.example');
    expect(await marksFor(seller)).toContain('sales@elbe.example');
  });

  it('print of where the goods go, and of names, what their reader may read', async () => {
    const { dpo, seller, buyer } = await makeExportOrder({ captain });
    const logistics = await makeSignedIn({ roles: ['logistics'] });
    const { id } = await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: dpo.id, kind: 'logistics' } }, select: { id: true } });
    await acceptWork(logistics, 'logistics', id);
    const { body } = await call('POST /api/account/delivery-addresses', { as: buyer, body: deliveryAddressRequest({ recipient: 'Gate +91 98765 11111' }) });
    const delivery = { addressId: (body as { address: { id: number } }).address.id, consignee: 'ACME call +91 98765 22222', notifyParty: 'Notify desk@hafen.example' };
    await call('PUT /api/buyer/orders/{dpoId}/delivery', { as: buyer, params: { dpoId: dpo.id }, body: delivery });
    await call('PUT /api/account/profile', { as: buyer, body: profileRequest({ company_name: 'Isar +49 171 2345678' }) });
    const printed = async (as: SignedIn, lang = 'en') => {
      const papers = await Promise.all(PAPERS.map((name) => call(name, { as, params: { entityId: dpo.id }, query: `lang=${lang}` })));
      return (await Promise.all(papers.map(({ bytes }) => extractText(new Uint8Array(bytes), { mergePages: true })))).map(({ text }) => text).join(' ').replaceAll(/\s+/g, ' ');
    };
    const GIVEN_AWAY = /98765|hafen\.example|171 2345678/;
    for (const as of [seller, logistics]) {
      expect(await printed(as)).not.toMatch(GIVEN_AWAY);
      expect((await call(LIST, { as, params: { entityId: dpo.id } })).text).not.toMatch(GIVEN_AWAY);
    }
    expect((await listFor(seller, dpo.id)).findings).toEqual([{ code: 'consignee_differs', expected: { name: buyer.companyName }, found: { name: HELD_SENTENCE.held } }]);
    expect(await printed(seller, 'de')).toContain('zurückgehalten');
    for (const as of [buyer, captain]) expect(await printed(as)).toContain('ACME call +91 98765 22222');
  });
});
