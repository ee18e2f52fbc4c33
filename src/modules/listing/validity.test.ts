import { expect, it } from 'vitest';
import { clockOf, instantOf } from './validity';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

it.each([
  ['2026-12-31', '18:30', 'Asia/Kolkata', '2026-12-31T13:00:00.000Z'],
  ['2026-12-31', '', 'UTC', '2026-12-31T23:59:00.000Z'],
  // The clocks of Berlin go forward on 29 March 2026 at two and back on 25 October at three.
  ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
  ['2026-03-29', '00:30', 'Europe/Berlin', '2026-03-28T23:30:00.000Z'],
  ['2026-10-25', '12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
])('%s %s in %s is %s, and is shown so again', (date, time, zone, instant) => {
  expect(instantOf(day(date), time, zone).toISOString()).toBe(instant);
  expect(clockOf(new Date(instant), zone)).toEqual({ day: date, time: time || '23:59' });
});
