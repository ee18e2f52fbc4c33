import { describe, expect, it } from 'vitest';
import { PORTS } from '../../../prisma/seed/data/ports';
import { timeZoneOfCountry, timeZoneOfPort } from './time-zones';

const COUNTRIES = [...new Set(PORTS.map(({ country }) => country))];

describe('the time zone of a country', () => {
  it.each(COUNTRIES)('is known for %s, whose ports are listed', (country) => {
    const zone = timeZoneOfCountry(country);
    expect(zone).not.toBe('UTC');
    expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBeTruthy();
  });

  it.each([['IN', 330], ['AE', 240], ['CN', 480], ['SG', 480], ['DE', 60], ['GB', 0], ['US', -300], ['BR', -180], ['ZA', 120]])('puts %s %d minutes ahead of UTC in January', (country, minutes) => {
    const january = new Date('2027-01-15T12:00:00Z');
    const parts = new Intl.DateTimeFormat('en', { timeZone: timeZoneOfCountry(country), timeZoneName: 'longOffset' }).formatToParts(january);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, rest] = /^GMT([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
    expect(offset === 'GMT' ? 0 : Number(`${sign}${Number(hours) * 60 + Number(rest)}`)).toBe(minutes);
  });

  it.each([null, 'XX', '', 'constructor', 'in'])('is UTC where none is known: %j', (country) => {
    expect(timeZoneOfCountry(country)).toBe('UTC');
  });
});

describe('the time zone of a port', () => {
  it.each(PORTS.map((port) => [port.code, port] as const))('exists for %s', (_, port) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOfPort(port) })).not.toThrow();
    expect(timeZoneOfPort(port)).not.toBe('UTC');
  });

  it.each([['USLAX', 'US', 'America/Los_Angeles'], ['USNYC', 'US', 'America/New_York'], ['XXXXX', 'XX', 'UTC'], ['constructor', 'XX', 'UTC']])('of %s in %s is %s', (code, country, zone) => {
    expect(timeZoneOfPort({ code, country })).toBe(zone);
  });
});
