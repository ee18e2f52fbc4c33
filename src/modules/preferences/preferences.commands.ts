import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit } from '@/server/audit';
import { countAttempt } from '@/server/throttle';
import { transact } from '@/server/transact';
import { readOwnData } from './own-data.queries';
import { findSettings } from './preferences.queries';
import type { OwnDataAnswer, SettingsAnswer, SettingsBody } from './preferences.schema';

/** A party sets its language, its time zone, and whether notices come as mails too. Mails and the next sign-in follow it. */
export async function saveSettings(actor: Actor, body: SettingsBody): Promise<SettingsAnswer> {
  const { partyId } = actor;
  return transact(async (tx) => {
    await tx.party.updateMany({ where: { id: partyId }, data: { locale: body.locale, timeZone: body.time_zone, mailNotices: body.mail_notices } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'party.settings_changed', entity: 'party', entityId: partyId, details: { ...body } });
    return findSettings(partyId, tx);
  });
}

/**
 * Gives a party a copy of everything that is its own, and writes down that it was taken.
 *
 * @throws Problem too_many_attempts
 */
export async function takeOwnData(actor: Actor): Promise<OwnDataAnswer> {
  const { partyId } = actor;
  await countAttempt({ key: `own-data:party:${partyId}`, failures: SETTINGS.dataDownloadsPerHour, windowMinutes: 60 });
  const data = await readOwnData(partyId);
  await transact((tx) => audit(tx, { actor: asTransitionActor(actor), action: 'party.data_taken', entity: 'party', entityId: partyId }));
  return data;
}
