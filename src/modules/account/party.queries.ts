import 'server-only';
import { STAFF_CODES, type RoleSlug } from '@/access/roles';
import type { Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';

/** The parties that hold a role and may use it, as a selection of their ids. */
export function partiesWithRole(role: RoleSlug): Prisma.Sql {
  return Prisma.sql`
    SELECT party."id" FROM "Party" AS party JOIN "Grant" AS held ON held."partyId" = party."id" JOIN "Role" AS role ON role."id" = held."roleId"
    WHERE role."slug" = ${role} AND party."status" = 'active'`;
}

/** The name under which other parties meet a party: its company, else the person. */
export function displayName(party: { companyName: string; firstName: string; lastName: string }): string {
  return party.companyName || `${party.firstName} ${party.lastName}`.trim();
}

/** What `actorName` needs. */
export const actorNameFields = { companyName: true, firstName: true, lastName: true, grants: { where: { role: { code: { in: [...STAFF_CODES] } } }, select: { id: true }, take: 1 } } satisfies Prisma.PartySelect;

/** Who did something, for the house's own lists: of its staff the person, of others what parties know them by. Never for outside parties, to whom the house is one. */
export function actorName({ grants, ...party }: { companyName: string; firstName: string; lastName: string; grants: readonly unknown[] }): string {
  return grants.length > 0 ? `${party.firstName} ${party.lastName}`.trim() : displayName(party);
}

/** What `displayName` needs, plus the public code. */
export const partyNameFields = { vendorCode: true, companyName: true, firstName: true, lastName: true } as const;

/** Who a mail to a party goes to, in which language, and what it is greeted with. */
export async function addresseeOf(tx: Tx, partyId: number): Promise<{ to: string; locale: string; name: string }> {
  const { email, locale, firstName } = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { email: true, locale: true, firstName: true } });
  return { to: email, locale, name: firstName };
}
