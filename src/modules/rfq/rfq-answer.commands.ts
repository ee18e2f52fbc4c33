import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { endOfDayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { toDecimal } from '@/modules/ledger/money.schema';
import { changesBetween, type RfqFacts } from './rfq-changes.schema';
import { attachFiles, detachFiles } from './rfq-files.commands';
import { asksForOther, changeAsked, findDestination, moveRfq, refusePastDeadline } from './rfq.commands';
import { isSealed, isUnitOpen, RFQ_GROUPS, type Destination, type EditRfqBody, type RespondBody, type RfqAnswer } from './rfq.schema';
import { destinationPort, rfqFields, toRfqAnswer } from './rfq.queries';
import type { RfqStatus } from './rfq.machine';

const fields = { id: true, status: true, version: true, buyerId: true, title: true, description: true, buyer: { select: partyNameFields } } as const;

async function readRfq(tx: Tx, id: number): Promise<RfqAnswer> {
  return toRfqAnswer(await tx.rfq.findUniqueOrThrow({ where: { id }, select: rfqFields }));
}

/** Once the captain or a seller has answered, what the buyer writes is an answer too: it joins the thread. */
function answersCaptain(status: RfqStatus): boolean {
  return RFQ_GROUPS.needAction.some((group) => group === status);
}

/**
 * A buyer edits an RFQ, or answers on it: by its form both are one call. While it is open the description is replaced;
 * afterwards it is a message to the captain and joins the thread, and the RFQ becomes `resubmitted`. Captains are told; and
 * where it asks sellers for something else, so are those whose offers were made on what it asked before.
 *
 * @throws Problem not_found (also another buyer's), status_changed, version_changed, rfq_deadline_past, sealed_deadline_fixed, rfq_unit_fixed (it has a product, or had a quotation), delivery_port_unknown,
 * file_unknown, too_many_files, rfq_file_answered (somebody has answered on what the file says)
 */
export async function editRfq(actor: Actor, rfqId: number, body: EditRfqBody): Promise<RfqAnswer> {
  const saidPort = await findDestination(body.delivery_port_id);
  return transact(async (tx) => {
    const rfq = await tx.rfq.findFirst({ where: { id: rfqId, buyerId: actor.partyId }, select: { ...fields, quantity: true, unit: true, productId: true, responseDeadline: true, deliveryPortId: true, deliveryPort: { select: destinationPort }, paymentTerms: true, budgetMinMinor: true, budgetMaxMinor: true, sealedUntil: true, dpqs: { select: { id: true }, take: 1 }, _count: { select: { files: true } } } });
    if (!rfq) throw new Problem('not_found');
    if (body.version !== undefined && body.version !== rfq.version) throw new Problem('version_changed');
    const sameDeadline = body.response_deadline?.getTime() === rfq.responseDeadline?.getTime();
    if (!sameDeadline) refusePastDeadline(actor, body.response_deadline);
    const { unit = rfq.unit } = body;
    if (unit !== rfq.unit && !isUnitOpen({ productId: rfq.productId, dpqId: rfq.dpqs[0]?.id ?? null })) throw new Problem('rfq_unit_fixed', { field: 'unit' });
    const sealedUntil = sealAfterEdit(actor, rfq.sealedUntil, body.response_deadline);
    const isAnswer = answersCaptain(rfq.status);
    // Who knows nothing of a destination says nothing of it, and takes none away.
    const deliveryPort = body.delivery_port_id === undefined ? rfq.deliveryPort : saidPort;
    const paymentTerms = body.payment_terms === undefined ? rfq.paymentTerms : body.payment_terms;
    const asked = { title: body.title, quantity: body.quantity, unit, responseDeadline: body.response_deadline, deliveryPortId: deliveryPort?.id ?? null, paymentTerms, description: isAnswer ? rfq.description : body.description };
    const budget = { budgetMinMinor: body.budget_range_min, budgetMaxMinor: body.budget_range_max };
    await moveRfq(tx, 'edit', asTransitionActor(actor), rfq, changesBetween(factsOf(rfq), factsOf({ ...asked, ...budget, deliveryPort }), asked.description !== rfq.description));
    await tx.rfq.updateMany({ where: { id: rfqId }, data: { ...asked, ...budget, sealedUntil } });
    const removed = await detachFiles(tx, actor, rfqId, body.removed_files, isAnswer);
    await attachFiles(tx, actor, rfqId, body.files, rfq._count.files - removed);
    await holdBack(tx, { entity: 'rfq', entityId: rfqId, rfqId, authorId: actor.partyId, isNew: false }, { title: body.title, ...(isAnswer ? {} : { description: body.description }) });
    if (isAnswer && body.description && body.description !== rfq.description) await addMessage(tx, rfqId, actor, 'note', body.description);
    if (asksForOther(rfq, asked) || removed + body.files.length > 0) await changeAsked(tx, rfqId);
    await notify(tx, { kind: 'rfq_edited', params: { rfqId, title: body.title, buyer: displayName(rfq.buyer) }, toRole: 'captain' });
    return readRfq(tx, rfqId);
  });
}

interface FactsRow extends Destination {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly responseDeadline: Date | null;
  readonly budgetMinMinor: bigint | null;
  readonly budgetMaxMinor: bigint | null;
}

/** What a row says, as changes of it are kept. */
function factsOf({ title, quantity, unit, responseDeadline, deliveryPort, paymentTerms, budgetMinMinor, budgetMaxMinor }: FactsRow): RfqFacts {
  const decimal = (minor: bigint | null) => (minor === null ? null : toDecimal(minor));
  return { title, quantity, unit, deadline: responseDeadline?.toISOString().slice(0, 10) ?? null, deliveryPort: deliveryPort?.name ?? null, paymentTerms, budgetMin: decimal(budgetMinMinor), budgetMax: decimal(budgetMaxMinor) };
}

/** A seal that still holds follows a later deadline, and is never opened sooner than was promised; one that is broken stays so. */
function sealAfterEdit(actor: Actor, sealedUntil: Date | null, deadline: Date | null): Date | null {
  if (sealedUntil === null || !isSealed({ sealedUntil })) return sealedUntil;
  const until = deadline && endOfDayInZone(deadline, actor.timeZone);
  if (!until || until < sealedUntil) throw new Problem('sealed_deadline_fixed', { field: 'response_deadline' });
  return until;
}

async function addMessage(tx: Tx, rfqId: number, author: Actor, kind: 'note' | 'negotiate' | 'doq' | 'reject', body: string): Promise<void> {
  const { id } = await tx.rfqMessage.create({ data: { rfqId, authorId: author.partyId, kind, body }, select: { id: true } });
  if (author.role !== 'captain') await holdBack(tx, { entity: 'message', entityId: id, rfqId, authorId: author.partyId, isNew: true }, { message: body });
}

const NOTICES = { negotiate: 'rfq_negotiate', doq: 'rfq_doq', reject: 'rfq_reject' } as const;

/**
 * The captain answers an RFQ: asks to negotiate, sends a detailed quotation as text, or rejects. The message joins the
 * thread and the buyer is told.
 *
 * @throws Problem accept_by_accept_call (acceptance has its own call), not_found, own_decision, status_changed
 */
export async function respondToRfq(actor: Actor, rfqId: number, { response, action }: RespondBody): Promise<RfqAnswer> {
  if (action === 'accept') throw new Problem('accept_by_accept_call');
  return transact(async (tx) => {
    const rfq = await tx.rfq.findFirst({ where: { id: rfqId, isWithheld: false }, select: { ...fields, product: { select: { sellerId: true } } } });
    if (!rfq) throw new Problem('not_found');
    refuseOwnAffair(actor, rfq.buyerId, rfq.product?.sellerId);
    await moveRfq(tx, action, asTransitionActor(actor), rfq);
    await addMessage(tx, rfqId, actor, action, response);
    await notify(tx, { kind: NOTICES[action], params: { rfqId, title: rfq.title }, to: [rfq.buyerId] });
    return readRfq(tx, rfqId);
  });
}
