import type { SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder } from '@/modules/order/order.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { db } from '@/server/db';
import { processPayment } from './payment.commands';
import { remittanceBody } from './payment.schema';
import { adviseRemittance } from './remittance.commands';

/** The day on which the bank has booked what a test records. */
export const bookedToday = () => new Date().toISOString().slice(0, 10);

/** A confirmed order whose money is awaited, with its payment's id. */
export async function makeAwaitedPayment(wish: Parameters<typeof makeConfirmedOrder>[0] = {}) {
  const order = await makeConfirmedOrder(wish);
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: order.dpo.id }, select: { id: true } });
  return { ...order, paymentId };
}

/** An order whose money is held and that stands as delivered, without the way there: for tests of money that make many. */
export async function makeArrivedOrder(accountant: SignedIn, wish: Parameters<typeof makeConfirmedOrder>[0] = {}) {
  const order = await makeHeldPayment(accountant, wish);
  await db.dpo.update({ where: { id: order.dpo.id }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
  return order;
}

/** A confirmed order whose money is held. */
export async function makeHeldPayment(accountant: SignedIn, wish: Parameters<typeof makeConfirmedOrder>[0] = {}) {
  const order = await makeAwaitedPayment(wish);
  await processPayment(accountant, order.paymentId);
  return order;
}

/** What a buyer's form sends with a file of its own. */
export async function remittanceRequest(buyer: SignedIn, over: object = {}) {
  return { key: (await makeStoredFile(buyer, { name: 'transfer.pdf' })).key, bankReference: 'SEPA 4711', sentOn: '2026-01-05', ...over };
}

/** An awaited payment whose buyer has said that the money is on its way. */
export async function makeAdvisedPayment(wish: Parameters<typeof makeConfirmedOrder>[0] = {}) {
  const order = await makeAwaitedPayment(wish);
  const { advices } = await adviseRemittance(order.buyer, order.paymentId, remittanceBody.parse(await remittanceRequest(order.buyer)));
  return { ...order, adviceId: advices[0]?.id ?? 0 };
}
