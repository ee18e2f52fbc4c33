import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName, partyIdsWithRole } from '@/modules/account/party.queries';
import { findProductForRfq } from '@/modules/catalogue/catalogue.queries';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition, type TransitionActor } from '@/server/transition';
import { rfqMachine, type RfqAction, type RfqStatus } from './rfq.machine';
import { rfqColumns, rfqFields, toRfqAnswer } from './rfq.queries';
import type { RfqAnswer, RfqBody } from './rfq.schema';

/**
 * A buyer asks for a quotation; captains and the product's seller are told. The same request sent again within ten
 * seconds (a double click, a retry) answers the first one.
 *
 * @throws Problem account_rejected, product_not_found, own_product (a seller asking for its own goods), rfq_deadline_past (by the buyer's calendar)
 */
export async function createRfq(actor: Actor, body: RfqBody): Promise<RfqAnswer> {
  refuseRejected(actor);
  refusePastDeadline(actor, body.response_deadline);
  const product = body.product_id ? await findProductForRfq(body.product_id) : null;
  if (body.product_id && !product) throw new Problem('product_not_found', { field: 'product_id' });
  if (product?.sellerId === actor.partyId) throw new Problem('own_product');

  return transact(async (tx) => {
    const repeated = await findRepetition(tx, actor.partyId, body);
    if (repeated) return toRfqAnswer(await tx.rfq.findUniqueOrThrow({ where: repeated, select: rfqFields }));
    const rfq = await tx.rfq.create({
      data: {
        buyerId: actor.partyId,
        productId: product?.id ?? null,
        title: body.title,
        description: body.description,
        quantity: body.quantity,
        unit: product?.unit ?? 'pcs',
        currency: CURRENCIES[body.currency_id - 1] ?? 'USD',
        budgetMinMinor: body.budget_range_min,
        budgetMaxMinor: body.budget_range_max,
        responseDeadline: body.response_deadline,
        productName: product?.name ?? null,
        productPriceMinor: product?.priceMinor ?? null,
        productCurrency: product?.currency ?? null,
        status: rfqMachine.initial,
      },
      select: rfqColumns,
    });
    await notify(tx, {
      kind: 'rfq_created',
      params: { rfqId: rfq.id, title: rfq.title, buyer: displayName(actor) },
      to: [...(await partyIdsWithRole(tx, 'captain')), product?.sellerId ?? null],
    });
    await audit(tx, { actor: asTransitionActor(actor), action: 'rfq.create', entity: 'rfq', entityId: rfq.id, details: { to: rfqMachine.initial, quantity: rfq.quantity } });
    // It is the actor's and has neither an answer nor a quotation yet, so nothing of them is read.
    return toRfqAnswer({ ...rfq, buyer: actor, dpqs: [], messages: [] });
  });
}

/** Whom HR has turned away may read, and no more: it asks for nothing and agrees to nothing. */
export function refuseRejected({ rejected }: Pick<Actor, 'rejected'>): void {
  if (rejected) throw new Problem('account_rejected');
}

/** A deadline lasts to the end of its day in the buyer's zone. */
export function refusePastDeadline(actor: Actor, deadline: Date | null): void {
  if (deadline && deadline < dayInZone(new Date(), actor.timeZone)) throw new Problem('rfq_deadline_past', { field: 'response_deadline' });
}

/** The same request of the same buyer a moment ago; one that was withdrawn since is asked for anew. The lock lets two simultaneous ones see each other. */
async function findRepetition(tx: Tx, buyerId: number, body: RfqBody) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('rfq.create'), ${buyerId}::int)`;
  return tx.rfq.findFirst({
    where: {
      buyerId, productId: body.product_id ?? null, title: body.title, quantity: body.quantity, description: body.description,
      budgetMinMinor: body.budget_range_min, budgetMaxMinor: body.budget_range_max, responseDeadline: body.response_deadline, currency: CURRENCIES[body.currency_id - 1],
      createdAt: { gt: new Date(Date.now() - SETTINGS.rfqRepeatSeconds * 1000) }, status: { not: 'cancelled' },
    },
    select: { id: true },
    orderBy: { id: 'desc' },
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
export function moveRfq(tx: Tx, action: RfqAction, actor: TransitionActor, row: RfqRow | null): Promise<RfqStatus> {
  return transition(tx, {
    machine: rfqMachine, action, actor, row,
    write: ({ id, from, to }) => tx.rfq.updateMany({ where: { id, status: from, version: row?.version }, data: { status: to, version: { increment: 1 }, updatedAt: new Date() } }),
    reread: (id) => tx.rfq.findUnique({ where: { id }, select: { status: true } }),
  });
}

/** Takes an RFQ's lock before those of its quotation and order: all commands lock in this order, so that none waits for another in a circle. Rows that only refer to it may still be written. */
export async function lockRfq(tx: Tx, rfqId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Rfq" WHERE "id" = ${rfqId} FOR NO KEY UPDATE`;
}
