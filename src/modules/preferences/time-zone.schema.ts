import { isStorable } from '@/http/input';

/** Names under which ICU still lists zones that the IANA database has renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara', 'America/Buenos_Aires': 'America/Argentina/Buenos_Aires', 'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan', 'America/Cordoba': 'America/Argentina/Cordoba', 'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis', 'America/Jujuy': 'America/Argentina/Jujuy', 'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza', 'Asia/Calcutta': 'Asia/Kolkata', 'Asia/Katmandu': 'Asia/Kathmandu', 'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh', 'Atlantic/Faeroe': 'Atlantic/Faroe', 'Europe/Kiev': 'Europe/Kyiv', 'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei', 'Pacific/Truk': 'Pacific/Chuuk',
};

/** Every IANA time zone, under its present name, UTC first. */
export function timeZones(): string[] {
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC').map((zone) => RENAMED[zone] ?? zone);
  return ['UTC', ...[...new Set(named)].sort()];
}

/** Whether a text names an IANA zone: an area with a place, or UTC. Offsets such as "+05:30" are none. */
export function isTimeZone(text: string): boolean {
  if (text === 'UTC') return true;
  if (!isStorable(text) || !/^[A-Z][A-Za-z]+\/[\w+/-]{1,50}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far a zone is from UTC at an instant, as it is written everywhere: "UTC+05:30". */
export function offsetOf(zone: string, at: Date): string {
  const part = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? 'GMT').replace('GMT', 'UTC').replace(/^UTC$/, 'UTC+00:00');
}
