import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { yearsAfter } from '@/http/input';
import { Problem } from '@/http/problem';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { lockRfq } from '@/modules/rfq/rfq.commands';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { findDpo, moveDpo } from './order.commands';
import { FETCHED, isoDay, readDpo } from './order.queries';
import { deliveryStates, mayPack, READY_DAY_STATES, type DeliveryBody, type DpoAnswer, type GoodsReadyBody, type PackingBody } from './order.schema';

/**
 * The seller says how an order is packed, for its export documents, until the order ends; again when it was another
 * way. Of a completed order that nobody has said it of it may still be said, once. Marks that seem to give a contact away are held back from others.
 *
 * @throws Problem not_found (also another seller's), status_changed
 */
export async function setPacking(actor: Actor, dpoId: number, list: PackingBody): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const { rfq } = await findDpo(tx, dpoId, { sellerId: actor.partyId });
    // Its own lock: what the order comes to meanwhile comes before this or after it.
    const { status } = await tx.dpo.update({ where: { id: dpoId }, data: { version: { increment: 1 } }, select: { status: true } });
    if (!mayPack(status, (await tx.packingList.count({ where: { dpoId } })) > 0)) throw new Problem('status_changed', { status });
    await keepPacking(tx, actor, { dpoId, rfqId: rfq.id }, list);
    return readDpo(tx, dpoId, 'seller');
  });
}

/** The one place where it is written how an order is packed, the order's row being locked. */
async function keepPacking(tx: Tx, actor: Actor, { dpoId, rfqId }: { readonly dpoId: number; readonly rfqId: number }, { netKg, grossKg, ...packed }: PackingBody): Promise<void> {
  const list = { ...packed, netGrams: netKg, grossGrams: grossKg, updatedAt: new Date() };
  await tx.packingList.upsert({ where: { dpoId }, create: { dpoId, ...list }, update: { ...list, version: { increment: 1 } }, select: { dpoId: true } });
  await holdBack(tx, { entity: 'packing_list', entityId: dpoId, rfqId, authorId: actor.partyId, isNew: false }, { marks: packed.marks });
  await audit(tx, { actor: asTransitionActor(actor), action: 'packing_list.set', entity: 'packing_list', entityId: dpoId });
}

/**
 * The seller reports the goods of an order as packed and ready, once: from its processing until it ends. How they are
 * packed is its packing list.
 *
 * @throws Problem not_found (also another seller's), goods_ready_before_order, date_too_far (more than a year after the order), status_changed (also when it is reported already)
 */
export async function reportGoodsReady(actor: Actor, dpoId: number, { date, packing, list }: GoodsReadyBody): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const dpo = await findDpo(tx, dpoId, { sellerId: actor.partyId });
    checkReadyDay(actor, dpo, date);
    await moveDpo(tx, 'goods_ready', asTransitionActor(actor), dpo, { goodsReadyOn: date, goodsReadyPacking: packing || null });
    if (packing) await holdBack(tx, { entity: 'dpo', entityId: dpoId, rfqId: dpo.rfq.id, authorId: actor.partyId, isNew: true }, { goodsReadyPacking: packing });
    if (list) await keepPacking(tx, actor, { dpoId, rfqId: dpo.rfq.id }, list);
    // By the seller's calendar, in which the day was said.
    const isToCome = date > dayInZone(new Date(), actor.timeZone);
    await notify(tx, { kind: isToCome ? 'order_goods_ready_on' : 'order_goods_ready', params: { dpoId, title: dpo.productName, readyOn: isoDay(date) }, to: [dpo.buyerId], toRole: 'captain' });
    return readDpo(tx, dpoId, 'seller');
  });
}

/**
 * The seller corrects the day on which the goods are ready, until their transport starts: who was told of it is told of the other
 * one, and the history keeps both. The day that stands already changes nothing.
 *
 * @throws Problem not_found (also another seller's), goods_ready_before_order, date_too_far, goods_not_reported (there is no day yet), goods_fetched (their transport has started),
 *   status_changed (the order is over)
 */
