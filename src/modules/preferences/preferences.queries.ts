import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales';
import { db, type Tx } from '@/server/db';
import type { SettingsAnswer } from './preferences.schema';

/** What a party has set for itself. */
export async function findSettings(partyId: number, client: Tx = db): Promise<SettingsAnswer> {
  const party = await client.party.findUniqueOrThrow({ where: { id: partyId }, select: { locale: true, timeZone: true, mailNotices: true } });
  return { locale: isLocale(party.locale) ? party.locale : DEFAULT_LOCALE, time_zone: party.timeZone, mail_notices: party.mailNotices };
}
