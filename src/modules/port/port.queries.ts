import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { namePorts, portName } from './port-name.queries';
import { timeZoneOfPort } from './time-zones';

/** A port and where it lies, in decimal degrees (WGS 84). */
export interface PortPlace {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Every port in picker order, the specification's five first, then by name; named in a language. */
export async function listPorts(language: Locale = DEFAULT_LOCALE): Promise<{ id: number; name: string; code: string; country: string }[]> {
  const ports = await runPrepared<{ id: number; name: string; code: string; country: string }>(Prisma.sql`SELECT "id", "name", "code", "country" FROM "Port" ORDER BY least("rank", 6), "name"`);
  return namePorts(ports, language);
}

/** Every port with its position, in picker order, named in a language. */
export async function listPortPlaces(language: Locale = DEFAULT_LOCALE): Promise<PortPlace[]> {
  return namePorts(await runPrepared<PortPlace>(Prisma.sql`SELECT "id", "name", "code", "country", "lat", "lon" FROM "Port" ORDER BY least("rank", 6), "name"`), language);
}

/** Codes of the ports that have a page, for the sitemap. */
export async function listPortCodes(): Promise<string[]> {
  return (await db.port.findMany({ select: { code: true }, orderBy: { code: 'asc' } })).map(({ code }) => code);
}

/** The port with exactly this UN/LOCODE, named in a language; null when there is none. */
export async function findPort(code: string, language: Locale = DEFAULT_LOCALE): Promise<PortPlace | null> {
  const port = await db.port.findUnique({ where: { code }, select: { id: true, name: true, code: true, country: true, lat: true, lon: true } });
  return port && { ...port, name: portName(code, port.name, language) };
}

/** Whether a port with this id exists. */
export async function portExists(id: number): Promise<boolean> {
  return (await db.port.count({ where: { id } })) > 0;
}

/** The port with this UN/LOCODE, in any case, or exactly this name; null when there is none. */
export function findPortByText(text: string) {
  return db.port.findFirst({
    where: { OR: [{ code: text.toUpperCase() }, { name: text }] },
    select: { id: true, name: true, code: true },
    orderBy: { rank: 'asc' },
  });
}

/** The port of a UN/LOCODE or a name as somebody's own, with the time zone in which its days begin; null when there is none. */
export async function portForParty(text: string): Promise<{ id: number; timeZone: string } | null> {
  const port = await db.port.findFirst({ where: { OR: [{ code: text.toUpperCase() }, { name: text }] }, select: { id: true, code: true, country: true }, orderBy: { rank: 'asc' } });
  return port && { id: port.id, timeZone: timeZoneOfPort(port) };
}

/** Ids of the ports with some codes, by code. */
export async function portsByCode(codes: readonly string[]): Promise<Map<string, number>> {
  const ports = await db.port.findMany({ where: { code: { in: [...new Set(codes)] } }, select: { id: true, code: true } });
  return new Map(ports.map(({ id, code }) => [code, id]));
}
