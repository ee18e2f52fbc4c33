import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { signedUrl } from '@/server/uploads/storage';
import { announce, download, formOf, put, upload } from '@/test/upload-client';
import { purgeFiles } from './upload.commands';
import { uploadRoutes } from './upload.router';
import { goodFiles, hostileFiles } from './hostile-files.factory';

/** Cases H12 and G14: nothing hostile comes in, and nothing of it stays. */
const hostile = await hostileFiles();
const good = await goodFiles();
const onDisk = () => readdir(env.uploadDir).catch(() => []);
const HOURS = 3_600_000;

describe.each(['document', 'picture'])(`${hostile.length} hostile files as a %s`, (slug) => {
  let party: SignedIn;
  beforeAll(async () => {
    party = await makeSignedIn();
  });

  it.each(hostile)('$what is refused with a sentence', async ({ file }) => {
    const answer = await upload(file, { as: party, slug });
    expect([400, 413], JSON.stringify(answer.body)).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false, code: expect.not.stringMatching('internal'), error: expect.stringMatching(/\S{3}/) });
  });

  afterAll(async () => {
    expect(await db.storedFile.count()).toBe(0);
    // Places of files whose bytes were never taken; the clock forgets them.
    expect((await onDisk()).filter((name) => !name.endsWith('.pending'))).toEqual([]);
    await purgeFiles(new Date(Date.now() + 2 * HOURS));
    expect(await onDisk()).toEqual([]);
  });
});

describe(`${good.length} good files`, () => {
  it.each(good)('$what comes in, and is served as something to be saved', async ({ file }) => {
    const answer = await upload(file, { as: await makeSignedIn() });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    const { key } = (answer.body as { serverData: { key: string } }).serverData;
    const served = await download(await signedUrl(key));
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': file.type, 'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''\S+$/), 'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'", 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin',
    });
    expect(bytes.toString('latin1')).not.toMatch(/<script>|GPS/);
    if (file.type.startsWith('image/')) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

describe('the way in', () => {
  const pdf = good[0]?.file ?? { name: '', type: '', bytes: new Uint8Array() };
  const placeFor = async (as: SignedIn) => ((await announce([pdf], { as })).body as [{ url: string; key: string }])[0];

  it('takes 10 files at once and refuses 11', async () => {
    const as = await makeSignedIn();
    expect(await announce(Array(11).fill(pdf), { as })).toMatchObject({ status: 400, body: { code: 'too_many_files' } });
    expect(await announce([], { as })).toMatchObject({ status: 400 });
    const ten = await announce(Array.from({ length: 10 }, (_, index) => ({ ...pdf, name: `${index}.pdf` })), { as });
    expect(ten).toMatchObject({ status: 200 });
    expect(ten.body).toHaveLength(10);
  });

  it('takes one part that is called file', async () => {
    const as = await makeSignedIn();
    const { url } = await placeFor(as);
    const two = formOf(pdf);
    two.append('file', new File([new Uint8Array(pdf.bytes)], pdf.name, { type: pdf.type }));
    const other = new FormData();
    other.append('photo', new File([new Uint8Array(pdf.bytes)], pdf.name, { type: pdf.type }));
    const text = new FormData();
    text.append('file', 'text');
    for (const form of [two, other, text, new FormData()]) expect(await put(url, form)).toMatchObject({ status: 400, body: { success: false } });
    expect(await put(url, formOf(pdf), { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    expect(await put(url, formOf(pdf), { 'content-length': '99999999' })).toMatchObject({ status: 413 });
    expect(await put(url, formOf(pdf))).toMatchObject({ status: 200 });
  });

  it('is closed to nobody, to a bad session, a bad ticket and another site', async () => {
    const as = await makeSignedIn();
    expect(await announce([pdf], {})).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
    expect(await announce([pdf], { as: { token: 'a.b.c' } })).toMatchObject({ status: 401 });
    expect(await announce([pdf], { ticket: 'x'.repeat(40) })).toMatchObject({ status: 403, body: { code: 'upload_ticket_invalid' } });
    expect(await announce([pdf], { as, headers: { origin: 'https://evil.test' } })).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
    expect(await announce([pdf], { as, slug: 'constructor' })).toMatchObject({ status: 404 });
    const forged = new Request('http://localhost:3000/api/uploadthing?slug=document', {
      method: 'POST', body: '{}', headers: { 'uploadthing-hook': 'callback', 'x-uploadthing-signature': 'hmac-sha256=00', 'content-type': 'application/json' },
    });
    expect((await uploadRoutes.POST(forged)).status).toBe(400);
  });

  it('opens no path', async () => {
    for (const address of ['/api/local-files/a/local/..%2f..%2fpackage.json', '/api/local-files/a/local/%2e%2e', `/api/local-files/a/local/${'A'.repeat(40)}`]) {
      expect((await download(address)).status).toBe(404);
    }
  });

  it('holds 50 unused files of a party, also when they come at once; what is handed in does not count', async () => {
    const as = await makeSignedIn();
    await db.storedFile.createMany({
      data: Array.from({ length: 45 }, (_, index) => ({ key: `quota${String(index).padStart(30, '0')}`, kind: 'document' as const, ownerId: as.partyId, name: 'a.pdf', contentType: pdf.type, size: 10, sha256: '' })),
    });
    const { body } = await announce(Array.from({ length: 5 }, (_, index) => ({ ...pdf, name: `a${index}.pdf` })), { as });
    const more = await announce(Array.from({ length: 5 }, (_, index) => ({ ...pdf, name: `b${index}.pdf` })), { as });
    const places = [...(body as { url: string }[]), ...(more.body as { url: string }[])];
    const answers = await Promise.all(places.map(({ url }) => put(url, formOf(pdf))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409).map(({ body: refusal }) => refusal)).toEqual(Array(5).fill(expect.objectContaining({ code: 'upload_quota' })));
    expect(await db.storedFile.count({ where: { ownerId: as.partyId } })).toBe(50);
    expect(await announce([pdf], { as })).toMatchObject({ status: 409, body: { code: 'upload_quota' } });
    const { id: rfqId } = await db.rfq.create({ data: { buyerId: as.partyId, title: 'Wanted', quantity: 1 }, select: { id: true } });
    await db.rfqFile.create({ data: { rfqId, fileKey: `quota${'0'.repeat(30)}` }, select: { id: true } });
    expect(await announce([pdf], { as })).toMatchObject({ status: 200 });
  });
});
