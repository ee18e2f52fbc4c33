import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('@/server/log', () => ({ log: vi.fn() }));

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  const { closeDb } = await import('@/server/db');
  await closeDb();
  sockets.forEach((socket) => socket.destroy());
  await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  vi.unstubAllEnvs();
});

/** What a PostgreSQL that starts up, shuts down or is full answers to a greeting. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Listens as something that is no healthy database; gives the port. */
async function listen(greet: (socket: Socket) => void): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket)).once('data', () => greet(socket));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The calls of a process whose database is at this port. */
async function processAt(port: number) {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', `postgresql://postgres:x@127.0.0.1:${port}/away`);
  const [{ call }, { signSessionToken }] = [await import('@/test/call'), await import('@/access/token')];
  const token = await signSessionToken({ sessionId: 'c0ffee00-1234-4abc-8def-0123456789ab', partyId: 1, role: 'buyer', expires: new Date(Date.now() + 60_000) });
  return { call, as: { token } };
}

const AWAY: readonly (readonly [string, () => Promise<number>])[] = [
  ['is not there', () => Promise.resolve(1)],
  ['starts up', () => listen((socket) => socket.end(fatal('57P03', 'the database system is starting up')))],
  ['shuts down', () => listen((socket) => socket.end(fatal('57P01', 'terminating connection due to administrator command')))],
  ['is full', () => listen((socket) => socket.end(fatal('53300', 'sorry, too many clients already')))],
  ['hangs up', () => listen((socket) => socket.destroy())],
  ['never answers', () => listen(() => undefined)],
];

describe.each(AWAY)('while the database %s', (_, begin) => {
  it('every call that needs it answers 503 within three seconds, and says when to come again', async () => {
    const { call, as } = await processAt(await begin());
    const ask = () => Promise.all([
      call('GET /api/products'), call('GET /api/products/{productId}', { params: { productId: 1 } }), call('GET /api/ports'), call('GET /api/ready'),
      call('POST /api/auth/login', { body: { vendorCode: 'BUY-7K3Q9M', password: 'x' } }), call('GET /api/buyer/rfqs', { as }), call('POST /api/buyer/rfqs', { as, body: {} }),
      call('POST /api/auth/logout', { as, by: 'bearer' }),
    ]);
    // The first time the calls are still loaded.
    await ask();
    const began = performance.now();
    const answers = await ask();
    expect(performance.now() - began).toBeLessThan(3000);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, error: 'Service temporarily unavailable', code: 'unavailable' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.text).not.toMatch(/127\.0\.0\.1|postgres|prisma|ECONN|FATAL/i);
    }
  }, 30_000);

  it('the process lives, and who is not signed in hears so', async () => {
    const { call } = await processAt(await begin());
    expect(await call('GET /api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await call('GET /api/buyer/rfqs')).toMatchObject({ status: 401 });
    expect(await call('GET /api/buyer/rfqs', { as: { token: 'a.b.c' }, by: 'bearer' })).toMatchObject({ status: 401 });
  });
});
