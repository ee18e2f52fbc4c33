import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/test/call';
import { db } from '@/server/db';
import { drainOutbox } from '@/server/outbox';
import { sendMail } from './mail.commands';
import { deliverMail } from './mail-delivery.commands';

const setting = vi.hoisted(() => ({ smtpUrl: undefined as string | undefined }));
vi.mock('@/server/env', async (original) => {
  const { env } = await original<typeof import('@/server/env')>();
  return { env: { ...env, get smtpUrl() { return setting.smtpUrl; } } };
});

const deliver = (kind: string, payload: unknown) => (kind === 'mail' ? deliverMail(payload) : Promise.resolve());
const order = (to = 'ada@port.test') => db.$transaction((tx) => sendMail(tx, { to, locale: 'ar', kind: 'email_code', params: { code: '012345', minutes: 10 } }));
const due = () => db.outboxMessage.updateMany({ data: { lockedUntil: new Date(Date.now() - 1000) } });

beforeEach(async () => {
  setting.smtpUrl = undefined;
  await db.outboxMessage.deleteMany();
  await db.mail.deleteMany();
});

describe('without a mail server', () => {
  it('a mail lies in the mailbox once it was delivered, and is found by its address in any form', async () => {
    await order();
    await order('other@port.test');
    expect(await call('GET /api/dev/mailbox', { query: 'to=ada%40port.test' })).toMatchObject({ status: 200, body: [] });
    await drainOutbox(deliver);
    const { body } = await call('GET /api/dev/mailbox', { query: 'to=%20ADA%40port.test' });
    expect(body).toEqual([{
      to: 'ada@port.test', subject: 'رمزك: 012345', text: expect.stringContaining('012345') as string, html: expect.stringContaining('dir="rtl"') as string,
      sent_at: expect.stringMatching(/Z$/) as string,
    }]);
    expect((await call('GET /api/dev/mailbox')).body).toHaveLength(2);
    expect(await call('GET /api/dev/mailbox', { query: 'to=%00' })).toMatchObject({ status: 400, body: { code: 'text_invalid' } });
  });

  it('is not there when what it tells of was taken back', async () => {
    await db.$transaction(async (tx) => {
      await sendMail(tx, { to: 'ada@port.test', locale: 'en', kind: 'email_code', params: { code: '1', minutes: 10 } });
      throw new Error('no');
    }).catch(() => undefined);
    expect(await db.mail.count()).toBe(0);
  });
});

describe('with a mail server', () => {
  const received: { subject: string; to: string; messageId: string; text: string }[] = [];
  let refuse = false;
  let server: SMTPServer;

  async function listen(port = 0): Promise<number> {
    server = new SMTPServer({
      authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], logger: false,
      onRcptTo: (_, __, done) => done(refuse ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        void simpleParser(stream).then(({ subject = '', messageId = '', text = '' }) => {
          received.push({ subject, messageId, text, to: session.envelope.rcptTo.map(({ address }) => address).join() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.server.address() as { port: number }).port;
  }
  const close = () => new Promise<void>((resolve) => server.close(resolve));

  beforeEach(() => {
    received.length = 0;
    refuse = false;
  });
  afterEach(async () => {
    if (server.server.listening) await close();
  });

  it('a mail is handed over, once, to one address, with a Message-ID of its own', async () => {
    setting.smtpUrl = `smtp://127.0.0.1:${await listen()}`;
    await order();
    await drainOutbox(deliver);
    await db.outboxMessage.updateMany({ data: { sentAt: null, lockedUntil: null } });
    await drainOutbox(deliver);
    const { id } = await db.mail.findFirstOrThrow({ select: { id: true } });
    expect(received).toEqual([{ subject: 'رمزك: 012345', to: 'ada@port.test', messageId: `<mail-${id}@localhost>`, text: expect.stringContaining('012345') as string }]);
  });

  it('that is down delays a mail and loses none, however long', async () => {
    const port = await listen();
    await close();
    setting.smtpUrl = `smtp://127.0.0.1:${port}`;
    await order();
    for (let round = 0; round < 15; round += 1) {
      expect(await drainOutbox(deliver)).toBe(0);
      await due();
    }
    expect(await db.outboxMessage.findFirst({ select: { attempts: true, sentAt: true } })).toEqual({ attempts: 0, sentAt: null });
    expect((await call('GET /api/ready')).status).toBe(200);
    await listen(port);
    expect(await drainOutbox(deliver)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('that refuses an address is asked ten times and then left', async () => {
    refuse = true;
    setting.smtpUrl = `smtp://127.0.0.1:${await listen()}`;
    await order('nobody@port.test');
    for (let round = 0; round < 12; round += 1) {
      await drainOutbox(deliver);
      await due();
    }
    expect(await db.outboxMessage.findFirst({ select: { attempts: true, sentAt: true } })).toEqual({ attempts: 10, sentAt: null });
  });
});
