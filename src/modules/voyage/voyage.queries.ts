import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { listPortPlaces, type PortPlace } from '@/modules/port/port.queries';
import { PASSAGE_NAMES, passagesAlong } from './passages';
import { seaRoute } from './sea-route';
import { toldDays } from './told-days.schema';
import type { Avoidable, VoyageAnswer } from './voyage.schema';

const HOURS_A_DAY = 24;

/** Sea time in days, to the nearest tenth, at the settings' speed. */
export function seaDays(miles: number): number {
  return Math.round((miles / (SETTINGS.voyageKnots * HOURS_A_DAY)) * 10) / 10;
}

/** The voyage between two ports; null where the canals to be avoided leave no way. */
export function voyageBetween(from: Place, to: Place, avoid: readonly Avoidable[] = []): VoyageAnswer | null {
  const route = seaRoute([from.lon, from.lat], [to.lon, to.lat], avoid);
  if (!route) return null;
  return {
    from: { code: from.code, name: from.name },
    to: { code: to.code, name: to.name },
    distance_nm: Math.round(route.nm),
    days: seaDays(route.nm),
    speed_knots: SETTINGS.voyageKnots,
    via: passagesAlong(route.track).map((code) => ({ code, name: PASSAGE_NAMES[code] })),
    track: route.track.map(([lon, lat]) => [Math.round(lon * 1000) / 1000, Math.round(lat * 1000) / 1000]),
  };
}

/** Where a voyage begins or ends, as an order knows it. */
export type Place = Pick<PortPlace, 'code' | 'name' | 'lat' | 'lon'>;

/** Pairs of ports whose distance is kept; a list of orders asks for the same few again and again. */
const KEPT_PAIRS = 2000;
const keptMiles = new Map<string, number | null>();

/** Nautical miles between two ports; null where there is no way. */
function milesBetween(from: Place, to: Place): number | null {
  const pair = `${from.code}-${to.code}`;
  const known = keptMiles.get(pair);
  if (known !== undefined) return known;
  if (keptMiles.size >= KEPT_PAIRS) keptMiles.clear();
  const miles = seaRoute([from.lon, from.lat], [to.lon, to.lat])?.nm ?? null;
  keptMiles.set(pair, miles);
  return miles;
}

/** Sea time between two ports in whole days, at least one; null where there is no way. */
export function wholeSeaDays(from: Place, to: Place): number | null {
  const miles = milesBetween(from, to);
  return miles === null ? null : toldDays(seaDays(miles));
}

/** Faster than any ship with cargo. */
const MOST_KNOTS = 30;

/** Hours between two ports that no ship with cargo beats; null where there is no way. */
export function fastestSeaHours(from: Place, to: Place): number | null {
  const miles = milesBetween(from, to);
  return miles === null ? null : miles / MOST_KNOTS;
}

/** Ports to which a port's page tells the distance: the largest of each part of the world, so that a reader finds one nearby. */
const MAIN_PORTS = ['INNSA', 'AEJEA', 'SAJED', 'SGSIN', 'CNSHA', 'JPYOK', 'AUMEL', 'NLRTM', 'DEHAM', 'GBFXT', 'ESALG', 'TRMER', 'EGPSD', 'KEMBA', 'ZADUR', 'NGAPP', 'BRSSZ', 'USNYC', 'USHOU', 'USLAX'];

/** The voyages from a port to the main ports of the world, named in a language, the nearest first. */
export async function voyagesFrom(port: PortPlace, language: Locale = DEFAULT_LOCALE): Promise<VoyageAnswer[]> {
  const ports = (await listPortPlaces(language)).filter(({ code }) => code !== port.code && MAIN_PORTS.includes(code));
  return ports.flatMap((other) => voyageBetween(port, other) ?? []).sort((a, b) => a.distance_nm - b.distance_nm);
}
