import type { DeliveryAddressAnswer, ProfileAnswer } from '@/modules/profile/profile.schema';
import type { DpoAnswer } from '../order.schema';

/** What is typed about where the goods go. */
export interface Fields {
  addressId: string;
  consignee: string;
  notifyParty: string;
}

type Own = Pick<ProfileAnswer, 'address' | 'zip_code'>;

/**
 * What the form begins with: what was said before; otherwise the only address that is kept, and as the consignee the buyer
 * with its address, as far as that is known. An order keeps copies: of the kept addresses the one is meant that says the same still.
 */
export function deliveryValues({ buyer, delivery }: Pick<DpoAnswer, 'buyer' | 'delivery'>, kept: readonly DeliveryAddressAnswer[], { address, zip_code: zipCode }: Own): Fields {
  const said = delivery && kept.find((one) => one.recipient === delivery.recipient && one.address === delivery.street && one.zip_code === delivery.zipCode && one.city === delivery.city && one.country === delivery.country);
  const [first, ...others] = kept;
  const chosen = said ?? (delivery === null && others.length === 0 ? first : undefined);
  return {
    addressId: chosen ? String(chosen.id) : '',
    consignee: delivery?.consignee ?? [buyer, address, zipCode].map((line) => line.trim()).filter((line) => line !== '').join('\n'),
    notifyParty: delivery?.notifyParty ?? '',
  };
}
