/** The calendar day (YYYY-MM-DD) by the device's clock and zone: where a party's own zone is not known, or not needed to the hour. */
export function deviceDay(): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());
}
