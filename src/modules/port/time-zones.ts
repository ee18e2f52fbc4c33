/** IANA time zone of a country's main ports, by ISO 3166-1 alpha-2; a party's days begin and end there. */
const ZONE_BY_COUNTRY: Readonly<Record<string, string>> = {
  IN: 'Asia/Kolkata', AE: 'Asia/Dubai', SA: 'Asia/Riyadh', CN: 'Asia/Shanghai', SG: 'Asia/Singapore', MY: 'Asia/Kuala_Lumpur',
  VN: 'Asia/Ho_Chi_Minh', TH: 'Asia/Bangkok', LK: 'Asia/Colombo', BD: 'Asia/Dhaka', JP: 'Asia/Tokyo', KR: 'Asia/Seoul',
  DE: 'Europe/Berlin', NL: 'Europe/Amsterdam', BE: 'Europe/Brussels', GB: 'Europe/London', IT: 'Europe/Rome', TR: 'Europe/Istanbul',
  EG: 'Africa/Cairo', KE: 'Africa/Nairobi', ZA: 'Africa/Johannesburg', BR: 'America/Sao_Paulo', US: 'America/New_York',
};

/** The time zone of a country's ports, UTC where none is known. */
export function timeZoneOfCountry(country: string | null): string {
  return (country !== null && Object.hasOwn(ZONE_BY_COUNTRY, country) ? ZONE_BY_COUNTRY[country] : undefined) ?? 'UTC';
}
