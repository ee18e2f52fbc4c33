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

/** What a clock in a time zone shows at an instant, as the instant at which a clock in UTC shows it. */
function wallOf(at: Date, timeZone: string): Date {
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
  }).format(at).replace(', ', 'T');
  return new Date(`${wall}Z`);
}

/** The instant at which a clock in a time zone shows what a clock in UTC shows at `wall`. An unknown zone counts as UTC. */
function instantOfWall(wall: Date, timeZone: string): Date {
  const offset = (at: Date) => wallOf(at, timeZone).getTime() - at.getTime();
  try {
    const guess = new Date(wall.getTime() - offset(wall));
    // Where the clocks are set that day, the offset of the time itself counts.
    return new Date(wall.getTime() - offset(guess));
  } catch {
    return wall;
  }
}

/**
 * The instant at which a calendar day begins in a time zone.
 * @param day midnight UTC of the day, as `dayInZone` gives it
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export const startOfDay = (day: Date, timeZone: string): Date => instantOfWall(day, timeZone);

/** What a form's field for day and time shows of an instant in a time zone: YYYY-MM-DDTHH:mm. */
export const toLocalTime = (at: Date, timeZone: string): string => wallOf(at, timeZone).toISOString().slice(0, 16);

/** The instant that such a field means in a time zone, as ISO 8601; an empty text where it means none. */
export function fromLocalTime(value: string, timeZone: string): string {
  const wall = new Date(`${value}Z`);
  return Number.isNaN(wall.getTime()) ? '' : instantOfWall(wall, timeZone).toISOString();
}

/**
 * The instant at which a calendar day ends in a time zone: the first of the day after.
 * @param day midnight UTC, the form of a `date` column
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function endOfDayInZone(day: Date, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}
