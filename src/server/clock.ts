/**
 * The calendar day that an instant falls on in a time zone, as midnight UTC of that day: the form of a `date` column.
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function dayInZone(instant: Date, timeZone: string): Date {
  let day: string;
  try {
    day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
  } catch {
    day = instant.toISOString().slice(0, 10);
  }
  return new Date(`${day}T00:00:00Z`);
}

/** An instant some whole days later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}

/** Minutes that a zone's clocks are ahead of UTC at an instant; an unknown zone counts as UTC. */
function minutesAhead(instant: Date, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
    }).formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value);
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return Math.round((wall - instant.getTime()) / 60_000);
  } catch {
    return 0;
  }
}

/**
 * The instant at which a calendar day ends in a time zone: the first of the day after.
 * @param day midnight UTC, the form of a `date` column
 */
export function endOfDayInZone(day: Date, timeZone: string): Date {
  const midnight = addDays(day, 1);
  const guess = new Date(midnight.getTime() - minutesAhead(midnight, timeZone) * 60_000);
  // The clocks may be changed between the two.
  return new Date(midnight.getTime() - minutesAhead(guess, timeZone) * 60_000);
}
