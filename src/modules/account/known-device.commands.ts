import 'server-only';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/server/env';

/**
 * Devices that their owner has signed in with (docs/decisions/0014-known-devices.md). The cookie holds a random number and,
 * for each account, a mark that only this house can make: it says of no account that it was used here, and one that somebody
 * makes up is none. A mark is of the password that held when it was made: a new password forgets all devices.
 */

/** What a mark is made of. */
export interface DeviceHolder {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** Accounts that one browser remembers: a desk that several people share. */
const MARKS = 4;
const SHAPE = new RegExp(`^[\\w-]{22}(?:\\.[\\w-]{43}){1,${MARKS}}$`);
/** A key of its own, so that a mark says nothing about the sessions' secret. */
const key = Buffer.from(hkdfSync('sha256', env.authSecret, '', 'known devices', 32));

function markOf(device: string, { id, passwordHash }: DeviceHolder): string {
  return createHmac('sha256', key).update(`${device}|${id}|${passwordHash}`).digest('base64url');
}

function read(cookie: string | null): { device: string; marks: string[] } | null {
  if (cookie === null || !SHAPE.test(cookie)) return null;
  const [device = '', ...marks] = cookie.split('.');
  return { device, marks };
}

/** The number of the device, if the account's owner has signed in with it by the password that holds now; else null. */
export function knownDevice(cookie: string | null, holder: DeviceHolder): string | null {
  const kept = read(cookie);
  if (!kept) return null;
  const mark = Buffer.from(markOf(kept.device, holder));
  return kept.marks.some((one) => timingSafeEqual(Buffer.from(one), mark)) ? kept.device : null;
}

/** The cookie's value once the account's owner has signed in there: its mark comes first, the oldest goes. */
export function rememberDevice(cookie: string | null, holder: DeviceHolder): string {
  const kept = read(cookie) ?? { device: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(kept.device, holder);
  return [kept.device, mark, ...kept.marks.filter((one) => one !== mark).slice(0, MARKS - 1)].join('.');
}
