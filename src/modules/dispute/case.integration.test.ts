import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { orphanKeys } from '@/modules/upload/upload.queries';
import { makeAwaitedPayment, remittanceRequest } from '@/modules/payment/payment.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { sorted, toldOf } from '@/test/effects';
import { download } from '@/test/upload-client';
import en from '../../../messages/en.json';
import type { ArbitratorCaseAnswer, CaseAnswer, EvidenceAnswer, MessageAnswer } from './case.schema';
import { evidenceRequest, makeCase, makeCaseOf, makeDispute, makeFilledCase, rulingRequest } from './dispute.factory';

let captain: SignedIn;
let accountant: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const read = async (as: SignedIn, disputeId: number) => (await call('GET /api/disputes/{disputeId}', { as, params: { disputeId } })).body as CaseAnswer;
const thread = async (as: SignedIn, disputeId: number) => (await call('GET /api/disputes/{disputeId}/messages', { as, params: { disputeId } })).body as MessageAnswer[];
const write = (as: SignedIn, disputeId: number, body: object, key?: string) => call('POST /api/disputes/{disputeId}/messages', { as, params: { disputeId }, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
const hand = async (as: SignedIn, disputeId: number, over: object = {}) => call('POST /api/disputes/{disputeId}/evidence', { as, params: { disputeId }, body: await evidenceRequest(as, over) });
const look = (as: SignedIn, fileId: number) => call('GET /api/case-files/{fileId}/file', { as, params: { fileId } });

describe('the cases of an arbitrator', () => {
  it('are its own alone, with what the parties put into them', async () => {
    const { arbitrator, disputeId, buyer, evidenceId, dpo } = await makeFilledCase(accountant, { captain });
    const other = await makeFilledCase(accountant, { captain });
    const cases = (await call('GET /api/arbitrator/cases', { as: arbitrator })).body as ArbitratorCaseAnswer[];
    expect(cases).toMatchObject([{ id: disputeId, case: `CASE-${disputeId}`, buyer: buyer.companyName, status: 'under_review', reason: 'The bags are wet.', unread: 1 }]);
    const evidence = (await call('GET /api/arbitrator/evidence', { as: arbitrator })).body as EvidenceAnswer[];
    expect(evidence).toMatchObject([{ id: evidenceId, case: `CASE-${disputeId}`, party: buyer.companyName, by: 'buyer', document: 'Photo of the wet bags', status: 'pending' }]);
    expect((await call('GET /api/desk', { as: arbitrator })).body).toEqual({ cases: 1, evidence: 1, messages: 1 });
    // The order's tracker is open to it, and no other order's.
    const workflow = (dpoId: number) => call('GET /api/captain/orders/{dpoId}/workflow', { as: arbitrator, params: { dpoId } });
    expect((await workflow(dpo.id)).status).toBe(200);
    expect((await workflow(other.dpo.id)).status).toBe(404);
  });

  it('are told to captain and accountant with the documents and without the thread and its files', async () => {
    const { disputeId, fileId } = await makeFilledCase(accountant, { captain });
    const { id: ofMessage } = await db.caseFile.findFirstOrThrow({ where: { disputeId, messageId: { not: null } }, select: { id: true } });
    for (const as of [captain, accountant]) {
      expect(await read(as, disputeId)).toMatchObject({ id: disputeId, evidence: [{ document: 'Photo of the wet bags' }] });
      expect(await look(as, fileId)).toMatchObject({ status: 302 });
      expect(await look(as, ofMessage)).toMatchObject({ status: 404 });
      expect((await call('GET /api/disputes/{disputeId}/messages', { as, params: { disputeId } })).status).toBe(403);
    }
  });
});

describe('a burst of messages', () => {
  it('ends at the limit of its party and minute, and keeps nobody else from the database', async () => {
    const { disputeId, buyer, seller } = await makeCase(accountant, { captain });
    const burst = atOnce(40, (index) => write(buyer, disputeId, { text: `Message ${index}` }));
    const others = await Promise.all(Array.from({ length: 5 }, () => call('GET /api/seller/orders', { as: seller })));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const answers = await burst;
    expect([answers.get(201)?.length, answers.get(429)?.length]).toEqual([20, 20]);
    const [refused] = answers.get(429) ?? [];
    expect(refused?.body).toMatchObject({ success: false, code: 'too_many_attempts', error: en.errors.too_many_attempts });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(seller, disputeId, { text: 'Still heard.' })).status).toBe(201);
    expect(await db.caseMessage.count({ where: { disputeId } })).toBe(21);
  });
});

