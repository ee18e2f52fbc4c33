import 'server-only';
import * as z from 'zod';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { actorName, actorNameFields, displayName, partyNameFields } from '@/modules/account/party.queries';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { findRfqOfSeller, offeredTo } from '@/modules/offer/offer.queries';
import { offerMachine } from '@/modules/offer/offer.schema';
import { dpoMachine } from '@/modules/order/order.schema';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { isSealed, rfqMachine } from '@/modules/rfq/rfq.schema';
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

const kept = z.object({ from: z.string().nullable().default(null), to: z.string().nullable().default(null), offer: z.enum(['improve', 'renew']).optional() });

/** What is told of an RFQ beside its own steps, and what of those one reader does not read so. */
interface Telling {
  /** Entries about a part of a thing that its own do not tell: of an RFQ's offers the withdrawals, since making one is a step of the RFQ. */
  readonly parts: Prisma.AuditEntryWhereInput[];
  readonly hidden: Prisma.AuditEntryWhereInput[];
  /** Names of those who offer, by their ids, where the reader may know who they are. */
  readonly bidders: ReadonlyMap<number, string>;
  /** The step with which another's offer was chosen; null where none was. */
  readonly lostAt: bigint | null;
}

const OFFERS = ['rfq.offer', 'offer.withdraw'];

async function tellingOf(entity: keyof typeof KEPT, id: number, reader: Reader): Promise<Telling> {
  const none: Telling = { parts: [], hidden: [], bidders: new Map(), lostAt: null };
  if (entity !== 'rfq') return none;
  const { offers, sealedUntil, status } = await db.rfq.findUniqueOrThrow({
    where: { id }, select: { status: true, sealedUntil: true, offers: { select: { id: true, seller: { select: { id: true, ...partyNameFields } } } } },
  });
  const parts = [{ entity: offerMachine.name, entityId: { in: offers.map((offer) => String(offer.id)) }, action: 'offer.withdraw' }];
  if (reader.role !== 'seller') {
    const sellers = isSealed({ sealedUntil: sealedUntil?.toISOString() ?? null }) ? [] : offers.map(({ seller }) => seller);
    const nameOf = reader.role === 'captain' ? displayName : await namesForOthers(db, sellers);
    return { ...none, parts, bidders: new Map(sellers.map((seller) => [seller.id, nameOf(seller)])) };
  }
  // That others offer too is no seller's business, and how the order of one of them goes on neither.
  const others: Prisma.AuditEntryWhereInput = { action: { in: OFFERS }, actorId: { not: reader.partyId } };
  const isLost = status !== 'closed' && (await findRfqOfSeller(db, id, reader.partyId))?.status === 'closed';
  if (!isLost) return { ...none, parts, hidden: [others] };
  const accepted = await db.auditEntry.findFirst({ where: { entity, entityId: String(id), action: 'rfq.accept' }, select: { seq: true }, orderBy: { seq: 'desc' } });
  return { ...none, parts, hidden: [others, { entity, action: { startsWith: 'rfq.follow_' } }], lostAt: accepted?.seq ?? null };
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
  const { parts, hidden, bidders, lostAt } = await tellingOf(entity, id, reader);
  const where: Prisma.AuditEntryWhereInput = { OR: [{ entity, entityId: String(id) }, ...parts], NOT: hidden };
  const found = await readRange(range, {
    rows: (part) => db.auditEntry.findMany({ where, select: { seq: true, at: true, actorId: true, action: true, details: true, entity: true }, orderBy: { seq: 'desc' }, ...part }),
    count: () => db.auditEntry.count({ where }),
    answer: ({ seq, at, actorId, action, details, entity: of }) => {
      // A part's states are not those of the whole.
      const { from, to, offer } = kept.parse(of === entity ? details : {});
      const by = actedAs(machine, { actorId, action, from }, people);
      if (seq === lostAt) return { actorId, entry: { at: at.toISOString(), by, action: 'offer.not_chosen', from, to: 'closed' } };
      const seller = OFFERS.includes(action) && actorId !== null ? bidders.get(actorId) : undefined;
      return { actorId, entry: { at: at.toISOString(), by, action: offer ? `offer.${offer}` : action, from, to, ...(seller !== undefined && { seller }) } };
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
