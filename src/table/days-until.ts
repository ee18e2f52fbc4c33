/** Whole days from one calendar day to another, both YYYY-MM-DD; 0 on the day itself. */
export function daysUntil(today: string, day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}