describe('evidence', () => {
  it('is put in by each of the three, the others are told, and each may look at it', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator } = await makeCase(accountant, { captain });
    for (const as of [buyer, seller, arbitrator]) expect((await hand(as, disputeId)).status).toBe(201);
    const { evidence } = await read(seller, disputeId);
    expect(evidence.map(({ by }) => by)).toEqual(['arbitrator', 'seller', 'buyer']);
    for (const as of [buyer, seller, arbitrator]) expect(await look(as, evidence[0]?.file.id ?? 0)).toMatchObject({ status: 302 });
    expect(await db.auditEntry.count({ where: { action: 'case.file_view', entityId: String(disputeId) } })).toBe(3);
    expect(await toldOf('evidence_added', 'dpoId', dpo.id)).toEqual(sorted(...[buyer, seller, arbitrator].flatMap(({ partyId }) => [partyId, partyId])));
    const keys = (await db.caseFile.findMany({ where: { disputeId }, select: { fileKey: true } })).map(({ fileKey }) => fileKey);
    const orphans = await orphanKeys(new Date(Date.now() + 60_000), 1000);
    expect(keys.filter((key) => orphans.includes(key))).toEqual([]);
  });

  it('is accepted or rejected by the arbitrator, who may think again; who put it in is told', async () => {
    const { arbitrator, evidenceId, disputeId, buyer, dpo } = await makeFilledCase(accountant, { captain });
    const review = (action: string, as = arbitrator) => call('POST /api/arbitrator/evidence/{evidenceId}/review', { as, params: { evidenceId }, body: { action } });
    expect(await review('reject')).toMatchObject({ status: 200, body: { evidence: { status: 'rejected' } } });
    expect(await review('reject')).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'rejected' } });
    expect(await review('accept')).toMatchObject({ status: 200, body: { evidence: { status: 'accepted' } } });
    expect(await toldOf('evidence_accepted', 'dpoId', dpo.id)).toEqual([buyer.partyId]);
    expect(await review('burn')).toMatchObject({ status: 400 });
    await call('POST /api/arbitrator/cases/{disputeId}/ruling', { as: arbitrator, params: { disputeId }, body: rulingRequest() });
    expect(await review('reject')).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'resolved' } });
    expect(await hand(buyer, disputeId)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('of the arbitrator itself is not its own to weigh, and does not wait for it', async () => {
    const { disputeId, arbitrator } = await makeCase(accountant, { captain });
    const { evidence } = (await hand(arbitrator, disputeId)).body as { evidence: EvidenceAnswer };
    expect(evidence).toMatchObject({ by: 'arbitrator', isOwn: true });
    expect(await call('POST /api/arbitrator/evidence/{evidenceId}/review', { as: arbitrator, params: { evidenceId: evidence.id }, body: { action: 'accept' } })).toMatchObject({ status: 403, body: { code: 'own_evidence' } });
    expect((await call('GET /api/desk', { as: arbitrator })).body).toMatchObject({ evidence: 0 });
  });

  it('needs a title and an own fresh file', async () => {
    const { disputeId, buyer, seller } = await makeCase(accountant, { captain });
    const { key } = await makeStoredFile(seller);
    expect(await hand(buyer, disputeId, { key })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'key' } });
    expect(await hand(buyer, disputeId, { title: ' ' })).toMatchObject({ status: 400, body: { code: 'evidence_title_required' } });
    const body = await evidenceRequest(buyer);
    const twice = await atOnce(2, () => call('POST /api/disputes/{disputeId}/evidence', { as: buyer, params: { disputeId }, body }));
    expect(twice.get(201)).toHaveLength(1);
    expect(await db.evidence.count({ where: { disputeId } })).toBe(1);
  });
});

