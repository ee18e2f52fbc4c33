import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { download } from '@/test/upload-client';
import { expireDocuments } from './kyc-decision.commands';
import { makeDocument } from './kyc.factory';

let hr: SignedIn;
beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
});

const approve = (documentId: number, as = hr) => call('POST /api/hr/documents/approve', { as, body: { documentId } });
const reject = (documentId: number, reason = 'Not readable.', as = hr) => call('POST /api/hr/documents/reject', { as, body: { documentId, reason } });
const statusOf = async (id: number) => (await db.documentSubmission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
const verifiedAt = async ({ partyId }: SignedIn) => (await db.party.findUniqueOrThrow({ where: { id: partyId }, select: { verifiedAt: true } })).verifiedAt;
const day = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10);
const toldTo = async ({ partyId }: SignedIn) => (await db.notification.findMany({ where: { partyId }, select: { kind: true }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const mailsTo = async ({ partyId }: SignedIn) => {
  const { email } = await db.party.findUniqueOrThrow({ where: { id: partyId }, select: { email: true } });
  return (await db.mail.findMany({ where: { to: email }, select: { kind: true }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);
};

describe('handing in', () => {
  const handIn = async (as: SignedIn, body: object) => call('POST /api/account/documents', { as, body });

  it('makes a paper that waits, and tells HR', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { key } = await makeStoredFile(seller);
    const answer = await handIn(seller, { documentType: 'tax_registration', key, number: '27AAACS', expiresOn: day(90) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { document: { status: 'pending', document_type: 'tax_registration', role: 'seller', expires_on: day(90), file_name: 'certificate.pdf' } } });
    expect(await toldTo(hr)).toContain('document_submitted');
    expect(await handIn(seller, { documentType: 'tax_registration', key })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
  });

  it('takes own files alone, papers of the own roles, and days that are to come', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const foreign = await makeStoredFile(await makeSignedIn());
    const { key } = await makeStoredFile(seller);
    const picture = await makeStoredFile(seller, { kind: 'picture' });
    expect(await handIn(seller, { documentType: 'tax_registration', key: foreign.key })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    expect(await handIn(seller, { documentType: 'tax_registration', key: picture.key })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    expect(await handIn(seller, { documentType: 'freight_permit', key })).toMatchObject({ status: 400, body: { code: 'document_type_unknown' } });
    expect(await handIn(seller, { documentType: 'tax_registration', key, expiresOn: day(-1) })).toMatchObject({ status: 400, body: { code: 'document_expired' } });
    expect(await handIn(seller, { documentType: 'tax_registration', key, expiresOn: '2026-02-30' })).toMatchObject({ status: 400, body: { code: 'document_expiry_invalid' } });
  });

  it('waits for a decision, happens once, and replaces what was rejected', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const files = await Promise.all(Array.from({ length: 5 }, () => makeStoredFile(seller)));
    const answers = await atOnce(5, (index) => handIn(seller, { documentType: 'tax_registration', key: files[index]?.key }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 4]);
    const first = (answers.get(200)?.[0]?.body as { document: { id: number } }).document;
    await reject(first.id);
    expect(await makeDocument(seller)).toMatchObject({ status: 'pending' });
    expect(await statusOf(first.id)).toBe('replaced');
  });

  it('renews a paper only when it is about to expire, and the old one stays in force meanwhile', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const long = await makeDocument(seller, { expiresOn: day(31) });
    await approve(long.id);
    await expect(makeDocument(seller)).rejects.toMatchObject({ code: 'document_in_force' });
    await db.documentSubmission.update({ where: { id: long.id }, data: { expiresOn: new Date(`${day(30)}T00:00:00Z`) } });
    const next = await makeDocument(seller, { expiresOn: day(400) });
    expect(await verifiedAt(seller)).not.toBeNull();
    await approve(next.id);
    expect([await statusOf(long.id), await statusOf(next.id)]).toEqual(['replaced', 'approved']);
  });
});

describe('deciding', () => {
  it('approves or rejects what waits, once, and tells the party', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeDocument(seller);
    expect(await reject(id, '  ')).toMatchObject({ status: 400, body: { code: 'reject_reason_required' } });
    expect(await reject(id, 'The number cannot be read.')).toMatchObject({ status: 200 });
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    const again = await makeDocument(seller);
    expect(await approve(again.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await reject(again.id)).toMatchObject({ status: 409 });
    expect(await toldTo(seller)).toEqual(['document_rejected', 'document_approved']);
    expect(await mailsTo(seller)).toEqual(['document_rejected', 'document_approved']);
  });

  it('is HR’s alone, and of papers that are there', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeDocument(seller);
    expect(await approve(id, seller)).toMatchObject({ status: 403 });
    expect(await approve(2_147_483_647)).toMatchObject({ status: 404 });
    expect(await statusOf(id)).toBe('pending');
  });

  it('happens once, of 50 who decide at the same time', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeDocument(seller);
    const answers = await atOnce(50, (index) => (index % 2 ? approve(id) : reject(id)));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 49]);
    expect(await db.auditEntry.count({ where: { entity: 'document', entityId: String(id), action: { in: ['document.approve', 'document.reject'] } } })).toBe(1);
    expect(await toldTo(seller)).toHaveLength(1);
    expect(await verifiedAt(seller) !== null).toBe((await statusOf(id)) === 'approved');
  });

  it('approves nothing that expired while it waited', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeDocument(seller, { expiresOn: day(1) });
    await db.documentSubmission.update({ where: { id }, data: { expiresOn: new Date(`${day(-1)}T00:00:00Z`) } });
    expect(await approve(id)).toMatchObject({ status: 400, body: { code: 'document_expired' } });
  });
});

