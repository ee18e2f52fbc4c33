import { describe, expect, it } from 'vitest';
import { instantText } from './instant-text';
import { LOCALES } from './locales';

const at = new Date('2026-03-05T08:35:42Z');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a time of day', () => {
  it.each([
    ['en', 'Asia/Kolkata', 'Mar 5, 2026, 2:05 PM GMT+5:30'], ['en', 'UTC', 'Mar 5, 2026, 8:35 AM UTC'], ['de', 'Europe/Berlin', '05.03.2026, 09:35 MEZ'],
  ] as const)('names its zone in %s (%s)', (locale, zone, text) => {
    expect(plain(instantText(at, locale, zone))).toBe(text);
  });

  it.each(LOCALES)('is to the minute in %s, and has another text in another zone', (locale) => {
    const text = instantText(at, locale, 'Asia/Kolkata');
    const parts = new Intl.DateTimeFormat(locale, { timeStyle: 'long', timeZone: 'Asia/Kolkata' }).formatToParts(at);
    expect(text).toContain(parts.find(({ type }) => type === 'timeZoneName')?.value);
    expect(text).not.toContain(new Intl.NumberFormat(locale).format(42));
    expect(instantText(at, locale, 'Asia/Karachi')).not.toBe(text);
  });
});