export async function changeReadyDay(actor: Actor, dpoId: number, date: Date): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const { productName, buyerId, rfq, ...dpo } = await findDpo(tx, dpoId, { sellerId: actor.partyId });
    checkReadyDay(actor, dpo, date);
    // A milestone takes the same locks: a pickup that is recorded meanwhile comes before this or after it.
    await lockRfq(tx, rfq.id);
    const { status, goodsReadyOn } = await tx.dpo.update({ where: { id: dpoId }, data: { version: { increment: 1 } }, select: { status: true, goodsReadyOn: true } });
    if (goodsReadyOn === null) throw new Problem('goods_not_reported');
    if (status === 'shipped' || (await tx.milestone.count({ where: { workOrder: { dpoId }, ...FETCHED } })) > 0) throw new Problem('goods_fetched');
    if (!READY_DAY_STATES.includes(status)) throw new Problem('status_changed', { status });
    const [before, now] = [isoDay(goodsReadyOn), isoDay(date)];
    if (before === now) return readDpo(tx, dpoId, 'seller');
    await tx.dpo.update({ where: { id: dpoId }, data: { goodsReadyOn: date }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'dpo.change_ready', entity: 'dpo', entityId: dpoId, details: { before: { readyOn: before }, changed: { readyOn: now } } });
    await notify(tx, { kind: 'order_ready_changed', params: { dpoId, title: productName, before, now }, to: [buyerId], toRole: 'captain' });
    return readDpo(tx, dpoId, 'seller');
  });
}

/** The days on which goods of an order can be ready, by the seller's calendar: from the order on, for a year. */
function checkReadyDay(actor: Actor, { createdAt }: { readonly createdAt: Date }, date: Date): void {
  const ordered = dayInZone(createdAt, actor.timeZone);
  if (date < ordered) throw new Problem('goods_ready_before_order', { field: 'date' });
  if (date > yearsAfter(ordered, 1)) throw new Problem('date_too_far', { field: 'date' });
}

/**
 * The buyer says where the goods of an order go, as long as they are not shipped, and for the first time as long as they
 * have not come: the order keeps a copy of one of the buyer's addresses, the consignee and whom to notify. The seller and captains are told.
 *
 * @throws Problem not_found (also another buyer's), delivery_address_unknown (also another's), status_changed
 */
export async function setDelivery(actor: Actor, dpoId: number, { addressId, ...names }: DeliveryBody): Promise<DpoAnswer> {
  return transact(async (tx) => {
    const dpo = await findDpo(tx, dpoId, { buyerId: actor.partyId });
    const address = await tx.deliveryAddress.findFirst({
      where: { id: addressId, partyId: actor.partyId }, select: { recipient: true, address: true, zipCode: true, city: true, country: true },
    });
    if (!address) throw new Problem('delivery_address_unknown', { field: 'addressId' });
    // The row's own lock: a transport that starts meanwhile comes before this or after it.
    const { count } = await tx.dpo.updateMany({ where: { id: dpoId, OR: [{ status: { in: [...deliveryStates(true)] } }, { status: { in: [...deliveryStates(false)] }, delivery: { is: null } }] }, data: { version: { increment: 1 } } });
    if (count !== 1) throw new Problem('status_changed', { status: dpo.status });
    const { address: street, ...place } = address;
    const texts = { ...names, ...place, street };
    const delivery = { ...texts, updatedAt: new Date() };
    await tx.orderDelivery.upsert({ where: { dpoId }, create: { dpoId, ...delivery }, update: delivery, select: { dpoId: true } });
    const { country: _, ...written } = texts;
    await holdBack(tx, { entity: 'delivery', entityId: dpoId, rfqId: dpo.rfq.id, authorId: actor.partyId, isNew: false }, written);
    await audit(tx, { actor: asTransitionActor(actor), action: 'order_delivery.set', entity: 'order_delivery', entityId: dpoId });
    await notify(tx, { kind: 'order_delivery_set', params: { dpoId, title: dpo.productName }, to: [dpo.sellerId], toRole: 'captain' });
    return readDpo(tx, dpoId, 'buyer');
  });
}
