import 'server-only';
import { db } from '@/server/db';
import { timeZoneOfCountry } from './time-zones';

/** Every port in picker order: the specification's five first. */
export function listPorts() {
  return db.port.findMany({ select: { id: true, name: true, code: true, country: true }, orderBy: { rank: 'asc' } });
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
  const port = await db.port.findFirst({ where: { OR: [{ code: text.toUpperCase() }, { name: text }] }, select: { id: true, country: true }, orderBy: { rank: 'asc' } });
  return port && { id: port.id, timeZone: timeZoneOfCountry(port.country) };
}
