/** IANA time zone of a country's main ports, by ISO 3166-1 alpha-2; a party's days begin and end there. */
const ZONE_BY_COUNTRY: Readonly<Record<string, string>> = {
  IN: 'Asia/Kolkata', AE: 'Asia/Dubai', SA: 'Asia/Riyadh', CN: 'Asia/Shanghai', SG: 'Asia/Singapore', MY: 'Asia/Kuala_Lumpur',
  VN: 'Asia/Ho_Chi_Minh', TH: 'Asia/Bangkok', LK: 'Asia/Colombo', BD: 'Asia/Dhaka', JP: 'Asia/Tokyo', KR: 'Asia/Seoul',
  DE: 'Europe/Berlin', NL: 'Europe/Amsterdam', BE: 'Europe/Brussels', GB: 'Europe/London', IT: 'Europe/Rome', TR: 'Europe/Istanbul',
  EG: 'Africa/Cairo', KE: 'Africa/Nairobi', ZA: 'Africa/Johannesburg', BR: 'America/Sao_Paulo', US: 'America/New_York',
  PK: 'Asia/Karachi', MM: 'Asia/Yangon', MV: 'Indian/Maldives', OM: 'Asia/Muscat', QA: 'Asia/Qatar', KW: 'Asia/Kuwait',
  BH: 'Asia/Bahrain', IQ: 'Asia/Baghdad', DJ: 'Africa/Djibouti', JO: 'Asia/Amman', IL: 'Asia/Jerusalem', GR: 'Europe/Athens',
  CY: 'Asia/Nicosia', MT: 'Europe/Malta', SI: 'Europe/Ljubljana', RO: 'Europe/Bucharest', UA: 'Europe/Kyiv', FR: 'Europe/Paris',
  ES: 'Europe/Madrid', PT: 'Europe/Lisbon', MA: 'Africa/Casablanca', DZ: 'Africa/Algiers', TN: 'Africa/Tunis', IE: 'Europe/Dublin',
  DK: 'Europe/Copenhagen', SE: 'Europe/Stockholm', NO: 'Europe/Oslo', PL: 'Europe/Warsaw', LT: 'Europe/Vilnius', EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki', HK: 'Asia/Hong_Kong', TW: 'Asia/Taipei', PH: 'Asia/Manila', ID: 'Asia/Jakarta', KH: 'Asia/Phnom_Penh',
  AU: 'Australia/Sydney', NZ: 'Pacific/Auckland', MZ: 'Africa/Maputo', TZ: 'Africa/Dar_es_Salaam', MU: 'Indian/Mauritius',
  NA: 'Africa/Windhoek', AO: 'Africa/Luanda', NG: 'Africa/Lagos', GH: 'Africa/Accra', CI: 'Africa/Abidjan', TG: 'Africa/Lome',
  SN: 'Africa/Dakar', CA: 'America/Toronto', MX: 'America/Mexico_City', PA: 'America/Panama', CO: 'America/Bogota',
  EC: 'America/Guayaquil', PE: 'America/Lima', CL: 'America/Santiago', AR: 'America/Argentina/Buenos_Aires',
  UY: 'America/Montevideo', JM: 'America/Jamaica', DO: 'America/Santo_Domingo',
};

/** Ports whose clocks differ from those of their country's main ports, by UN/LOCODE. */
const ZONE_BY_PORT: Readonly<Record<string, string>> = {
  USLAX: 'America/Los_Angeles', USLGB: 'America/Los_Angeles', USOAK: 'America/Los_Angeles', USSEA: 'America/Los_Angeles',
  USHOU: 'America/Chicago', USMSY: 'America/Chicago', CAVAN: 'America/Vancouver', CAHAL: 'America/Halifax',
  AUMEL: 'Australia/Melbourne', AUBNE: 'Australia/Brisbane', AUFRE: 'Australia/Perth',
};

/** The time zone of a country's ports, UTC where none is known. */
export function timeZoneOfCountry(country: string | null): string {
  return (country !== null && Object.hasOwn(ZONE_BY_COUNTRY, country) ? ZONE_BY_COUNTRY[country] : undefined) ?? 'UTC';
}

/** The time zone of a port, UTC where none is known. */
export function timeZoneOfPort({ code, country }: { code: string; country: string }): string {
  return (Object.hasOwn(ZONE_BY_PORT, code) ? ZONE_BY_PORT[code] : undefined) ?? timeZoneOfCountry(country);
}
