import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { HELD_SENTENCE } from './held-sentence.schema';
import type { HeldTextStatus } from './held-text.machine';
import { heldTextAnswer, numberForOthers, ownHeldTextAnswer, titleForOthers, type HeldEntity, type HeldField, type HeldTextAnswer, type OwnHeldTextAnswer } from './moderation.schema';

/** What others read in a text's place: a sentence, English as every one of the API; in a name's place a number, which needs no language. */
function placeholder(field: string, id: number, isKept: boolean): string {
  if (field === 'name') return numberForOthers(id);
  return isKept ? HELD_SENTENCE.kept : HELD_SENTENCE.held;
}

/**
 * Rows as somebody reads them who neither wrote them nor belongs to the house: texts that are held back are replaced by a
 * sentence. The one way to them for other parties.
 *
 * @param fields the rows' texts that may be held back, and what the moderation calls them
 */
export async function asOthersRead<R extends { readonly id: number }>(client: Tx, entity: HeldEntity, rows: readonly R[], fields: readonly (keyof R & HeldField)[]): Promise<R[]> {
  if (rows.length === 0) return [];
  const held = await client.heldText.findMany({
    where: { entity, entityId: { in: rows.map(({ id }) => id) }, status: { not: 'released' }, field: { in: [...fields] } }, select: { entityId: true, field: true, status: true, standing: true },
  });
  if (held.length === 0) return [...rows];
  return rows.map((row) => {
    const own = held.filter(({ entityId }) => entityId === row.id);
    return own.length === 0 ? row : { ...row, ...Object.fromEntries(own.map(({ field, status, standing }) => [field, standing ?? placeholder(field, row.id, status === 'kept')])) };
  });
}

/** What became of a text that was held back: still held, kept back, or released at a moment. */
export interface Decision {
  readonly status: HeldTextStatus;
  readonly decidedAt: Date | null;
}

/** What became of messages that were held back, by message; those that never were are not in it. A message that is held is its author's alone: others do not see that there is one. */
export async function decisionsOnMessages(client: Tx, entity: 'message' | 'case_message', ids: readonly number[]): Promise<Map<number, Decision>> {
  if (ids.length === 0) return new Map();
  const rows = await client.heldText.findMany({ where: { entity, field: 'message', entityId: { in: [...ids] } }, select: { entityId: true, status: true, decidedAt: true } });
  return new Map(rows.map(({ entityId, ...decision }) => [entityId, decision]));
}

/** A party with what its name is made of. */
interface Named { readonly id: number; readonly companyName: string; readonly firstName: string; readonly lastName: string }

/** The names of some parties as other parties read them: in the place of one that is held back stands the last that was not, or a number where there was none. */
export async function namesForOthers(client: Tx, parties: readonly Named[]): Promise<(party: Named) => string> {
  const read = await asOthersRead(client, 'party', parties.map((party) => ({ id: party.id, name: displayName(party) })), ['name']);
  const names = new Map(read.map(({ id, name }) => [id, name]));
  return (party) => names.get(party.id) ?? displayName(party);
}

/** The names of some parties as one of them reads them: its own as it is, those of the rest as others read them. */
export function namesAsReadBy(client: Tx, readerId: number, parties: readonly Named[]): Promise<(party: Named) => string> {
  return namesForOthers(client, parties.filter(({ id }) => id !== readerId));
}

/** The name of who acts, for what others are told of it. A plain one costs no statement. */
export async function actorForOthers(client: Tx, { partyId, companyName, firstName, lastName }: Omit<Named, 'id'> & { readonly partyId: number }): Promise<string> {
  const party = { id: partyId, companyName, firstName, lastName };
  const name = displayName(party);
  if (titleForOthers(name, partyId) === name) return name;
  return (await namesForOthers(client, [party]))(party);
}

/** An RFQ's title for what stays beside it and is read by others, such as an order's: its number where it is held back. */
export async function titleAsOthersRead(client: Tx, rfq: { readonly id: number; readonly title: string }): Promise<string> {
  const [read] = await asOthersRead(client, 'rfq', [rfq], ['title']);
  return read?.title === rfq.title ? rfq.title : numberForOthers(rfq.id);
}

const heldFields = {
  id: true, entity: true, entityId: true, field: true, rfqId: true, text: true, kinds: true, status: true, createdAt: true, decidedAt: true, author: { select: partyNameFields },
} as const satisfies Prisma.HeldTextSelect;

function toAnswer({ author, createdAt, decidedAt, ...row }: Prisma.HeldTextGetPayload<{ select: typeof heldFields }>): HeldTextAnswer {
  return heldTextAnswer.parse({ ...row, author: displayName(author), vendorCode: author.vendorCode, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null });
}

/** Every text that was held back, those that wait first, then the newest. */
export function listHeldTexts(range: Range): Promise<Counted<HeldTextAnswer>> {
  return readRange(range, {
    rows: (part) => db.heldText.findMany({ select: heldFields, orderBy: [{ status: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.heldText.count(),
    answer: toAnswer,
  });
}

/** A held text inside a transaction. */
export async function readHeldText(tx: Tx, id: number): Promise<HeldTextAnswer> {
  return toAnswer(await tx.heldText.findUniqueOrThrow({ where: { id }, select: heldFields }));
}

/** A party's own texts that others do not read now, newest first. */
export function listOwnHeldTexts(authorId: number, range: Range): Promise<Counted<OwnHeldTextAnswer>> {
  const where: Prisma.HeldTextWhereInput = { authorId, status: { not: 'released' } };
  return readRange(range, {
    rows: (part) => db.heldText.findMany({ where, select: { id: true, entity: true, entityId: true, field: true, rfqId: true, text: true, status: true, createdAt: true }, orderBy: { id: 'desc' }, ...part }),
    count: () => db.heldText.count({ where }),
    answer: ({ createdAt, ...row }) => ownHeldTextAnswer.parse({ ...row, createdAt: createdAt.toISOString() }),
  });
}

/** How many texts wait for an admin. */
export const countHeldTexts = () => db.heldText.count({ where: { status: 'held' } });
