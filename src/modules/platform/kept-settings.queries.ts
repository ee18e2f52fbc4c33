import 'server-only';
import { db, type Tx } from '@/server/db';
import { env } from '@/server/env';
import en from '../../../messages/en.json';
import { ruleOf, SETTING_NAMES, shownValue, type SettingAnswer, type SettingName } from './kept-settings.schema';
import { SETTINGS } from './settings.schema';

/** How long a process may go on by what it has read, where a request would otherwise ask every time; in milliseconds. */
const KEPT_FOR = 3000;

interface Kept { readonly until: number; readonly values: Promise<ReadonlyMap<string, number>> }
/** One for all of a process: the pages and the calls are bundled apart. */
const shared = globalThis as typeof globalThis & { marsaSettings?: Kept | undefined };

/** The value before any admin has set it: the operator's, where the environment names one, else the house's. */
function standardOf(name: SettingName): number {
  return name === 'rfqsPerBuyerHour' ? (env.rfqsPerHour ?? SETTINGS[name]) : SETTINGS[name];
}

async function readAll(): Promise<ReadonlyMap<string, number>> {
  const rows = await db.setting.findMany({ select: { name: true, value: true } });
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Lets what this process has read be read again; others follow within seconds. */
export function forgetSettings(): void {
  shared.marsaSettings = undefined;
}

/**
 * A setting as it is now, in the transaction of what depends on it.
 *
 * @returns in the unit of its rule: hundredths of a per cent for the fee
 */
export async function settingIn(tx: Tx, name: SettingName): Promise<number> {
  const row = await tx.setting.findUnique({ where: { name }, select: { value: true } });
  return row?.value ?? standardOf(name);
}

/** A setting for what is asked with nearly every request: at most seconds old. */
export async function recentSetting(name: SettingName): Promise<number> {
  if (!shared.marsaSettings || shared.marsaSettings.until <= Date.now()) {
    const read: Kept = { until: Date.now() + KEPT_FOR, values: readAll() };
    shared.marsaSettings = read;
    read.values.catch(() => shared.marsaSettings === read && forgetSettings());
  }
  return (await shared.marsaSettings.values).get(name) ?? standardOf(name);
}

function toAnswer(name: SettingName, row: { value: number; updatedAt: Date } | undefined): SettingAnswer {
  const { unit, least, most } = ruleOf(name);
  const shown = (value: number) => shownValue(name, value);
  return {
    id: SETTING_NAMES.indexOf(name) + 1, setting: name, value: shown(row?.value ?? standardOf(name)), description: en.config[name].description,
    unit, least: shown(least), most: shown(most), standard: shown(standardOf(name)), updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Every setting that an admin may change, with what it is now. */
export async function listSettings(): Promise<SettingAnswer[]> {
  const rows = await db.setting.findMany({ select: { name: true, value: true, updatedAt: true } });
  return SETTING_NAMES.map((name) => toAnswer(name, rows.find((row) => row.name === name)));
}

/** One setting, inside the transaction that has changed it. */
export async function readSettingAnswer(tx: Tx, name: SettingName): Promise<SettingAnswer> {
  return toAnswer(name, (await tx.setting.findUnique({ where: { name }, select: { value: true, updatedAt: true } })) ?? undefined);
}
