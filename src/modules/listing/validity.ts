/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(at.getTime() / 1000) * 1000;
}

/**
 * The instant at which a clock of a time zone shows a day and time.
 *
 * @param day midnight UTC of the day
 * @param time HH:MM; empty is the day's last minute
 * @param timeZone IANA name
 */
export function instantOf(day: Date, time: string, timeZone: string): Date {
  const [hours = 23, minutes = 59] = time === '' ? [] : time.split(':').map(Number);
  const asUtc = day.getTime() + (hours * 60 + minutes) * 60_000;
  const guess = asUtc - aheadOfUtc(new Date(asUtc), timeZone);
  // Beside a change of the clocks the first guess is an hour off.
  return new Date(asUtc - aheadOfUtc(new Date(guess), timeZone));
}

/** The day (YYYY-MM-DD) and time (HH:MM) that a zone's clock shows at an instant. */
export function clockOf(at: Date, timeZone: string): { day: string; time: string } {
  const shown = new Date(at.getTime() + aheadOfUtc(at, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