describe('the thread of a case', () => {
  it('is read by its three parties, who are told, with its files and who has read what', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator, messageId } = await makeFilledCase(accountant, { captain });
    expect(await toldOf('case_message', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, arbitrator.partyId));
    const [message] = await thread(buyer, disputeId);
    expect(message).toMatchObject({ id: messageId, by: 'seller', author: seller.companyName, isOwn: false, text: 'They left us dry.', files: [{ fileName: 'packing-list.pdf', contentType: 'application/pdf' }], readBy: [] });
    expect((await look(arbitrator, message?.files[0]?.id ?? 0)).status).toBe(302);
    const mark = (as: SignedIn, id: number) => call('PUT /api/disputes/{disputeId}/messages/read', { as, params: { disputeId }, body: { messageId: id } });
    expect((await mark(arbitrator, messageId)).status).toBe(200);
    expect(await db.notification.findMany({ where: { partyId: arbitrator.partyId, kind: 'case_message' }, select: { isRead: true } })).toEqual([{ isRead: true }]);
    expect(await thread(seller, disputeId)).toMatchObject([{ isOwn: true, readBy: ['arbitrator'] }]);
    const { message: answer } = (await write(arbitrator, disputeId, { text: 'Please show the photos.' })).body as { message: MessageAnswer };
    await mark(seller, answer.id);
    // An older mark takes nothing back.
    await mark(seller, messageId);
    expect(await thread(arbitrator, disputeId)).toMatchObject([{ id: answer.id, by: 'arbitrator', readBy: ['seller'] }, { id: messageId }]);
    const other = await makeFilledCase(accountant, { captain });
    expect((await mark(seller, other.messageId)).status).toBe(404);
  });

  it('takes a message once under one key, however often it is sent', async () => {
    const { disputeId, buyer } = await makeCase(accountant, { captain });
    const answers = await atOnce(3, () => write(buyer, disputeId, { text: 'Wet, all of them.' }, 'a-key-of-the-form'));
    expect((answers.get(201) ?? []).length).toBeGreaterThan(0);
    expect(await write(buyer, disputeId, { text: 'Wet, all of them.' }, 'a-key-of-the-form')).toMatchObject({ status: 201 });
    expect(await thread(buyer, disputeId)).toHaveLength(1);
  });

  it('takes nothing empty, and nothing after the ruling', async () => {
    const { disputeId, buyer, arbitrator } = await makeCase(accountant, { captain });
    expect(await write(buyer, disputeId, { text: ' ' })).toMatchObject({ status: 400, body: { code: 'case_message_required' } });
    expect(await write(buyer, disputeId, { text: 'See this.', keys: ['A'.repeat(30)] })).toMatchObject({ status: 400, body: { code: 'file_unknown', field: 'keys' } });
    await call('POST /api/arbitrator/cases/{disputeId}/ruling', { as: arbitrator, params: { disputeId }, body: rulingRequest() });
    expect(await write(buyer, disputeId, { text: 'Wait!' })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'resolved', why: 'case_ruled' } });
    expect(await thread(buyer, disputeId)).toEqual([]);
  });
});

describe('a file', () => {
  it('is handed in at one place, however many ask at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await makeAwaitedPayment({ captain });
      const { disputeId } = await makeCaseOf({ ...order, captain });
      const { key, ...advice } = await remittanceRequest(order.buyer);
      const answers = await Promise.all([
        call('POST /api/disputes/{disputeId}/evidence', { as: order.buyer, params: { disputeId }, body: { title: 'Transfer', key } }),
        call('POST /api/buyer/payments/{paymentId}/remittance-advice', { as: order.buyer, params: { paymentId: order.paymentId }, body: { ...advice, key } }),
      ]);
      expect(answers.map(({ status, body }) => (status < 300 ? 'taken' : (body as { code: string }).code)).sort()).toEqual(['file_unknown', 'taken']);
    }
  });
});

