import { beforeAll, describe, expect, it, vi } from 'vitest';

/** With an account at uploadthing the embedded provider is not there, and addresses are the service's. */
const token = Buffer.from(JSON.stringify({ apiKey: 'sk_live_test', appId: 'marsa', regions: ['sea1'] })).toString('base64');

beforeAll(() => {
  vi.resetModules();
  vi.stubEnv('UPLOADTHING_TOKEN', token);
});

describe('with a token of the service', () => {
  it('the embedded provider’s addresses do not exist', async () => {
    const { localFile, localIngest } = await import('./embedded-routes');
    const { HEAD, PUT } = localIngest(() => Promise.reject(new Error('no hook')));
    const context = { params: Promise.resolve({ key: 'A'.repeat(48) }) };
    for (const [method, handle] of [['HEAD', HEAD], ['PUT', PUT], ['GET', localFile]] as const) {
      expect((await handle(new Request('http://localhost:3000/api/local-ingest/x', { method }), context)).status).toBe(404);
    }
  });

  it('files are reached at the service, private ones by a signature', async () => {
    const { publicUrl, signedUrl } = await import('./storage');
    expect(publicUrl('KEY')).toBe('https://marsa.ufs.sh/f/KEY');
    expect(await signedUrl('KEY')).toMatch(/^https:\/\/marsa\.ufs\.sh\/f\/KEY\?expires=\d+&signature=hmac-sha256/);
  });

  it('the service calls back under our own address, whatever a request says of itself', async () => {
    const { uploadConfig } = await import('./upload-config');
    expect(uploadConfig()).toMatchObject({ token, callbackUrl: 'http://localhost:3000/api/uploadthing' });
  });
});
