import 'server-only';
import type { Tx } from '@/server/db';

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

/** Who a mail to a party goes to, in which language, and what it is greeted with. */
export async function addresseeOf(tx: Tx, partyId: number): Promise<{ to: string; locale: string; name: string }> {
  const { email, locale, firstName } = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { email: true, locale: true, firstName: true } });
  return { to: email, locale, name: firstName };
}
