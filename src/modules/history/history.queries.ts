import 'server-only';
import * as z from 'zod';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { actorName, actorNameFields, displayName, partyNameFields } from '@/modules/account/party.queries';
import type { Currency } from '@/modules/ledger/money.schema';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { titleForOthers } from '@/modules/moderation/moderation.schema';
import { findRfqOfSeller, offeredTo } from '@/modules/offer/offer.queries';
import { offerMachine } from '@/modules/offer/offer.schema';
import { dpoMachine } from '@/modules/order/order.schema';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { keptChanges, PARTS_FOR_SELLERS, RFQ_PARTS } from '@/modules/rfq/rfq-changes.schema';
import { isSealed, rfqMachine } from '@/modules/rfq/rfq.schema';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { actedAs, type People } from './acted-as';
import type { HistoryChange, HistoryEntry } from './history.schema';

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

/** What an entry about an order's own changes keeps: the day on which its goods are ready. */
const readyDays = z.object({ before: z.object({ readyOn: z.iso.date() }), changed: z.object({ readyOn: z.iso.date() }) });

const kept = keptChanges.extend({
  from: z.string().nullable().default(null), to: z.string().nullable().default(null), offer: z.enum(['improve', 'renew']).optional(),
  sellerIds: z.array(z.int()).default([]), sealed: z.boolean().default(false),
});

/** What is told of an RFQ beside its own steps, and what of those one reader does not read so. */
interface Telling {
  /** Entries about a part of a thing that its own do not tell: of an RFQ's offers the withdrawals, since making one is a step of the RFQ; its files and invitations. */
  readonly parts: Prisma.AuditEntryWhereInput[];
  readonly hidden: Prisma.AuditEntryWhereInput[];
  /** Names of those who offer, by their ids, where the reader may know who they are. */
  readonly bidders: ReadonlyMap<number, string>;
  /** The step with which another's offer was chosen; null where none was. */
  readonly lostAt: bigint | null;
  /** Names of those who were invited, by their ids, for whom invited and for the captain. */
  readonly guests: ReadonlyMap<number, string>;
  /** What an entry about an edit says to the reader. */
  readonly changes: (kept: z.output<typeof keptChanges>) => HistoryChange[];
}

const OFFERS = ['rfq.offer', 'offer.withdraw'];

async function tellingOf(entity: keyof typeof KEPT, id: number, reader: Reader): Promise<Telling> {
  const none: Telling = { parts: [], hidden: [], bidders: new Map(), lostAt: null, guests: new Map(), changes: () => [] };
  if (entity !== 'rfq') return none;
  const { offers, sealedUntil, status, currency, invitations } = await db.rfq.findUniqueOrThrow({
    where: { id }, select: {
      status: true, sealedUntil: true, currency: true, offers: { select: { id: true, seller: { select: { id: true, ...partyNameFields } } } },
      invitations: { select: { seller: { select: { id: true, ...partyNameFields } } } },
    },
  });
  const parts: Prisma.AuditEntryWhereInput[] = [
    { entity: offerMachine.name, entityId: { in: offers.map((offer) => String(offer.id)) }, action: 'offer.withdraw' },
    { entity: 'rfq_file', entityId: String(id) },
    // Whom else the buyer has invited is no seller's business.
    { entity: 'rfq_invitation', entityId: String(id), ...(reader.role === 'seller' && { details: { path: ['sellerIds'], array_contains: [reader.partyId] } }) },
  ];
  const changes = (of: z.output<typeof keptChanges>) => changesFor(reader, id, currency, of);
  if (reader.role !== 'seller') {
    const sellers = isSealed({ sealedUntil }) ? [] : offers.map(({ seller }) => seller);
    const guests = invitations.map(({ seller }) => seller);
    const nameOf = reader.role === 'captain' ? displayName : await namesForOthers(db, [...sellers, ...guests]);
    const named = (parties: typeof guests) => new Map(parties.map((party) => [party.id, nameOf(party)]));
    return { ...none, parts, changes, bidders: named(sellers), guests: named(guests) };
  }
  // That others offer too is no seller's business, and how the order of one of them goes on neither.
  const others: Prisma.AuditEntryWhereInput = { action: { in: OFFERS }, actorId: { not: reader.partyId } };
  const isLost = status !== 'closed' && (await findRfqOfSeller(db, id, reader.partyId))?.status === 'closed';
  if (!isLost) return { ...none, parts, changes, hidden: [others] };
  const accepted = await db.auditEntry.findFirst({ where: { entity, entityId: String(id), action: 'rfq.accept' }, select: { seq: true }, orderBy: { seq: 'desc' } });
  return { ...none, parts, changes, hidden: [others, { entity, action: { startsWith: 'rfq.follow_' } }], lostAt: accepted?.seq ?? null };
}