describe('the badge', () => {
  it('needs every paper that is asked, and the products follow', async () => {
    const surveyor = await makeSignedIn({ roles: ['surveyor', 'seller'] });
    const product = await makeProduct(surveyor);
    const badge = async () => (await db.product.findUniqueOrThrow({ where: { id: product.id }, select: { isVerified: true } })).isVerified;
    const papers = [await makeDocument(surveyor, { documentType: 'surveyor_licence' }), await makeDocument(surveyor, { documentType: 'survey_experience' }), await makeDocument(surveyor, { documentType: 'tax_registration' })];
    const seen: boolean[] = [];
    for (const { id } of papers) {
      await approve(id);
      seen.push(await verifiedAt(surveyor) !== null && await badge());
    }
    expect(seen).toEqual([false, false, true]);
  });

  it('comes of two decisions at the same time as well', async () => {
    for (let round = 0; round < 5; round += 1) {
      const surveyor = await makeSignedIn({ roles: ['surveyor'] });
      const papers = [await makeDocument(surveyor, { documentType: 'surveyor_licence' }), await makeDocument(surveyor, { documentType: 'survey_experience' })];
      await Promise.all(papers.map(({ id }) => approve(id)));
      expect(await verifiedAt(surveyor)).not.toBeNull();
    }
  });

  it('waits for HR’s approval of the party, and is nothing that staff could have', async () => {
    const waiting = await makeSignedIn({ roles: ['buyer'], approved: false });
    await approve((await makeDocument(waiting)).id);
    expect(await verifiedAt(waiting)).toBeNull();
    const captain = await makeSignedIn({ roles: ['captain'] });
    await approve((await makeDocument(captain, { documentType: 'supporting' })).id);
    expect(await verifiedAt(captain)).toBeNull();
  });

  it('goes when a paper expires, once, and the party is told', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const product = await makeProduct(seller);
    const { id } = await makeDocument(seller, { expiresOn: day(2) });
    await approve(id);
    await expireDocuments(addDays(new Date(), 2));
    expect(await verifiedAt(seller)).not.toBeNull();
    await Promise.all([expireDocuments(addDays(new Date(), 3)), expireDocuments(addDays(new Date(), 3))]);
    expect([await statusOf(id), await verifiedAt(seller)]).toEqual(['expired', null]);
    expect((await db.product.findUniqueOrThrow({ where: { id: product.id }, select: { isVerified: true, verifiedAt: true } }))).toEqual({ isVerified: false, verifiedAt: null });
    expect((await toldTo(seller)).filter((kind) => kind === 'document_expired')).toHaveLength(1);
    await approve((await makeDocument(seller)).id);
    expect(await verifiedAt(seller)).not.toBeNull();
  });
});

describe('looking at a paper', () => {
  it('leads to an address of a minute, and is written down', async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id } = await makeDocument(seller);
    for (const [name, as] of [['GET /api/account/documents/{documentId}/file', seller], ['GET /api/hr/documents/{documentId}/file', hr]] as const) {
      const answer = await call(name, { as, params: { documentId: id } });
      expect(answer.status).toBe(302);
      const location = answer.headers.get('location') ?? '';
      expect((await download(location)).status).toBe(200);
      expect(Number(new URL(location, 'http://x').searchParams.get('expires')) - Date.now()).toBeLessThanOrEqual(60_000);
    }
    expect(await db.auditEntry.count({ where: { action: 'document.view', entityId: String(id) } })).toBe(2);
  });

  it('is the owner’s and HR’s alone', async () => {
    const { id } = await makeDocument(await makeSignedIn({ roles: ['seller'] }));
    const stranger = await makeSignedIn({ roles: ['seller', 'captain'] });
    expect(await call('GET /api/account/documents/{documentId}/file', { as: stranger, params: { documentId: id } })).toMatchObject({ status: 404 });
    expect(await call('GET /api/account/documents/{documentId}/file', { as: hr, params: { documentId: id } })).toMatchObject({ status: 404 });
    expect(await call('GET /api/hr/documents/{documentId}/file', { as: stranger, params: { documentId: id } })).toMatchObject({ status: 403 });
    expect(((await call('GET /api/account/documents', { as: stranger })).body as unknown[])).toEqual([]);
  });
});
