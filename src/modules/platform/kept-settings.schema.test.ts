import { describe, expect, it } from 'vitest';
import { readSetting, ruleOf, SETTING_NAMES, shownValue } from './kept-settings.schema';
import { SETTINGS } from './settings.schema';

describe('a setting that is typed', () => {
  it.each([['2', 200], ['2.5', 250], ['2.05', 205], ['0', 0], ['20', 2000]])('%s per cent are %i hundredths', (typed, kept) => {
    expect(readSetting('platformFeeBasis', typed)).toBe(kept);
    expect(shownValue('platformFeeBasis', kept)).toBe(Number(typed));
  });

  it.each(['', '-1', '+1', '1e2', '2.005', '20.01', '2,5', 'two', '2 ', '٢', '1'.repeat(9)])('%s is no fee', (typed) => {
    expect(readSetting('platformFeeBasis', typed)).toBeUndefined();
  });

  it('of whole units takes no places', () => {
    expect(readSetting('paymentDays', '14.5')).toBeUndefined();
    expect(readSetting('paymentDays', '14.0')).toBeUndefined();
    expect(readSetting('paymentDays', '30')).toBe(30);
  });

  it.each(SETTING_NAMES)('%s takes both its bounds and nothing beyond; its default lies between them', (name) => {
    const { least, most } = ruleOf(name);
    const typed = (value: number) => String(shownValue(name, value));
    expect([readSetting(name, typed(least)), readSetting(name, typed(most))]).toEqual([least, most]);
    expect([readSetting(name, typed(least - 1)), readSetting(name, typed(most + 1))]).toEqual([undefined, undefined]);
    expect(SETTINGS[name]).toBeGreaterThanOrEqual(least);
    expect(SETTINGS[name]).toBeLessThanOrEqual(most);
  });
});
