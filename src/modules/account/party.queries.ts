import 'server-only';
import { db, type Tx } from '@/server/db';

/** Ids of the parties that hold a role and may use it. */
export async function partyIdsWithRole(tx: Tx, role: string): Promise<number[]> {
  const parties = await tx.party.findMany({ where: { status: 'active', grants: { some: { role: { slug: role } } } }, select: { id: true } });
  return parties.map((party) => party.id);
}

/** The name under which other parties meet a party: its company, else the person. */
export function displayName(party: { companyName: string; firstName: string; lastName: string }): string {
  return party.companyName || `${party.firstName} ${party.lastName}`.trim();
}

/** What `displayName` needs, plus the public code. */
export const partyNameFields = { vendorCode: true, companyName: true, firstName: true, lastName: true } as const;

/** What a party sees of itself on its profile. */
export function ownProfile(partyId: number) {
  return db.party.findUniqueOrThrow({
    where: { id: partyId },
    select: {
      vendorCode: true, firstName: true, lastName: true, companyName: true, email: true, createdAt: true, approvedAt: true, verifiedAt: true,
      port: { select: { code: true, name: true } },
    },
  });
}
