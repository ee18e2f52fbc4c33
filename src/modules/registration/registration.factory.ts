import { randomBytes } from 'node:crypto';
import { db } from '@/server/db';
import { call, type Answered } from '@/test/call';

/** A right registration with the documented keys alone, and what a test changes of it. */
export function registration(change: object = {}): { email: string; password: string; phone: string } & Record<string, unknown> {
  const serial = randomBytes(4).toString('hex');
  return { email: `new-${serial}@port.test`, password: 'Harbour-7-crane', firstName: 'Ada', lastName: 'Lovelace', phone: '+49 40 123456', workClass: 'seller', ...change };
}

/** The parameters of the newest mail of a kind to an address; empty without one. */
export async function newestMail(to: string, kind: string): Promise<Readonly<Record<string, unknown>>> {
  const mail = await db.mail.findFirst({ where: { to: { equals: to, mode: 'insensitive' }, kind }, select: { params: true }, orderBy: { id: 'desc' } });
  return (mail?.params ?? {}) as Record<string, unknown>;
}

/** Asks for a code and types it, from an address of its own. Gives the ticket. */
export async function provenTicket(email: string, address = ''): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  await call('POST /api/send-otp', { body: { email }, headers: { 'x-forwarded-for': `192.0.2.${randomBytes(1)[0]}` } });
  const { code } = await newestMail(email.normalize('NFKC').trim().toLowerCase(), 'email_code');
  const { body } = await call('POST /api/verify-otp', { body: { email, otp: code }, headers });
  return (body as { ticket?: string }).ticket ?? '';
}

/** The token of the newest confirmation mail to an address. */
export async function confirmationToken(email: string): Promise<string> {
  const { link } = await newestMail(email, 'confirm_registration');
  return /token=([\w-]+)/.exec(String(link))?.[1] ?? '';
}

/** Registers; every request from an address of its own unless one is given. */
export function registerAs(body: object, address = `198.51.100.${randomBytes(1)[0]}`): Promise<Answered> {
  return call('POST /api/register', { body, headers: { 'x-forwarded-for': address } });
}