describe('a contact detail in a case (invariant 7)', () => {
  it.each([['en', 'Call me: +91 98765 43210'], ['zh', '加微信：harbour2026'], ['hi', 'फोन करें ९८७६५४३२१०'], ['de', 'Mail an lager (ät) stahlwerk (punkt) de'], ['ar', 'هاتف ٠٥٠١٢٣٤٥٦٧']])('is held back from the other side, and the arbitrator reads it: %s', async (_, text) => {
    const { disputeId, buyer, seller, arbitrator } = await makeCase(accountant, { captain });
    const { key } = await makeStoredFile(buyer, { name: 'call +91 98765 43210.pdf' });
    expect((await write(buyer, disputeId, { text, keys: [key] })).status).toBe(201);
    const shown = await makeStoredFile(buyer, { name: 'call +91 98765 43210.pdf' });
    expect((await hand(buyer, disputeId, { title: 'Ask sales@quay.com', key: shown.key })).status).toBe(201);
    const [own, others, arbiter] = [await thread(buyer, disputeId), await thread(seller, disputeId), await thread(arbitrator, disputeId)];
    for (const seen of [own, arbiter]) expect(seen).toMatchObject([{ text, files: [{ fileName: 'call +91 98765 43210.pdf' }] }]);
    expect(others).toEqual([]);
    expect((await look(seller, own[0]?.files[0]?.id ?? 0)).status).toBe(404);
    const [title] = (await read(seller, disputeId)).evidence;
    expect((await read(seller, disputeId)).evidence).toMatchObject([{ document: en.moderation.held }]);
    const { url } = (await look(seller, title?.file.id ?? 0)).body as { url: string };
    expect((await download(url)).headers.get('content-disposition')).toContain('filename="document.pdf"');
    expect((await read(arbitrator, disputeId)).evidence).toMatchObject([{ document: 'Ask sales@quay.com' }]);
    expect((await db.heldText.findMany({ where: { authorId: buyer.partyId }, select: { entity: true }, orderBy: { entity: 'asc' } })).map(({ entity }) => entity)).toEqual(['case_file', 'case_file', 'case_message', 'evidence']);
  });

  it('keeps a message to its author until it is released, then all see it where it belongs, and are told', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator } = await makeCase(accountant, { captain });
    const admin = await makeSignedIn({ roles: ['admin'] });
    const mark = (as: SignedIn, messageId: number) => call('PUT /api/disputes/{disputeId}/messages/read', { as, params: { disputeId }, body: { messageId } });
    const { message: held } = (await write(buyer, disputeId, { text: 'Call me: +91 98765 43210' })).body as { message: MessageAnswer };
    expect(held).toMatchObject({ held: 'held', isOwn: true });
    const { message: plain } = (await write(buyer, disputeId, { text: 'They are wet.' })).body as { message: MessageAnswer };
    // The arbitrator was told of both, the seller of the second alone.
    expect(await toldOf('case_message', 'dpoId', dpo.id)).toEqual(sorted(arbitrator.partyId, arbitrator.partyId, seller.partyId));
    expect((await mark(seller, held.id)).status).toBe(404);
    expect((await mark(seller, plain.id)).status).toBe(200);
    expect((await mark(arbitrator, plain.id)).status).toBe(200);
    expect(await thread(seller, disputeId)).toMatchObject([{ id: plain.id, isUnread: false, held: null }]);
    expect(await thread(buyer, disputeId)).toMatchObject([{ id: plain.id, readBy: expect.arrayContaining(['seller', 'arbitrator']) as unknown }, { id: held.id, held: 'held', readBy: ['arbitrator'] }]);
    const { id: textId } = await db.heldText.findFirstOrThrow({ where: { entity: 'case_message', entityId: held.id }, select: { id: true } });
    const decide = (action: 'keep' | 'release') => call(`POST /api/admin/held-texts/{textId}/${action}`, { as: admin, params: { textId } });
    expect((await decide('keep')).status).toBe(200);
    expect(await db.notification.findFirstOrThrow({ where: { partyId: buyer.partyId, kind: 'text_kept' } })).toMatchObject({ params: { disputeId } });
    expect(await thread(buyer, disputeId)).toMatchObject([{ id: plain.id }, { id: held.id, held: 'kept' }]);
    expect(await thread(seller, disputeId)).toHaveLength(1);
    expect((await decide('release')).status).toBe(200);
    expect(await thread(seller, disputeId)).toMatchObject([{ id: plain.id, isUnread: false }, { id: held.id, isUnread: true, held: null, text: 'Call me: +91 98765 43210' }]);
    expect(await db.notification.count({ where: { partyId: seller.partyId, kind: 'case_message', params: { path: ['disputeId'], equals: disputeId } } })).toBe(2);
    expect(await thread(buyer, disputeId)).toMatchObject([{}, { id: held.id, held: null, readBy: ['arbitrator'] }]);
    await mark(seller, plain.id);
    expect((await thread(buyer, disputeId))[1]?.readBy).toHaveLength(2);
  });

  it('is held back in the claim itself', async () => {
    const { buyer, seller, disputeId } = await makeDispute({ captain });
    await db.heldText.create({ data: { entity: 'dispute', entityId: disputeId, field: 'reason', rfqId: 1, authorId: buyer.partyId, text: 'x', kinds: ['phone'] }, select: { id: true } });
    expect(await read(seller, disputeId)).toMatchObject({ reason: en.moderation.held });
    expect(await read(buyer, disputeId)).toMatchObject({ reason: 'The bags are wet.' });
  });
});
