import 'server-only';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/server/env';

/** A key of its own, so that a seal says nothing about the sessions' secret. */
const key = Buffer.from(hkdfSync('sha256', env.authSecret, '', 'audit seals', 32));

/** An entry of the log as a seal names it. */
interface Entry {
  readonly seq: bigint;
  readonly hash: string;
}

/** The seal of the log up to an entry. Who can write into the database alone can't make one. */
export function sealOf({ seq, hash }: Entry): string {
  return createHmac('sha256', key).update(`${seq}|${hash}`).digest('hex');
}

/** Whether a seal is ours. */
export function isSealOf(entry: Entry, seal: string): boolean {
  const [ours, given] = [Buffer.from(sealOf(entry)), Buffer.from(seal)];
  return ours.length === given.length && timingSafeEqual(ours, given);
}
