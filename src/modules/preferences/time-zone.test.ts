import { describe, expect, it } from 'vitest';
import { isTimeZone, offsetOf, timeZones } from './time-zone.schema';

describe('time zones', () => {
  it('are all taken, each once, under the names that people know today', () => {
    const zones = timeZones();
    expect(zones.length).toBeGreaterThan(400);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires']));
    expect(zones).not.toContain('Asia/Calcutta');
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it.each(['', 'Mars/Olympus', '+05:30', 'EST', 'GMT+1', 'utc', 'Europe/Berlin ', 'Europe/Berlin\u0000', '../etc', 'Europe/'.repeat(20)])('%j is none', (text) => {
    expect(isTimeZone(text)).toBe(false);
  });

  it('say how far they are from UTC at an instant', () => {
    const summer = new Date('2026-07-01T00:00:00Z');
    expect(['UTC', 'Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'].map((zone) => offsetOf(zone, summer))).toEqual(['UTC+00:00', 'UTC+05:30', 'UTC+02:00', 'UTC-04:00', 'UTC+05:45']);
    expect(offsetOf('Europe/Berlin', new Date('2026-01-01T00:00:00Z'))).toBe('UTC+01:00');
  });
});
