import type { Actor } from '@/access/actor';
import { serial } from '@/test/serial';
import { addDeliveryAddress } from './profile.commands';

/** A body that the profile call takes; no two companies of it have one name. */
export function profileRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { first_name: 'Ada', last_name: 'Port', company_name: `Port ${serial()} Ltd`, phone: '+49401234', address: 'Am Kai 1', zip_code: '20457', port_id: null, tax_id: 'DE123456789', ...over };
}

/** A body that the delivery address calls take. */
export function deliveryAddressRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { label: 'Warehouse 2', recipient: 'Gate office', address: 'Am Kai 2', zip_code: '20457', city: 'Hamburg', country: 'DE', ...over };
}

/** A party's delivery address. Gives its id. */
export async function makeDeliveryAddress(owner: Actor): Promise<number> {
  return (await addDeliveryAddress(owner, deliveryAddressRequest())).id;
}
