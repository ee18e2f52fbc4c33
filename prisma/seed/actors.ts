import type { Actor } from '../../src/access/actor.ts';
import { db } from '../../src/server/db.ts';

/** A party in a role, made without a session, for running its commands. */
export async function actorOf(id: number | undefined, role: string): Promise<Actor> {
  const { approvedAt, ...party } = await db.party.findUniqueOrThrow({
    where: { id: id ?? 0 },
    select: { vendorCode: true, firstName: true, lastName: true, companyName: true, timeZone: true, approvedAt: true },
  });
  return { ...party, sessionId: '', partyId: id ?? 0, role, picture: null, expires: new Date(0), rejected: false, approved: approvedAt !== null };
}
