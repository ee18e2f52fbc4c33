import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { publicUrl, signedUrl } from '@/server/uploads/storage';
import { call } from '@/test/call';
import { announce, download, formOf, head, put, upload } from '@/test/upload-client';
import { adoptFiles, purgeFiles } from './upload.commands';
import { makePdf, makePicture, makeStoredFile } from './upload.factory';
import { hashTicket } from './upload.queries';

const onDisk = () => readdir(env.uploadDir).catch(() => []);
const pdf = { name: 'licence.pdf', bytes: new Uint8Array(makePdf()), type: 'application/pdf' };
const DAY = 86_400_000;

describe('a document', () => {
  it('goes up in two steps, and is kept with what the inspection found', async () => {
    const party = await makeSignedIn();
    const answer = await upload({ ...pdf, name: "../Договор №1 (v'2)+a&b%20 #x\u202e.pdf" }, { as: party });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { serverData: { name: "Договор №1 (v'2)+a&b%20 #x.pdf" } } });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    expect(await db.storedFile.findUnique({ where: { key } })).toMatchObject({ kind: 'document', ownerId: party.partyId, contentType: 'application/pdf', size: pdf.bytes.byteLength });
    const served = await download(await signedUrl(key));
    expect(served.status).toBe(200);
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(pdf.bytes))).toBe(true);
  });

  it('has an address that is checked, and taken once', async () => {
    const party = await makeSignedIn();
    const before = await onDisk();
    const { body } = await announce([pdf], { as: party });
    const [{ url, key }] = body as [{ url: string; key: string }];
    expect(url).toMatch(/^\/api\/local-ingest\//);
    expect(await head(url)).toMatchObject({ status: 200 });
    expect(await put(url.replace(/file-size=\d+/, 'file-size=9'), formOf(pdf))).toMatchObject({ status: 403 });
    expect(await put(url.replace(key, `${key}A`), formOf(pdf))).toMatchObject({ status: 403 });
    expect(await put(url.replace(/expires=\d+/, 'expires=9999999999999'), formOf(pdf))).toMatchObject({ status: 403 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(url, formOf(pdf))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await onDisk()).length).toBe(before.length + 2);
    expect((await download(`/api/local-files/a/local/${key}`)).status).toBe(403);
    expect((await download((await signedUrl(key)).replace(/expires=\d+/, 'expires=9999999999999'))).status).toBe(403);
  });
});

describe('a registration’s ticket', () => {
  const ticketOf = async (proof: { provenAt?: Date | null; consumedAt?: Date | null }) => {
    const ticket = randomBytes(32).toString('base64url');
    await db.proof.create({
      data: { channel: 'email', subject: `${ticket}@x.test`, codeHash: '', expiresAt: new Date(), provenAt: new Date(), ticketHash: hashTicket(ticket), ...proof }, select: { id: true },
    });
    return ticket;
  };

  it('lets documents up while its proof is fresh and unused', async () => {
    expect(await upload(pdf, { ticket: await ticketOf({}) })).toMatchObject({ status: 200 });
    const refused = { status: 403, body: { code: 'upload_ticket_invalid' } };
    expect(await upload(pdf, { ticket: await ticketOf({ provenAt: new Date(Date.now() - 31 * 60_000) }) })).toMatchObject(refused);
    expect(await upload(pdf, { ticket: await ticketOf({ consumedAt: new Date() }) })).toMatchObject(refused);
    expect(await upload(pdf, { ticket: await ticketOf({ provenAt: null }) })).toMatchObject(refused);
  });

  it('lets no picture up', async () => {
    const picture = { name: 'me.png', bytes: await makePicture(), type: 'image/png' };
    expect(await upload(picture, { ticket: await ticketOf({}), slug: 'picture' })).toMatchObject({ status: 401 });
  });

  it('gives its files to the party that it becomes', async () => {
    const ticket = await ticketOf({});
    const answer = await upload(pdf, { ticket });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    const party = await makeSignedIn();
    await db.$transaction((tx) => adoptFiles(tx, hashTicket(ticket), party.partyId));
    expect(await db.storedFile.findUnique({ where: { key } })).toMatchObject({ ownerId: party.partyId });
  });
});

describe('a party’s picture', () => {
  it('is cut to a square, served openly, and taken away again', async () => {
    const party = await makeSignedIn();
    const answer = await upload({ name: 'me.jpg', bytes: await makePicture('jpeg', 900), type: 'image/jpeg' }, { as: party, slug: 'picture' });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    expect(await call('PUT /api/account/picture', { as: party, body: { key } })).toMatchObject({ status: 200, body: { picture: publicUrl(key) } });
    const served = await download(publicUrl(key));
    expect([served.status, new URL(publicUrl(key), 'http://localhost:3000').pathname]).toEqual([200, expect.stringMatching(/^\/api\/local-files\//)]);
    // Open to all, and no page of its own nevertheless.
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp', 'content-disposition': expect.stringMatching(/^attachment; filename="/), 'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'same-origin',
    });
    expect(await call('PUT /api/account/picture', { as: party, body: { key: null } })).toMatchObject({ status: 200, body: { picture: null } });
  });

  it('is no PDF, and nobody else’s', async () => {
    const party = await makeSignedIn();
    expect(await upload(pdf, { as: party, slug: 'picture' })).toMatchObject({ status: 400, body: { code: 'picture_type_not_allowed' } });
    const foreign = await makeStoredFile(await makeSignedIn(), { kind: 'picture' });
    const document = await makeStoredFile(party);
    for (const { key } of [foreign, document]) expect(await call('PUT /api/account/picture', { as: party, body: { key } })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
  });
});

describe('the purge', () => {
  it('removes what nobody needs, and nothing else', async () => {
    const party = await makeSignedIn();
    const [orphan, picture, handedIn] = [await makeStoredFile(party), await makeStoredFile(party, { kind: 'picture' }), await makeStoredFile(party)];
    await call('PUT /api/account/picture', { as: party, body: { key: picture.key } });
    await db.documentSubmission.create({ data: { partyId: party.partyId, role: 'buyer', documentType: 'supporting', fileKey: handedIn.key }, select: { id: true } });
    const files = [orphan, picture, handedIn].map(({ key }) => `${key}.bin`);
    await purgeFiles();
    expect(await onDisk()).toEqual(expect.arrayContaining(files));
    await purgeFiles(new Date(Date.now() + 2 * DAY));
    expect(await onDisk()).toEqual(expect.arrayContaining(files.slice(1)));
    expect(await onDisk()).not.toContain(files[0]);
    expect(await db.storedFile.count({ where: { key: orphan.key } })).toBe(0);
    expect((await download(publicUrl(picture.key))).status).toBe(200);
  });
});
