import * as z from 'zod';
import { LOCALES } from '@/i18n/locales';
import { isTimeZone } from './time-zone.schema';

/** What a party sets for itself; what is left out stays. */
export const settingsBody = z.strictObject({
  locale: z.enum(LOCALES, 'language_unknown').optional(),
  time_zone: z.string('time_zone_unknown').refine(isTimeZone, 'time_zone_unknown').optional(),
  mail_notices: z.boolean('invalid_input').optional(),
});
export type SettingsBody = z.output<typeof settingsBody>;

export const settingsAnswer = z.object({ locale: z.enum(LOCALES), time_zone: z.string(), mail_notices: z.boolean() });
export type SettingsAnswer = z.output<typeof settingsAnswer>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything of a party that is its own, for taking away. Rows are written for people and programs alike: times in ISO 8601, amounts as decimals. */
export const ownDataAnswer = z.object({
  made_at: z.iso.datetime(),
  profile: z.record(z.string(), z.unknown()),
  grants: rows, consents: rows, delivery_addresses: rows, favourites: rows, saved_searches: rows, documents: rows, files: rows,
  products: rows, rfqs: rows, offers: rows, quotations: rows, orders: rows, messages: rows,
  contact_requests: rows, help_requests: rows, notifications: rows, sessions: rows,
});
export type OwnDataAnswer = z.output<typeof ownDataAnswer>;
