import 'server-only';
import * as z from 'zod';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { actorName, actorNameFields } from '@/modules/account/party.queries';
import { offeredTo } from '@/modules/offer/offer.queries';
import { offerMachine } from '@/modules/offer/offer.schema';
import { dpoMachine } from '@/modules/order/order.schema';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { rfqMachine } from '@/modules/rfq/rfq.schema';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { actedAs, type People } from './acted-as';
import type { HistoryEntry } from './history.schema';

/** Who reads: the party and the role in which it acts. */
interface Reader {
  readonly partyId: number;
  readonly role: string | null;
}

/** What may have a history, and the people of one such thing if it is the reader's to see. */
const KEPT = {
  rfq: {
    machine: rfqMachine,
    people: async (id: number, { partyId, role }: Reader): Promise<People | null> => {
      const scope = { captain: {}, seller: offeredTo(partyId) }[role ?? ''] ?? { buyerId: partyId };
      const rfq = await db.rfq.findFirst({ where: { id, ...scope }, select: { buyerId: true, product: { select: { sellerId: true } } } });
      return rfq && { buyerId: rfq.buyerId, sellerId: rfq.product?.sellerId ?? null };
    },
  },
  dpq: {
    machine: dpqMachine,
    people: async (id: number, { partyId, role }: Reader): Promise<People | null> => {
      const dpq = await db.dpq.findFirst({ where: { id, ...(role === 'captain' ? {} : { buyerId: partyId }) }, select: { buyerId: true } });
      return dpq && { buyerId: dpq.buyerId, sellerId: null };
    },
  },
  dpo: {
    machine: dpoMachine,
    people: async (id: number, { partyId, role }: Reader): Promise<People | null> => {
      const scope = { captain: {}, seller: { sellerId: partyId } }[role ?? ''] ?? { buyerId: partyId };
      return db.dpo.findFirst({ where: { id, ...scope }, select: { buyerId: true, sellerId: true } });
    },
  },
} as const;

const states = z.object({ from: z.string().nullable().default(null), to: z.string().nullable().default(null) });

/** Entries about a part of a thing that its own do not tell: of an RFQ's offers the withdrawals, since making one is a step of the RFQ. */
async function partsOf(entity: keyof typeof KEPT, id: number): Promise<Prisma.AuditEntryWhereInput[]> {
  if (entity !== 'rfq') return [];
  const offers = await db.offer.findMany({ where: { rfqId: id }, select: { id: true } });
  return [{ entity: offerMachine.name, entityId: { in: offers.map((offer) => String(offer.id)) }, action: 'offer.withdraw' }];
}

/**
 * The trail of changes of one thing, newest first, from the audit log.
 *
 * @throws Problem not_found, also for another party's
 */
export async function listHistory(entity: keyof typeof KEPT, id: number, reader: Reader, range: Range): Promise<Counted<HistoryEntry>> {
  const { machine, people: findPeople } = KEPT[entity];
  const people = await findPeople(id, reader);
  if (!people) throw new Problem('not_found');
  const where: Prisma.AuditEntryWhereInput = {
    OR: [{ entity, entityId: String(id) }, ...(await partsOf(entity, id))],
    // That others offer too is no seller's business.
    ...(reader.role === 'seller' && { NOT: { action: { in: ['rfq.offer', 'offer.withdraw'] }, actorId: { not: reader.partyId } } }),
  };
  const found = await readRange(range, {
    rows: (part) => db.auditEntry.findMany({ where, select: { at: true, actorId: true, action: true, details: true, entity: true }, orderBy: { seq: 'desc' }, ...part }),
    count: () => db.auditEntry.count({ where }),
    answer: ({ at, actorId, action, details, entity: of }) => {
      // A part's states are not those of the whole.
      const { from, to } = states.parse(of === entity ? details : {});
      return { actorId, entry: { at: at.toISOString(), by: actedAs(machine, { actorId, action, from }, people), action, from, to } };
    },
  });
  const persons = reader.role === 'captain' ? await personsOf(found.rows) : new Map<number, string>();
  return { ...found, rows: found.rows.map(({ actorId, entry }) => ({ ...entry, ...(actorId !== null && persons.has(actorId) && { person: persons.get(actorId) }) })) };
}

/** Who of the house acted, by party; parties of the trade are not named. */
async function personsOf(rows: readonly { readonly actorId: number | null; readonly entry: HistoryEntry }[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ actorId, entry }) => (actorId !== null && entry.by === 'captain' ? [actorId] : []));
  if (ids.length === 0) return new Map();
  const parties = await db.party.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, ...actorNameFields } });
  return new Map(parties.flatMap(({ id, ...party }) => (party.grants.length > 0 ? [[id, actorName(party)] as const] : [])));
}
