import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { contentColumns, writeContent, writeParts } from '@/modules/catalogue/product-content.commands';
import { productContent, productMachine, type ProductContent } from '@/modules/catalogue/product-content.schema';
import { lockProduct, moveProduct } from '@/modules/catalogue/product-step.commands';
import { parseDecimal, toDecimal } from '@/modules/ledger/money.schema';
import { recordConsents } from '@/modules/legal/consent.commands';
import { LEGAL_TEXTS, type ConsentTo } from '@/modules/legal/legal.schema';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { findOwnProduct } from './listing.queries';
import type { ListingAnswer, ListingBody } from './listing.schema';
import { instantOf } from './validity';

type Validity = Pick<ListingBody, 'validityDate' | 'validityTime'>;

function heldUntil({ validityDate, validityTime }: Validity, timeZone: string): Date | null {
  return validityDate && instantOf(validityDate, validityTime.slice(0, 5), timeZone);
}

/** Whether a price has run out already by the clock of its seller's zone. */
export function isOver(validity: Validity, timeZone: string, now = new Date()): boolean {
  const until = heldUntil(validity, timeZone);
  return until !== null && until <= now;
}

/**
 * What a body says, as a product keeps it.
 *
 * @param timeZone of the seller, whose clock the validity goes by
 * @throws Problem product_validity_invalid
 */
export function contentOf(body: ListingBody, timeZone: string, now = new Date()): ProductContent {
  const until = heldUntil(body, timeZone);
  if (isOver(body, timeZone, now)) throw new Problem('product_validity_invalid', { field: 'validityDate' });
  const allowsRelabeling = body.reLabeling === 'yes';
  return {
    name: body.name,
    shortDescription: body.shortDescription,
    description: body.description,
    category: body.category,
    portId: body.port,
    price: body.price,
    currency: body.currency,
    priceType: body.priceType,
    unit: body.moqUom,
    moq: body.moq,
    availableQuantity: body.quantity,
    hsCode: body.hsCode,
    originCountry: body.originCountry,
    leadTimeDays: body.leadTimeDays,
    packing: body.packing,
    branded: body.branded === 'branded',
    relabelingAllowed: allowsRelabeling,
    relabelingPrice: allowsRelabeling ? toDecimal(parseDecimal(String(body.relabelingPrice).trim()) ?? 0n) : null,
    offerValidUntil: until?.toISOString() ?? null,
    tiers: body.tiers.map(({ from, price }) => ({ fromQuantity: from, price })),
    certificates: body.certificates,
    specifications: body.specifications,
    pictures: [...new Set(body.pictures)],
  };
}

/** What was accepted as it reads now: an acceptance of other words is none. */
const inForce = (accepted: readonly ConsentTo[]) => accepted.filter(({ text, version }) => LEGAL_TEXTS[text].version === version);

/** A seller shows its own pictures alone. */
async function requireOwnPictures(tx: Tx, sellerId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  if ((await tx.storedFile.count({ where: { key: { in: [...keys] }, kind: 'picture', ownerId: sellerId } })) !== keys.length) throw new Problem('file_unknown', { field: 'pictures' });
}

async function ownProduct(tx: Tx, id: number, sellerId: number) {
  await lockProduct(tx, id);
  return tx.product.findFirst({ where: { id, sellerId }, select: { id: true, status: true, name: true } });
}

async function answer(tx: Tx, id: number, actor: Actor): Promise<ListingAnswer> {
  const product = await findOwnProduct(tx, id, actor);
  if (!product) throw new Problem('not_found');
  return product;
}

const tellAdmins = (tx: Tx, actor: Actor, productId: number, product: string) =>
  notify(tx, { kind: 'product_submitted', params: { productId, product, seller: displayName(actor) }, toRole: 'admin' });