/** What an edit of an RFQ has changed, as its reader may know it: sellers read no budget, and no title that gives a contact away. */
function changesFor({ role }: Reader, rfqId: number, currency: Currency, { before = {}, changed = {}, fields = [] }: z.output<typeof keptChanges>): HistoryChange[] {
  const said = (field: keyof typeof before, value: string | number | null | undefined) => (typeof value === 'string' && field === 'title' && role === 'seller' ? titleForOthers(value, rfqId) : (value ?? null));
  return RFQ_PARTS.flatMap((field): HistoryChange[] => {
    if (role === 'seller' && !PARTS_FOR_SELLERS.includes(field)) return [];
    if (field === 'description') return fields.includes(field) ? [{ field, before: null, now: null }] : [];
    if (!(field in changed)) return [];
    return [{ field, before: said(field, before[field]), now: said(field, changed[field]), ...(field.startsWith('budget') && { currency }) }];
  });
}

/** What a correction of the day on which an order's goods are ready has changed. */
function readyDayOf(details: unknown): HistoryChange[] {
  const { data } = readyDays.safeParse(details);
  return data ? [{ field: 'readyOn', before: data.before.readyOn, now: data.changed.readyOn }] : [];
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
  const { parts, hidden, bidders, lostAt, guests, changes } = await tellingOf(entity, id, reader);
  const where: Prisma.AuditEntryWhereInput = { OR: [{ entity, entityId: String(id) }, ...parts], NOT: hidden };
  const found = await readRange(range, {
    rows: (part) => db.auditEntry.findMany({ where, select: { seq: true, at: true, actorId: true, action: true, details: true, entity: true }, orderBy: { seq: 'desc' }, ...part }),
    count: () => db.auditEntry.count({ where }),
    answer: ({ seq, at, actorId, action, details, entity: of }) => {
      // A part's states are not those of the whole.
      const isWhole = of === entity;
      const { from, to, offer, sellerIds, sealed, ...edited } = kept.parse(isWhole || of === 'rfq_invitation' ? details : {});
      const by = actedAs(machine, { actorId, action, from }, people);
      if (seq === lostAt) return { actorId, entry: { at: at.toISOString(), by, action: 'offer.not_chosen', from, to: 'closed' } };
      const seller = OFFERS.includes(action) && actorId !== null ? bidders.get(actorId) : undefined;
      const changed = !isWhole ? [] : entity === 'dpo' ? readyDayOf(details) : changes(edited);
      const invited = sellerIds.flatMap((id) => guests.get(id) ?? []);
      const invitation = reader.role === 'seller' ? 'rfq_invitation.own' : sealed ? 'rfq_invitation.sealed' : action;
      return { actorId, entry: {
        at: at.toISOString(), by, action: offer ? `offer.${offer}` : of === 'rfq_invitation' ? invitation : action, from, to,
        ...(seller !== undefined && { seller }), ...(changed.length > 0 && { changes: changed }), ...(invited.length > 0 && { invited }),
      } };
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
