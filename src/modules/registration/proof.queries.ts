import 'server-only';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { tokenHash } from '@/server/one-time-token';

/**
 * The newest fresh proof that an e-mail address belongs to whoever registers now: who shows its ticket, or comes from where
 * the code was typed. Somebody else who knows that a proof was made cannot register with it. It may be used up already.
 */
export function findProof(email: string, who: { ticket: string | null; address: string }) {
  const since = new Date(Date.now() - SETTINGS.proofMinutes * 60_000);
  return db.proof.findFirst({
    where: {
      channel: 'email', subject: normalizeEmail(email), provenAt: { gte: since },
      OR: [...(who.ticket === null ? [] : [{ ticketHash: tokenHash(who.ticket) }]), { address: who.address }],
    },
    select: { id: true, provenAt: true, consumedAt: true, ticketHash: true },
    orderBy: { provenAt: 'desc' },
  });
}

export type FoundProof = NonNullable<Awaited<ReturnType<typeof findProof>>>;