/**
 * A seller submits a product; it waits for the admin, also while HR has not approved the seller yet.
 *
 * @param address where the request came from, for the acceptances
 * @throws Problem port_unknown, file_unknown (a picture that is not the seller's), product_validity_invalid (by the seller's clock)
 */
export async function submitProduct(actor: Actor, body: ListingBody, address: string): Promise<ListingAnswer> {
  const content = contentOf(body, actor.timeZone);
  return transact(async (tx) => {
    await requireOwnPictures(tx, actor.partyId, content.pictures);
    const seller = await tx.party.findUniqueOrThrow({ where: { id: actor.partyId }, select: { id: true, companyName: true, firstName: true, lastName: true, verifiedAt: true } });
    const { id } = await tx.product.create({
      data: {
        ...(await contentColumns(tx, content)), sellerId: actor.partyId, companyName: (await namesForOthers(tx, [seller]))(seller),
        isVerified: seller.verifiedAt !== null, verifiedAt: seller.verifiedAt, status: productMachine.initial,
      },
      select: { id: true },
    });
    await writeParts(tx, id, content);
    await recordConsents(tx, actor.partyId, inForce(body.accepted), address);
    await audit(tx, { actor: asTransitionActor(actor), action: 'product.create', entity: 'product', entityId: id, details: { to: productMachine.initial } });
    await tellAdmins(tx, actor, id, content.name);
    return answer(tx, id, actor);
  });
}

/**
 * A seller edits a product. What is approved stays public as it is, and the edit waits as a proposed change; a rejected product
 * is submitted again.
 *
 * @throws Problem not_found (also another's), status_changed (archived), and as submitProduct
 */
export async function editProduct(actor: Actor, productId: number, body: ListingBody, address: string): Promise<ListingAnswer> {
  const content = contentOf(body, actor.timeZone);
  return transact(async (tx) => {
    const row = await ownProduct(tx, productId, actor.partyId);
    await moveProduct(tx, 'edit', asTransitionActor(actor), row);
    await requireOwnPictures(tx, actor.partyId, content.pictures);
    if (row?.status === 'approved') await proposeChange(tx, productId, content);
    else await writeContent(tx, productId, content);
    await recordConsents(tx, actor.partyId, inForce(body.accepted), address);
    await tellAdmins(tx, actor, productId, content.name);
    return answer(tx, productId, actor);
  });
}

/** A new row each time: the admin approves the very change that was read. */
async function proposeChange(tx: Tx, productId: number, content: ProductContent): Promise<void> {
  // A port that does not exist is refused now and not when the admin approves.
  await contentColumns(tx, content);
  await tx.productChange.deleteMany({ where: { productId } });
  await tx.productChange.create({ data: { productId, content }, select: { id: true } });
}

/**
 * A seller takes a product out of the shop, or out of the admin's hands.
 *
 * @throws Problem not_found (also another's), status_changed
 */
export async function archiveProduct(actor: Actor, productId: number): Promise<ListingAnswer> {
  return transact(async (tx) => {
    await moveProduct(tx, 'archive', asTransitionActor(actor), await ownProduct(tx, productId, actor.partyId));
    return answer(tx, productId, actor);
  });
}

/**
 * A seller submits an archived product again. A change that waited when it was archived is part of it from now on: the admin
 * reads all of it anyway.
 *
 * @throws Problem not_found (also another's), status_changed
 */
export async function restoreProduct(actor: Actor, productId: number): Promise<ListingAnswer> {
  return transact(async (tx) => {
    const row = await ownProduct(tx, productId, actor.partyId);
    await moveProduct(tx, 'restore', asTransitionActor(actor), row);
    const change = await tx.productChange.findUnique({ where: { productId }, select: { content: true } });
    if (change) {
      await writeContent(tx, productId, productContent.parse(change.content));
      await tx.productChange.deleteMany({ where: { productId } });
    }
    if (row) await tellAdmins(tx, actor, productId, row.name);
    return answer(tx, productId, actor);
  });
}
