import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { publicUrl } from '@/server/uploads/storage';
import type { DeliveryAddressAnswer, ProfileAnswer } from './profile.schema';

const profileFields = {
  vendorCode: true, email: true, firstName: true, lastName: true, companyName: true, phone: true, address: true, zipCode: true, taxId: true, pictureKey: true,
  createdAt: true, approvedAt: true, verifiedAt: true, port: { select: { id: true, name: true, code: true } },
} satisfies Prisma.PartySelect;

/** What a party sees of itself. */
export async function findProfile(partyId: number, client: Tx = db): Promise<ProfileAnswer> {
  const party = await client.party.findUniqueOrThrow({ where: { id: partyId }, select: profileFields });
  return {
    vendor_code: party.vendorCode, email: party.email,
    first_name: party.firstName, last_name: party.lastName, company_name: party.companyName, phone: party.phone,
    address: party.address, zip_code: party.zipCode, tax_id: party.taxId, port: party.port,
    picture: party.pictureKey && publicUrl(party.pictureKey),
    created_at: party.createdAt.toISOString(),
    approved_at: party.approvedAt?.toISOString() ?? null,
    verified_at: party.verifiedAt?.toISOString() ?? null,
  };
}

export const deliveryAddressFields = { id: true, label: true, recipient: true, address: true, zipCode: true, city: true, country: true } satisfies Prisma.DeliveryAddressSelect;

export function toDeliveryAddress({ zipCode, ...row }: Prisma.DeliveryAddressGetPayload<{ select: typeof deliveryAddressFields }>): DeliveryAddressAnswer {
  return { id: row.id, label: row.label, recipient: row.recipient, address: row.address, zip_code: zipCode, city: row.city, country: row.country };
}

/** A party's own delivery addresses, in the order in which they were added. */
export function listDeliveryAddresses(partyId: number, range: Range): Promise<Counted<DeliveryAddressAnswer>> {
  return readRange(range, {
    rows: (part) => db.deliveryAddress.findMany({ where: { partyId }, select: deliveryAddressFields, orderBy: { id: 'asc' }, ...part }),
    count: () => db.deliveryAddress.count({ where: { partyId } }),
    answer: toDeliveryAddress,
  });
}
