import type { Actor } from '@/access/actor';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder } from '@/modules/order/order.factory';
import { makeHeldPayment } from '@/modules/payment/payment.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { sendMessage, submitEvidence } from './case.commands';
import { evidenceBody, messageBody } from './case.schema';
import { assignArbitrator, openDispute } from './dispute.commands';
import { giveRuling } from './ruling.commands';
import { rulingBody } from './ruling.schema';

interface Order {
  readonly buyer: Actor;
  readonly captain: Actor;
  readonly dpo: { readonly id: number };
}

/** The dispute of an order, which its buyer opens, under an arbitrator of its own. */
export async function makeCaseOf({ buyer, captain, dpo }: Order): Promise<{ disputeId: number; arbitrator: SignedIn }> {
  const arbitrator = await makeSignedIn({ roles: ['arbitrator'] });
  const { id } = await openDispute(buyer, 'buyer', dpo.id, { reason: 'The bags are wet.', keys: [] });
  await assignArbitrator(captain, id, arbitrator.partyId);
  return { disputeId: id, arbitrator };
}

type Wish = Parameters<typeof makeConfirmedOrder>[0];

/** A confirmed order that its buyer disputes, without an arbitrator. */
export async function makeDispute(wish: Wish = {}) {
  const order = await makeConfirmedOrder(wish);
  return { ...order, disputeId: (await openDispute(order.buyer, 'buyer', order.dpo.id, { reason: 'The bags are wet.', keys: [] })).id };
}

/** A confirmed order whose money is held, and its case under review. */
export async function makeCase(accountant: SignedIn, wish: Wish = {}) {
  const order = await makeHeldPayment(accountant, wish);
  return { ...order, ...(await makeCaseOf(order)) };
}

/** An order whose goods have come, and its case under review. */
export async function makeDeliveredCase(wish: Wish = {}) {
  const order = await makeDeliveredOrder(wish);
  return { ...order, ...(await makeCaseOf(order)) };
}

/** What an arbitrator's form sends. */
export function rulingRequest(over: object = {}) {
  return { outcome: 'release', reason: 'The photos show dry bags.', ...over };
}

/** A case whose ruling waits for approval. */
export async function makeRuledCase(accountant: SignedIn, wish: Wish = {}, ruling: object = {}) {
  const made = await makeCase(accountant, wish);
  await giveRuling(made.arbitrator, made.disputeId, rulingBody.parse(rulingRequest(ruling)));
  return made;
}

/** What a party's form sends with a file of its own. */
export async function evidenceRequest(party: Actor, over: object = {}) {
  return { title: 'Photo of the wet bags', key: (await makeStoredFile(party, { name: 'photo.pdf' })).key, ...over };
}

/** A case with a document of its buyer and a message of its seller with a file. */
export async function makeFilledCase(accountant: SignedIn, wish: Wish = {}) {
  const made = await makeCase(accountant, wish);
  const evidence = await submitEvidence(made.buyer, made.disputeId, evidenceBody.parse(await evidenceRequest(made.buyer)));
  const { key } = await makeStoredFile(made.seller, { name: 'packing-list.pdf' });
  const message = await sendMessage(made.seller, made.disputeId, messageBody.parse({ text: 'They left us dry.', keys: [key] }));
  return { ...made, evidenceId: evidence.id, fileId: evidence.file.id, messageId: message.id };
}
