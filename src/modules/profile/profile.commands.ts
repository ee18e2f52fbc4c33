import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { plainPhone } from '@/modules/account/identity.schema';
import { lockParty } from '@/modules/account/party-lock.commands';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { takeBadge } from '@/modules/kyc/badge.commands';
import { holdName } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { portExists } from '@/modules/port/port.queries';
import { audit } from '@/server/audit';
import type { RecordedAction } from '@/server/audit-words';
import type { SqlTx, Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { companyKey, isHouseName } from './company-name';
import { deliveryAddressFields, findProfile, toDeliveryAddress } from './profile.queries';
import type { DeliveryAddressAnswer, DeliveryAddressBody, ProfileAnswer, ProfileBody } from './profile.schema';

/** What HR has looked at before it approved the party, beside the name that others read. */
const CHECKED = ['companyName', 'taxId'] as const;

/** What others call the party by. */
const NAMES = ['companyName', 'firstName', 'lastName'] as const;

/**
 * A party changes what it says of itself. Where HR has approved it and its name or tax identity becomes another, HR is told,
 * and the verified badge, which was given to what stood there before, is away until HR gives it back. A number that becomes
 * another is no longer a proven one.
 *
 * @throws Problem port_unknown, company_name_taken (another party's, or the house's own)
 */
export async function saveProfile(actor: Actor, body: ProfileBody): Promise<ProfileAnswer> {
  if (body.port_id !== null && !(await portExists(body.port_id))) throw new Problem('port_unknown', { field: 'port_id' });
  const { partyId } = actor;
  const next = {
    firstName: body.first_name, lastName: body.last_name, companyName: body.company_name, phone: body.phone,
    address: body.address, zipCode: body.zip_code, portId: body.port_id, taxId: body.tax_id,
  };
  return transact(async (tx) => {
    // The lock lets what was read here be what is written over.
    await lockParty(tx, partyId);
    const { phone, ...kept } = await tx.party.findUniqueOrThrow({
      where: { id: partyId },
      select: { firstName: true, lastName: true, companyName: true, phone: true, address: true, zipCode: true, portId: true, taxId: true, approvedAt: true, vendorCode: true },
    });
    const before = { ...kept, phone: plainPhone(phone) };
    const changed = (Object.keys(next) as (keyof typeof next)[]).filter((field) => before[field] !== next[field]);
    if (changed.length === 0) return findProfile(partyId, tx);
    const isRenamed = displayName(before) !== displayName(next);
    if (isRenamed) await refuseTakenName(tx, partyId, displayName(next));
    await tx.party.updateMany({ where: { id: partyId }, data: { ...next, ...(changed.includes('phone') && { phoneProvenAt: null }) } });
    if (NAMES.some((field) => changed.includes(field))) await holdName(tx, partyId, before);
    if (before.approvedAt !== null && (isRenamed || CHECKED.some((field) => changed.includes(field)))) {
      await takeBadge(tx, actor, partyId);
      await notify(tx, {
        kind: 'profile_changed', params: { userId: partyId, party: displayName(next), vendorCode: before.vendorCode }, toRole: 'hr',
      });
    }
    await audit(tx, {
      actor: asTransitionActor(actor), action: 'party.profile_changed', entity: 'party', entityId: partyId,
      details: { fields: changed, ...(changed.includes('companyName') && { from: before.companyName, to: next.companyName }) },
    });
    return findProfile(partyId, tx);
  });
}

/**
 * Nobody takes the name under which another party trades, nor the house's.
 *
 * @throws Problem company_name_taken
 */
async function refuseTakenName(tx: Tx & SqlTx, partyId: number, name: string): Promise<void> {
  const key = companyKey(name);
  if (key === '') return;
  if (isHouseName(name)) throw new Problem('company_name_taken', { field: 'company_name' });
  // Of two that wish for one name at once, the second sees the first's.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`company:${key}`}, 0))`;
  const others = await tx.party.findMany({ where: { id: { not: partyId }, companyName: { not: '' } }, select: { companyName: true } });
  if (others.some(({ companyName }) => companyKey(companyName) === key)) throw new Problem('company_name_taken', { field: 'company_name' });
}

/**
 * Adds a place to which goods are brought.
 *
 * @throws Problem too_many_addresses
 */
export async function addDeliveryAddress(actor: Actor, body: DeliveryAddressBody): Promise<DeliveryAddressAnswer> {
  const { partyId } = actor;
  return transact(async (tx) => {
    await lockParty(tx, partyId);
    if ((await tx.deliveryAddress.count({ where: { partyId } })) >= SETTINGS.deliveryAddresses) throw new Problem('too_many_addresses');
    const added = await tx.deliveryAddress.create({ data: { partyId, ...columnsOf(body) }, select: deliveryAddressFields });
    await note(tx, actor, 'delivery_address.create', added.id);
    return toDeliveryAddress(added);
  });
}

/**
 * Changes one of the party's own delivery addresses.
 *
 * @throws Problem not_found, also for another party's
 */
export async function changeDeliveryAddress(actor: Actor, addressId: number, body: DeliveryAddressBody): Promise<DeliveryAddressAnswer> {
  return transact(async (tx) => {
    const { count } = await tx.deliveryAddress.updateMany({ where: { id: addressId, partyId: actor.partyId }, data: columnsOf(body) });
    if (count === 0) throw new Problem('not_found');
    await note(tx, actor, 'delivery_address.update', addressId);
    return toDeliveryAddress(await tx.deliveryAddress.findUniqueOrThrow({ where: { id: addressId }, select: deliveryAddressFields }));
  });
}

/**
 * Takes one of the party's own delivery addresses away.
 *
 * @throws Problem not_found, also for another party's
 */
export async function removeDeliveryAddress(actor: Actor, addressId: number): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.deliveryAddress.deleteMany({ where: { id: addressId, partyId: actor.partyId } });
    if (count === 0) throw new Problem('not_found');
    await note(tx, actor, 'delivery_address.delete', addressId);
  });
}

function columnsOf({ zip_code: zipCode, ...body }: DeliveryAddressBody) {
  return { label: body.label, recipient: body.recipient, address: body.address, zipCode, city: body.city, country: body.country };
}

function note(tx: Tx, actor: Actor, action: RecordedAction, addressId: number): Promise<void> {
  return audit(tx, { actor: asTransitionActor(actor), action, entity: 'delivery_address', entityId: addressId });
}
