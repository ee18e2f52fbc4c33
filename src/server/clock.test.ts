import { describe, expect, it } from 'vitest';
import { addDays, dayInZone, endOfDayInZone } from './clock';

describe('the day in a time zone', () => {
  it.each([
    // Kolkata is 5:30 ahead: its midnight is 18:30 UTC.
    ['2026-11-27T18:29:59.999Z', 'Asia/Kolkata', '2026-11-27'],
    ['2026-11-27T18:30:00.000Z', 'Asia/Kolkata', '2026-11-28'],
    // Los Angeles is 8 hours behind in winter, 7 in summer.
    ['2026-11-28T07:59:59.999Z', 'America/Los_Angeles', '2026-11-27'],
    ['2026-11-28T08:00:00.000Z', 'America/Los_Angeles', '2026-11-28'],
    ['2026-07-01T06:59:59.999Z', 'America/Los_Angeles', '2026-06-30'],
    ['2026-07-01T07:00:00.000Z', 'America/Los_Angeles', '2026-07-01'],
    ['2026-12-31T20:00:00.000Z', 'Asia/Kolkata', '2027-01-01'],
    ['2026-11-27T23:59:59.999Z', 'UTC', '2026-11-27'],
    ['2028-02-28T20:00:00.000Z', 'Asia/Kolkata', '2028-02-29'],
    ['2026-11-27T11:00:00.000Z', 'Pacific/Kiritimati', '2026-11-28'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(dayInZone(new Date(instant), zone).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  it.each(['Mars/Olympus', '', 'Asia/Kolkata; DROP', '\u0000'])('counts as UTC where the zone is %j', (zone) => {
    expect(dayInZone(new Date('2026-11-27T23:30:00Z'), zone).toISOString()).toBe('2026-11-27T00:00:00.000Z');
  });
});

describe('days later', () => {
  it.each([['2026-11-27T10:00:00.000Z', 14, '2026-12-11T10:00:00.000Z'], ['2026-11-27T10:00:00.000Z', 0, '2026-11-27T10:00:00.000Z'], ['2027-02-28T00:00:00.000Z', 1, '2027-03-01T00:00:00.000Z']])('%s and %d', (from, days, to) => {
    expect(addDays(new Date(from), days).toISOString()).toBe(to);
  });
});

describe('the end of a day in a zone', () => {
  it.each([
    ['2026-01-31', 'UTC', '2026-02-01T00:00:00.000Z'],
    ['2026-01-31', 'Asia/Kolkata', '2026-01-31T18:30:00.000Z'],
    ['2026-07-31', 'America/New_York', '2026-08-01T04:00:00.000Z'],
    // The clocks go forward in the night before, and back.
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-01-31', 'No/Where', '2026-02-01T00:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, instant) => {
    expect(endOfDayInZone(new Date(`${day}T00:00:00Z`), zone).toISOString()).toBe(instant);
  });
});
