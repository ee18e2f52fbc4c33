import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit, SYSTEM } from '@/server/audit';
import type { SqlTx, Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { contactDetailsIn, contactDetailsInCode, type ContactKind } from './contact-detail';
import { heldTextMachine, type HeldTextAction } from './held-text.machine';
import { namesForOthers, readHeldText, titleAsOthersRead } from './moderation.queries';
import type { HeldEntity, HeldField, HeldTextAnswer } from './moderation.schema';

/** Where texts stand that somebody has just written. */
interface Place {
  readonly entity: HeldEntity;
  readonly entityId: number;
  /** The RFQ that they belong to; null for a party's name. */
  readonly rfqId: number | null;
  readonly authorId: number;
  /** Nothing stood there before, so there is nothing to take back. */
  readonly isNew: boolean;
  /** What others go on reading where a text is held back; none: a sentence or a number. */
  readonly standing?: string | null;
}

type PersonNames = Parameters<typeof displayName>[0];

/** Fields of identifiers, whose digits are no telephone's where they are written as one. */
const IDENTIFIERS: readonly HeldField[] = ['number', 'zipCode'];

/** What texts that are read one after the other give away where none does alone: a number's first half in a title, its second in the description. All of them are held then. */
function acrossFields(texts: readonly string[]): ContactKind[] {
  if (texts.length < 2 || texts.some((text) => contactDetailsIn(text).length > 0)) return [];
  return contactDetailsIn(texts.filter(Boolean).join(' ')).filter((kind) => kind === 'phone' || kind === 'email');
}

/**
 * Holds back what seems to give a contact away, in the transaction that writes it: the one way at the writing side. A text
 * that an admin has decided about stays as decided while it stays the same. A text that gives nothing away costs no statement
 * where nothing stood before.
 *
 * @returns whether it held anything back that was not held before
 */
export async function holdBack(tx: SqlTx, { entity, entityId, rfqId, authorId, isNew, standing = null }: Place, texts: Partial<Record<HeldField, string>>): Promise<boolean> {
  const written = Object.entries(texts) as [HeldField, string][];
  if (!isNew) {
    for (const [field, text] of written) {
      await tx.$executeRaw`DELETE FROM "HeldText" WHERE "entity" = ${entity}::text AND "entityId" = ${entityId}::int AND "field" = ${field}::text AND "text" <> ${text}::text`;
    }
  }
  let isHeld = false;
  // Of an RFQ title and description are read as one; the lines of an address are not.
  const together = entity === 'rfq' ? acrossFields(written.map(([, text]) => text)) : [];
  for (const [field, text] of written) {
    const kinds = together.length > 0 ? together : IDENTIFIERS.includes(field) ? contactDetailsInCode(text) : contactDetailsIn(text);
    if (kinds.length === 0) continue;
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO "HeldText" ("entity", "entityId", "field", "rfqId", "authorId", "text", "standing", "kinds", "status")
      VALUES (${entity}::text, ${entityId}::int, ${field}::text, ${rfqId}::int, ${authorId}::int, ${text}::text, ${standing}::text, string_to_array(${kinds.join(',')}::text, ','), ${heldTextMachine.initial}::"HeldTextStatus")
      ON CONFLICT ("entity", "entityId", "field") DO NOTHING RETURNING "id"`;
    if (!made) continue;
    isHeld = true;
    await audit(tx, { actor: SYSTEM, action: 'held_text.create', entity: 'held_text', entityId: made.id, details: { to: heldTextMachine.initial, entity, entityId, field, kinds } });
  }
  return isHeld;
}

/** What stood in a place is gone, and nobody has to decide about its texts any more. */
export async function forgetHeld(tx: SqlTx, entity: HeldEntity, entityId: number): Promise<void> {
  await tx.$executeRaw`DELETE FROM "HeldText" WHERE "entity" = ${entity}::text AND "entityId" = ${entityId}::int`;
}

/**
 * Holds a party's name back where it seems to give a contact away; called by whatever writes it, in its transaction. Others
 * go on reading the last name that was not held. What lists of products carry of it is what others read.
 *
 * @param before the name that stood there, null for a party that is made just now
 */
export async function holdName(tx: Tx & SqlTx, partyId: number, before: PersonNames | null): Promise<void> {
  const name = displayName(await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { companyName: true, firstName: true, lastName: true } }));
  await holdBack(tx, { entity: 'party', entityId: partyId, rfqId: null, authorId: partyId, isNew: before === null, standing: before && (await standingName(tx, partyId, before)) }, { name });
  if (before) await copyName(tx, partyId);
}

/** The name that others read until now: that before, or what stood in its place while it was held. */
async function standingName(tx: Tx, partyId: number, before: PersonNames): Promise<string | null> {
  const held = await tx.heldText.findFirst({ where: { entity: 'party', entityId: partyId, field: 'name', status: { not: 'released' } }, select: { standing: true } });
  return held ? held.standing : displayName(before);
}

/** Lists of products carry a copy of their seller's name, so that they need no join. */
async function copyName(tx: Tx, partyId: number): Promise<void> {
  const party = await tx.party.findUniqueOrThrow({ where: { id: partyId }, select: { id: true, companyName: true, firstName: true, lastName: true } });
  const companyName = (await namesForOthers(tx, [party]))(party);
  await tx.product.updateMany({ where: { sellerId: partyId, companyName: { not: companyName } }, data: { companyName } });
}

/** Orders carry a copy of the title of an RFQ that is about no product, as others read it. */
async function copyTitle(tx: Tx, rfqId: number): Promise<void> {
  const rfq = await tx.rfq.findUniqueOrThrow({ where: { id: rfqId }, select: { id: true, title: true, productName: true } });
  if (rfq.productName !== null) return;
  const productName = await titleAsOthersRead(tx, rfq);
  await tx.dpo.updateMany({ where: { rfqId, productName: { not: productName } }, data: { productName } });
}

/**
 * A message of a case has been released: the sides from whom it was kept are told of it as of a new one. Its arbitrator has
 * read it already, unless it wrote it.
 *
 * @returns what its author is told of, beside the RFQ; nothing for another text
 */
async function followInCase(tx: Tx & SqlTx, { entity, entityId, authorId }: { readonly entity: string; readonly entityId: number; readonly authorId: number }, action: HeldTextAction): Promise<{ disputeId?: number }> {
  if (entity !== 'case_message') return {};
  const { disputeId, dispute: { dpoId, dpo } } = await tx.caseMessage.findUniqueOrThrow({
    where: { id: entityId }, select: { disputeId: true, dispute: { select: { dpoId: true, dpo: { select: { productName: true, buyerId: true, sellerId: true } } } } },
  });
  if (action === 'release') await notify(tx, { kind: 'case_message', params: { disputeId, dpoId, title: dpo.productName }, to: [dpo.buyerId, dpo.sellerId].filter((party) => party !== authorId) });
  return { disputeId };
}

async function decide(actor: Actor, id: number, action: HeldTextAction): Promise<HeldTextAnswer> {
  return transact(async (tx) => {
    const row = await tx.heldText.findUnique({ where: { id }, select: { id: true, status: true, authorId: true, rfqId: true, entity: true, entityId: true, field: true } });
    if (!row) throw new Problem('not_found');
    refuseOwnAffair(actor, row.authorId);
    await transition(tx, {
      machine: heldTextMachine, action, actor: asTransitionActor(actor), row,
      write: ({ id: held, from, to }) => tx.heldText.updateMany({ where: { id: held, status: from }, data: { status: to, decidedAt: new Date() } }),
      reread: (held) => tx.heldText.findUnique({ where: { id: held }, select: { status: true } }),
    });
    if (row.entity === 'party') await copyName(tx, row.authorId);
    if (row.entity === 'rfq' && row.field === 'title') await copyTitle(tx, row.entityId);
    const about = await followInCase(tx, row, action);
    await notify(tx, { kind: action === 'release' ? 'text_released' : 'text_kept', params: { ...(row.rfqId === null ? {} : { rfqId: row.rfqId }), ...about }, to: [row.authorId] });
    return readHeldText(tx, id);
  });
}

/**
 * An admin has read a held text: others read it from now on, and its author is told.
 *
 * @throws Problem not_found, status_changed
 */
export const releaseText = (actor: Actor, id: number) => decide(actor, id, 'release');

/**
 * An admin keeps a text back; its author is told and may write another.
 *
 * @throws Problem not_found, status_changed
 */
export const keepText = (actor: Actor, id: number) => decide(actor, id, 'keep');
