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
  products: rows, product_changes: rows, catalogs: rows, rfqs: rows, invitations: rows, offers: rows, quotations: rows, orders: rows, messages: rows,
  work_orders: rows, work_refused: rows, work_papers: rows, milestones: rows, fees: rows, survey_reports: rows,
  payments: rows, remittance_advices: rows, invoices: rows, wallets: rows, bank_details: rows, payouts: rows,
  disputes: rows, evidence: rows, case_messages: rows, ratings: rows,
  contact_requests: rows, help_requests: rows, notifications: rows, held_texts: rows, sessions: rows,
});
export type OwnDataAnswer = z.output<typeof ownDataAnswer>;
