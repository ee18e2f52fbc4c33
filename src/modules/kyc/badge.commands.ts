import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { markProductsVerified } from '@/modules/catalogue/catalogue.commands';
import { audit, SYSTEM } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { rolesOf } from './kyc.queries';
import { requiredTypes } from './kyc.schema';

/**
 * Sets whether a party is verified, from what stands in the database at this point of the transaction: HR has approved
 * it and has not taken its badge away, and every paper asked of its roles is approved and not past its last day. Its
 * products follow. To be called by whatever changes one of these: a decision about a paper, its expiry, an approval of
 * the party, a change of its roles, HR's word about the badge.
 */
export async function refreshBadge(tx: Tx, partyId: number): Promise<void> {
  // Two decisions about two papers of a party must see each other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`badge:${partyId}`}, 0))`;
  const party = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { approvedAt: true, verifiedAt: true, badgeTakenAt: true } });
  const isVerified = party.approvedAt !== null && party.badgeTakenAt === null && (await hasEveryPaper(tx, partyId));
  if (isVerified === (party.verifiedAt !== null)) return;
  const verifiedAt = isVerified ? new Date() : null;
  await tx.party.update({ where: { id: partyId }, data: { verifiedAt }, select: { id: true } });
  await markProductsVerified(tx, partyId, verifiedAt);
  await audit(tx, { actor: SYSTEM, action: isVerified ? 'party.verified' : 'party.unverified', entity: 'party', entityId: partyId });
}

/**
 * What a badge was given to has become another: it is away until HR has looked and gives it back, also where the last of the
 * papers is still missing.
 */
export async function takeBadge(tx: Tx, actor: Actor, partyId: number): Promise<void> {
  const { verifiedAt, badgeTakenAt } = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { verifiedAt: true, badgeTakenAt: true } });
  if (badgeTakenAt !== null) return;
  const checked = verifiedAt !== null || (await tx.documentSubmission.count({ where: { partyId, status: 'approved' } })) > 0;
  if (!checked) return;
  await tx.party.update({ where: { id: partyId }, data: { badgeTakenAt: new Date() }, select: { id: true } });
  await refreshBadge(tx, partyId);
  await audit(tx, { actor: asTransitionActor(actor), action: 'party.badge_taken', entity: 'party', entityId: partyId });
}

/** A party of whom no paper is asked has nothing that a badge could say was checked. */
async function hasEveryPaper(tx: Tx, partyId: number): Promise<boolean> {
  const required = requiredTypes(await rolesOf(tx, partyId));
  if (required.length === 0) return false;
  const valid = await tx.documentSubmission.findMany({
    where: { partyId, status: 'approved', documentType: { in: required }, OR: [{ expiresOn: null }, { expiresOn: { gte: dayInZone(new Date(), 'UTC') } }] },
    select: { documentType: true }, distinct: ['documentType'],
  });
  return valid.length === required.length;
}
