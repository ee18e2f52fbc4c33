import 'server-only';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
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

/** Every port in picker order: the specification's five first, then by name. */
export async function listPorts(): Promise<{ id: number; name: string; code: string; country: string }[]> {
  return runPrepared(Prisma.sql`SELECT "id", "name", "code", "country" FROM "Port" ORDER BY least("rank", 6), "name"`);
}

/** Every port with its position, in picker order. */
export async function listPortPlaces(): Promise<PortPlace[]> {
  return runPrepared<PortPlace>(Prisma.sql`SELECT "id", "name", "code", "country", "lat", "lon" FROM "Port" ORDER BY least("rank", 6), "name"`);
}

/** Codes of the ports that have a page, for the sitemap. */
export async function listPortCodes(): Promise<string[]> {
  return (await db.port.findMany({ select: { code: true }, orderBy: { code: 'asc' } })).map(({ code }) => code);
}

/** The port with exactly this UN/LOCODE; null when there is none. */
export function findPort(code: string): Promise<PortPlace | null> {
  return db.port.findUnique({ where: { code }, select: { id: true, name: true, code: true, country: true, lat: true, lon: true } });
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
