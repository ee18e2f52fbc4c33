import 'server-only';
import { db } from '@/server/db';

/** Slugs of the roles that a party holds, first registered first. */
export async function grantedRoles(partyId: number): Promise<string[]> {
  const grants = await db.grant.findMany({ where: { partyId }, select: { role: { select: { slug: true } } }, orderBy: { createdAt: 'asc' } });
  return grants.map((grant) => grant.role.slug);
}
