import * as z from 'zod';
import { id, LIMITS, lineText, orNull, text, titleText } from '@/http/input';
import { phoneOrNone } from '@/modules/account/identity.schema';
import { COUNTRIES } from './country.schema';

const ZIP_LIMIT = 20;
const TAX_LIMIT = 60;
/** Longest postal address, in characters. */
export const ADDRESS_LIMIT = 500;

/** What a party writes about itself. Its e-mail and vendor code are changed by HR. */
export const profileBody = z.strictObject({
  first_name: titleText(LIMITS.name, 'first_name_required'),
  last_name: lineText(LIMITS.name),
  company_name: lineText(LIMITS.name),
  phone: phoneOrNone(),
  address: text(ADDRESS_LIMIT),
  zip_code: lineText(ZIP_LIMIT),
  /** Null for none. */
  port_id: orNull(id('port_unknown')),
  tax_id: lineText(TAX_LIMIT),
});
export type ProfileBody = z.output<typeof profileBody>;

/** A party's own profile. */
export const profileAnswer = z.object({
  vendor_code: z.string(), email: z.string(),
  first_name: z.string(), last_name: z.string(), company_name: z.string(), phone: z.string(), address: z.string(), zip_code: z.string(), tax_id: z.string(),
  /** Address of the own picture. */
  picture: z.string().nullable(),
  port: z.object({ id: z.int(), name: z.string(), code: z.string() }).nullable(),
  created_at: z.iso.datetime(), approved_at: z.iso.datetime().nullable(), verified_at: z.iso.datetime().nullable(),
});
export type ProfileAnswer = z.output<typeof profileAnswer>;

/** A place to which goods are brought. */
export const deliveryAddressBody = z.strictObject({
  label: titleText(LIMITS.name, 'address_label_required'),
  recipient: titleText(LIMITS.name, 'address_recipient_required'),
  address: text(ADDRESS_LIMIT).refine((value) => value !== '', 'address_street_required'),
  zip_code: lineText(ZIP_LIMIT),
  city: titleText(LIMITS.name, 'address_city_required'),
  country: z.string('country_unknown').refine((value) => COUNTRIES.includes(value), 'country_unknown'),
});
export type DeliveryAddressBody = z.output<typeof deliveryAddressBody>;

export const deliveryAddressAnswer = z.object({
  id: z.int(), label: z.string(), recipient: z.string(), address: z.string(), zip_code: z.string(), city: z.string(), country: z.string(),
});
export type DeliveryAddressAnswer = z.output<typeof deliveryAddressAnswer>;
