import 'server-only';
import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { Problem } from '@/http/problem';
import { countAddressTry } from '@/modules/account/counted-try.commands';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { sendMail } from '@/modules/mail/mail.commands';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { newToken } from '@/server/one-time-token';
import { recordSecurityEvent } from '@/server/security-events';
import { countUse } from '@/server/throttle';
import { transact } from '@/server/transact';

const HOUR_SECONDS = 3600;
/** A key of its own, so that a code's hash says nothing about the sessions' secret. */
const pepper = Buffer.from(hkdfSync('sha256', env.authSecret, '', 'one-time codes', 32));

/** What is kept of a code: without the pepper a million guesses would give it away. */
function codeHash(subject: string, code: string): string {
  return createHmac('sha256', pepper).update(`${subject}|${code}`).digest('hex');
}

async function countSending(subject: string, address: string): Promise<void> {
  await countUse({ key: `code:pause:${subject}`, most: 1, windowSeconds: SETTINGS.codePauseSeconds });
  await countUse({ key: `code:subject:${subject}`, most: SETTINGS.codesPerSubjectHour, windowSeconds: HOUR_SECONDS });
  await countUse({ key: `code:address:${address}`, most: SETTINGS.codesPerAddressHour, windowSeconds: HOUR_SECONDS });
}

/**
 * Sends a six-digit code to an e-mail address, whoever has it; the code before is void.
 *
 * @throws Problem too_many_attempts (429)
 */
export async function sendEmailCode(email: string, locale: string, address: string): Promise<void> {
  const subject = normalizeEmail(email);
  await countSending(subject, address);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const minutes = await recentSetting('codeMinutes');
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await transact(async (tx) => {
    await tx.proof.deleteMany({ where: { channel: 'email', subject, provenAt: null } });
    await tx.proof.create({ data: { channel: 'email', subject, codeHash: codeHash(subject, code), expiresAt }, select: { id: true } });
    await sendMail(tx, { to: subject, locale, kind: 'email_code', params: { code, minutes } });
  });
}

/** Counts a code to a telephone. No sender of such messages is connected, so nothing leaves the house. */
export async function sendPhoneCode(phone: string, address: string): Promise<void> {
  await countSending(phone, address);
}

/**
 * Weighs a code that was typed for an e-mail address. One statement counts the try and takes the code, so that five tries
 * are five also when a thousand come at once.
 *
 * @returns the ticket under which documents may go up, and which shows the proof at the registration
 * @throws Problem otp_invalid (one answer for wrong, void, expired and used-up codes), too_many_attempts
 */
export async function proveEmail(email: string, code: string, address: string): Promise<string> {
  const subject = normalizeEmail(email);
  const attempt = await countAddressTry('code-tries', address);
  const given = codeHash(subject, code);
  const { token, hash } = newToken();
  const rows = await db.$queryRaw<{ id: number; isProven: boolean; attempts: number }[]>`
    UPDATE "Proof" SET
      "attempts" = CASE WHEN "codeHash" = ${given} THEN "attempts" ELSE "attempts" + 1 END,
      "provenAt" = CASE WHEN "codeHash" = ${given} THEN now() END,
      "ticketHash" = CASE WHEN "codeHash" = ${given} THEN ${hash} END,
      "address" = CASE WHEN "codeHash" = ${given} THEN ${address} ELSE '' END
    WHERE "id" = (SELECT "id" FROM "Proof" WHERE "channel" = 'email' AND "subject" = ${subject} ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      AND "provenAt" IS NULL AND "expiresAt" > now() AND "attempts" < ${SETTINGS.codeTries}::int
    RETURNING "id", "provenAt" IS NOT NULL AS "isProven", "attempts"`;
  const [weighed] = rows;
  if (!weighed?.isProven) {
    if (weighed?.attempts === SETTINGS.codeTries) recordSecurityEvent({ action: 'code.used_up', entity: 'proof', entityId: weighed.id, details: { address } });
    attempt.failed();
    throw new Problem('otp_invalid', { field: 'otp' });
  }
  await attempt.succeeded();
  return token;
}

/**
 * Weighs a code that was typed for a telephone: without a sender six digits are all that can be asked for, and the number
 * stays unproven.
 *
 * @throws Problem otp_format
 */
export function checkPhoneCode(code: string): void {
  if (!/^\d{6}$/.test(code)) throw new Problem('otp_format', { field: 'otp' });
}
