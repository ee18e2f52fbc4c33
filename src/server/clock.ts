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

/**
 * The instant at which a calendar day begins in a time zone.
 * @param day midnight UTC of the day, as `dayInZone` gives it
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function startOfDay(day: Date, timeZone: string): Date {
  const offset = (at: Date) => {
    const wall = new Intl.DateTimeFormat('en-CA', {
      timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
    }).format(at).replace(', ', 'T');
    return new Date(`${wall}Z`).getTime() - at.getTime();
  };
  try {
    const guess = new Date(day.getTime() - offset(day));
    // Where the clocks are set that day, the offset of the beginning counts.
    return new Date(day.getTime() - offset(guess));
  } catch {
    return day;
  }
}

/**
 * The instant at which a calendar day ends in a time zone: the first of the day after.
 * @param day midnight UTC, the form of a `date` column
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function endOfDayInZone(day: Date, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}
