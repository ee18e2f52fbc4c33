import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { audit } from '@/server/audit';
import { transact } from '@/server/transact';
import { forgetSettings, readSettingAnswer, settingIn } from './kept-settings.queries';
import { readSetting, shownValue, type SettingAnswer, type SettingName } from './kept-settings.schema';

/**
 * An admin changes a setting; it counts from now on, for what begins from now on. The log keeps what it was.
 *
 * @throws Problem setting_invalid (no number, too many places, or beyond its bounds)
 */
export async function changeSetting(actor: Actor, name: SettingName, typed: string): Promise<SettingAnswer> {
  const value = readSetting(name, typed);
  if (value === undefined) throw new Problem('setting_invalid', { field: 'value' });
  const answer = await transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('setting'), hashtext(${name}))`;
    const before = await settingIn(tx, name);
    await tx.setting.upsert({ where: { name }, create: { name, value }, update: { value, updatedAt: new Date() }, select: { name: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'setting.change', entity: 'setting', entityId: name, details: { from: shownValue(name, before), to: shownValue(name, value) } });
    return readSettingAnswer(tx, name);
  });
  forgetSettings();
  return answer;
}
