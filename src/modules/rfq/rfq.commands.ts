import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { findProductForRfq } from '@/modules/catalogue/catalogue.queries';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { actorForOthers, titleAsOthersRead } from '@/modules/moderation/moderation.queries';
import { titleForOthers } from '@/modules/moderation/moderation.schema';
import { notify } from '@/modules/notification/notification.commands';
import { STANDING_OFFERS } from '@/modules/offer/offer.schema';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit } from '@/server/audit';
import type { AuditDetails } from '@/server/audit-words';
import { dayInZone } from '@/server/clock';
import { db, type SqlTx, type Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { transactPrepared } from '@/server/transact';
import { transition, type TransitionActor } from '@/server/transition';
import { attachFiles, type RfqFileRow } from './rfq-files.commands';
import { rfqMachine, type RfqAction, type RfqStatus } from './rfq.machine';
import { destinationPort, rfqFields, toRfqAnswer } from './rfq.queries';
import type { Destination, RfqAnswer, RfqBody } from './rfq.schema';

/**
 * A buyer asks for a quotation; captains and the product's seller, by the buyer's code, are told. The same request sent again within ten
 * seconds (a double click, a retry) answers the first one.
 *
 * @throws Problem account_rejected, product_not_found, own_product (a seller asking for its own goods), rfq_unit_fixed (the product has another unit), rfq_deadline_past (by the buyer's calendar), delivery_port_unknown, too_many_rfqs, file_unknown (also another party's file, or one handed in before)
 */
export async function createRfq(actor: Actor, body: RfqBody): Promise<RfqAnswer> {
  refuseRejected(actor);
  refusePastDeadline(actor, body.response_deadline);
  const product = body.product_id ? await findProductForRfq(body.product_id) : null;
  if (body.product_id && !product) throw new Problem('product_not_found', { field: 'product_id' });
  if (product?.sellerId === actor.partyId) throw new Problem('own_product');
  if (product && body.unit && body.unit !== product.unit) throw new Problem('rfq_unit_fixed', { field: 'unit' });

  const deliveryPort = await findDestination(body.delivery_port_id);
  const mostPerHour = await recentSetting('rfqsPerBuyerHour');
  const buyer = await actorForOthers(db, actor);
  const made = await transactPrepared(async (tx) => {
    const row = await insertRfq(tx, actor.partyId, product, body, mostPerHour);
    if (row.isRepeated) return { ...row, files: [] };
    const files = await attachFiles(tx, actor, row.id, body.files, 0);
    await holdBack(tx, { entity: 'rfq', entityId: row.id, rfqId: row.id, authorId: actor.partyId, isNew: true }, { title: body.title, description: body.description });
    const told = { rfqId: row.id, title: titleForOthers(body.title, row.id) };
    // As the RFQ itself says it: a seller learns the buyer's name with the order. One who is a captain too reads one line.
    await notify(tx, { kind: 'rfq_created', params: { ...told, buyer: actor.vendorCode }, to: [product?.sellerId ?? null] });
    await notify(tx, { kind: 'rfq_created', params: { ...told, buyer }, toRole: 'captain', except: [product?.sellerId ?? null] });
    await audit(tx, { actor: asTransitionActor(actor), action: 'rfq.create', entity: 'rfq', entityId: row.id, details: { to: rfqMachine.initial, quantity: body.quantity } });
    return { ...row, files };
  });
  return answerOf(made, actor, product, body, deliveryPort);
}

/**
 * The port where an RFQ wants its goods; null where it says none.
 *
 * @throws Problem delivery_port_unknown
 */
export async function findDestination(id: number | null | undefined): Promise<Destination['deliveryPort']> {
  if (!id) return null;
  const port = await db.port.findUnique({ where: { id }, select: destinationPort });
  if (!port) throw new Problem('delivery_port_unknown', { field: 'delivery_port_id' });
  return port;
}

/** Whom HR has turned away may read, and no more: it asks for nothing and agrees to nothing. */
export function refuseRejected({ rejected }: Pick<Actor, 'rejected'>): void {
  if (rejected) throw new Problem('account_rejected');
}

/** A deadline lasts to the end of its day in the buyer's zone. */
export function refusePastDeadline(actor: Actor, deadline: Date | null): void {
  if (deadline && deadline < dayInZone(new Date(), actor.timeZone)) throw new Problem('rfq_deadline_past', { field: 'response_deadline' });
}

type RfqProduct = Awaited<ReturnType<typeof findProductForRfq>>;

/** What the database says of a request that came in: whether it is new, and where not, which one it repeats. */
interface MadeRfq {
  readonly id: number;
  readonly createdAt: Date;
  readonly isRepeated: boolean;
}

/** What a new RFQ is counted in: its product's unit; without one what its buyer chose, pieces where nothing was said. */
const unitOf = (product: RfqProduct, { unit }: RfqBody) => product?.unit ?? unit ?? 'pcs';

const currencyOf = (body: RfqBody) => CURRENCIES[body.currency_id - 1] ?? 'USD';

/** When another try makes sense; the exact second is the oldest RFQ's, and not worth a question. */
const RETRY_SECONDS = 60;

/**
 * Writes a new RFQ, unless the buyer has sent the same one a moment ago; one that was withdrawn since is asked for anew. Nor when
 * the buyer has sent too many within the hour. The lock lets two simultaneous ones see each other.
 */
async function insertRfq(tx: SqlTx, buyerId: number, product: RfqProduct, body: RfqBody, mostPerHour: number): Promise<MadeRfq> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('rfq.create'), ${buyerId}::int)`;
  const columns = Prisma.sql`"buyerId", "productId", "title", "description", "quantity", "unit", "currency", "budgetMinMinor", "budgetMaxMinor", "responseDeadline", "deliveryPortId", "paymentTerms"`;
  const asked = Prisma.sql`${buyerId}::int, ${product?.id ?? null}::int, ${body.title}::text, ${body.description}::text, ${body.quantity}::int, ${unitOf(product, body)}::"Unit", ${currencyOf(body)}::"Currency",
    ${body.budget_range_min}::bigint, ${body.budget_range_max}::bigint, ${dayText(body.response_deadline)}::date, ${body.delivery_port_id ?? null}::int, ${body.payment_terms ?? null}::"PaymentTerms"`;
  const [row] = await tx.$queryRaw<MadeRfq[]>`
    WITH earlier AS (
      SELECT "id", "createdAt" FROM "Rfq"
      WHERE "buyerId" = ${buyerId}::int AND "createdAt" > now() - make_interval(secs => ${SETTINGS.rfqRepeatSeconds}::int) AND "status" <> 'cancelled'
        AND (${columns}) IS NOT DISTINCT FROM (${asked})
        AND ARRAY(SELECT "fileKey" FROM "RfqFile" WHERE "rfqId" = "Rfq"."id" ORDER BY "fileKey" COLLATE "C") = ${[...body.files].sort()}::text[]
      ORDER BY "id" DESC LIMIT 1
    ), full_hour AS (
      SELECT FROM "Rfq" WHERE "buyerId" = ${buyerId}::int AND "createdAt" > now() - interval '1 hour' OFFSET ${mostPerHour - 1}::int LIMIT 1
    ), made AS (
      INSERT INTO "Rfq" (${columns}, "productName", "productPriceMinor", "productCurrency", "status")
      SELECT ${asked}, ${product?.name ?? null}::text, ${product?.priceMinor ?? null}::bigint, ${product?.currency ?? null}::"Currency", ${rfqMachine.initial}::"RfqStatus"
      WHERE NOT EXISTS (SELECT FROM earlier) AND NOT EXISTS (SELECT FROM full_hour)
      RETURNING "id", "createdAt"
    )
    SELECT *, false AS "isRepeated" FROM made UNION ALL SELECT *, true FROM earlier`;
  if (!row) throw new Problem('too_many_rfqs', {}, RETRY_SECONDS);
  return row;
}

const dayText = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null;

/** The answer: of a new one from what it was made of, since it is the actor's and has neither an answer nor a quotation yet. */
async function answerOf({ id, createdAt, isRepeated, files }: MadeRfq & { readonly files: readonly RfqFileRow[] }, actor: Actor, product: RfqProduct, body: RfqBody, deliveryPort: Destination['deliveryPort']): Promise<RfqAnswer> {
  if (isRepeated) return toRfqAnswer(await db.rfq.findUniqueOrThrow({ where: { id }, select: rfqFields }));
  return toRfqAnswer({
    id, createdAt, title: body.title, description: body.description, quantity: body.quantity, unit: unitOf(product, body), currency: currencyOf(body),
    budgetMinMinor: body.budget_range_min, budgetMaxMinor: body.budget_range_max, responseDeadline: body.response_deadline, deliveryPort, paymentTerms: body.payment_terms ?? null,
    productId: product?.id ?? null, productName: product?.name ?? null, status: rfqMachine.initial, version: 1, updatedAt: createdAt, buyer: actor, dpqs: [], messages: [], sealedUntil: null, invitations: [], files: [...files], askedVersion: 1, offers: [],
  });
}

/** What the quotation and order modules need of an RFQ to move it. */
export interface RfqRow {
  readonly id: number;
  readonly status: RfqStatus;
  /** Where the step depends on what else stood in the row: a later change refuses it. An edit of an open RFQ needs it, since its status stays. */
  readonly version?: number;
}

/**
 * Moves an RFQ inside another command's transaction: the captain's acceptance, or a step that follows its order.
 *
 * @throws Problem not_found, status_changed (also when the version that was read is not the one that stands)
 */
export function moveRfq(tx: Tx, action: RfqAction, actor: TransitionActor, row: RfqRow | null, details: AuditDetails = {}): Promise<RfqStatus> {
  return transition(tx, {
    machine: rfqMachine, action, actor, row, details,
    write: ({ id, from, to }) => tx.rfq.updateMany({ where: { id, status: from, version: row?.version }, data: { status: to, version: { increment: 1 }, updatedAt: new Date() } }),
    reread: (id) => tx.rfq.findUnique({ where: { id }, select: { status: true } }),
  });
}

/** What of an RFQ sellers read, and offer on. */
interface AskedFor {
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly responseDeadline: Date | null;
  readonly deliveryPortId: number | null;
  readonly paymentTerms: string | null;
}

/** Whether sellers read something else than before. Files are told apart by their commands. */
export function asksForOther(before: AskedFor, after: AskedFor): boolean {
  return before.title !== after.title || before.description !== after.description || before.quantity !== after.quantity || before.unit !== after.unit || before.deliveryPortId !== after.deliveryPortId || before.paymentTerms !== after.paymentTerms || before.responseDeadline?.getTime() !== after.responseDeadline?.getTime();
}

/** An RFQ asks for something else from now on: sellers whose offers stand on what it asked before are told, each once until the offer is renewed. The RFQ's lock is held. */
export async function changeAsked(tx: Tx, rfqId: number): Promise<void> {
  const { askedVersion, title } = await tx.rfq.update({ where: { id: rfqId }, data: { askedVersion: { increment: 1 } }, select: { askedVersion: true, title: true } });
  const offers = await tx.offer.findMany({ where: { rfqId, status: { in: STANDING_OFFERS }, askedVersion: askedVersion - 1 }, select: { sellerId: true }, orderBy: { id: 'asc' } });
  if (offers.length === 0) return;
  await notify(tx, { kind: 'offer_outdated', params: { rfqId, title: await titleAsOthersRead(tx, { id: rfqId, title }) }, to: offers.map(({ sellerId }) => sellerId) });
}

/** Takes an RFQ's lock before those of its quotation and order: all commands lock in this order, so that none waits for another in a circle. Rows that only refer to it may still be written. */
export async function lockRfq(tx: Tx, rfqId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Rfq" WHERE "id" = ${rfqId} FOR NO KEY UPDATE`;
}
