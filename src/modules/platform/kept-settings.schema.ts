import * as z from 'zod';
import type { MessageKey } from '@/i18n/message-key';
import { SETTINGS } from './settings.schema';

/** What an admin may set, within which bounds. `decimals` are places that a person sees: 200 with two is 2 per cent. */
interface SettingRule {
  readonly least: number;
  readonly most: number;
  readonly unit: 'percent' | 'days' | 'hours' | 'minutes' | 'times';
  readonly decimals?: 2;
}

/** The settings that an admin may change while the house is open. Each one's default stands in settings.schema.ts. */
const SETTING_RULES = {
  platformFeeBasis: { least: 0, most: 2_000, unit: 'percent', decimals: 2 },
  quotationValidityDays: { least: 1, most: 365, unit: 'days' },
  paymentDays: { least: 1, most: 365, unit: 'days' },
  autoConfirmDays: { least: 1, most: 365, unit: 'days' },
  sessionHours: { least: 1, most: 168, unit: 'hours' },
  sessionIdleHours: { least: 1, most: 168, unit: 'hours' },
  rfqsPerBuyerHour: { least: 1, most: 1_000_000, unit: 'times' },
  signInFailuresPerName: { least: 3, most: 100, unit: 'times' },
  codeMinutes: { least: 2, most: 60, unit: 'minutes' },
  resetMinutes: { least: 5, most: 1_440, unit: 'minutes' },
  setPasswordHours: { least: 1, most: 168, unit: 'hours' },
  issuesPerHour: { least: 1, most: 1_000, unit: 'times' },
} as const satisfies Partial<Record<keyof typeof SETTINGS, SettingRule>>;

export type SettingName = keyof typeof SETTING_RULES;
export const SETTING_NAMES = Object.keys(SETTING_RULES) as SettingName[];

export function ruleOf(name: SettingName): SettingRule {
  return SETTING_RULES[name];
}

/** A kept value as people read it: 250 hundredths are 2.5. */
export function shownValue(name: SettingName, value: number): number {
  return value / 10 ** (ruleOf(name).decimals ?? 0);
}

/**
 * What was typed, as it is kept.
 * @returns undefined for anything but a number within the setting's bounds, with no more places than it has
 */
export function readSetting(name: SettingName, typed: string): number | undefined {
  const { least, most, decimals = 0 } = ruleOf(name);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return undefined;
  const [whole = '', fraction = ''] = typed.split('.');
  if (fraction.length > decimals) return undefined;
  const value = Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
  return value >= least && value <= most ? value : undefined;
}

export const settingName = z.enum(SETTING_NAMES, 'not_found');

/** A JSON number or its text, as forms send it. */
export const settingBody = z.strictObject({
  value: z.union([z.number(), z.string()], { error: 'setting_invalid' }).transform((value) => String(value).trim()).pipe(z.string().min(1, 'setting_invalid').max(12, 'setting_invalid')),
});

/** A setting. `value`, `least`, `most` and `standard` are in `unit`. */
export const settingAnswer = z.object({
  id: z.int(),
  setting: settingName,
  value: z.number(),
  description: z.string(),
  unit: z.enum(['percent', 'days', 'hours', 'minutes', 'times']),
  least: z.number(),
  most: z.number(),
  /** What it is when no admin has set it. */
  standard: z.number(),
  updatedAt: z.iso.datetime().nullable(),
});
export type SettingAnswer = z.output<typeof settingAnswer>;

export const settingLabel = (name: SettingName): MessageKey => `config.${name}.name`;
export const settingDescription = (name: SettingName): MessageKey => `config.${name}.description`;
