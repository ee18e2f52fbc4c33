import { makeParty, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { acceptDpq } from '@/modules/quotation/quotation.commands';
import { makeDpq } from '@/modules/quotation/quotation.factory';
import type { DpqAnswer } from '@/modules/quotation/quotation.schema';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import type { RfqAnswer } from '@/modules/rfq/rfq.schema';
import { surveyAppointmentBody } from './order.schema';
import { arrangeSurvey } from './survey-appointment.commands';
import { reportGoodsReady } from './goods.commands';
import { confirmDpo, convertDpq, processDpo } from './order.commands';
import type { DpoAnswer } from './order.schema';
import { READY_DAY } from './ready-day.factory';

/** The people of one trade and what it is about. */
export interface Trade {
  readonly buyer: SignedIn;
  readonly seller: SignedIn;
  readonly captain: SignedIn;
  readonly product: { readonly id: number; readonly name: string };
  readonly rfq: RfqAnswer;
}

/** A trade with people of its own and an open RFQ; a captain may be shared, all captains being told of every RFQ. */
export async function makeTrade(wish: { captain?: SignedIn; buyer?: SignedIn; seller?: SignedIn; rfq?: Readonly<Record<string, unknown>> } = {}): Promise<Trade> {
  const seller = wish.seller ?? (await signedIn(await makeParty({ roles: ['seller'] })));
  const buyer = wish.buyer ?? (await signedIn(await makeParty({ roles: ['buyer'] })));
  const captain = wish.captain ?? (await signedIn(await makeParty({ roles: ['captain'] })));
  const product = await makeProduct(seller);
  const rfq = await makeRfq(buyer, { product_id: product.id, ...wish.rfq });
  return { buyer, seller, captain, product, rfq };
}

export type QuotedTrade = Trade & { readonly dpq: DpqAnswer };

/** A trade whose buyer holds a draft quotation. */
export async function makeQuotedTrade(wish: Parameters<typeof makeTrade>[0] & { terms?: Readonly<Record<string, unknown>> } = {}): Promise<QuotedTrade> {
  const trade = await makeTrade(wish);
  return { ...trade, dpq: await makeDpq(trade.captain, trade.rfq.id, wish.terms) };
}

/** A trade whose buyer has accepted the draft quotation. */
export async function makeAgreedTrade(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<QuotedTrade> {
  const trade = await makeQuotedTrade(wish);
  return { ...trade, dpq: await acceptDpq(trade.buyer, trade.dpq.id, {}) };
}

export type OrderedTrade = QuotedTrade & { readonly dpo: DpoAnswer };

/** A trade with a pending order. */
export async function makeOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeAgreedTrade(wish);
  return { ...trade, dpo: await convertDpq(trade.captain, trade.dpq.id) };
}

/** A trade with a pending order that the captain made of the draft, without the buyer's acceptance. */
export async function makeUnacceptedOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeQuotedTrade(wish);
  return { ...trade, dpo: await convertDpq(trade.captain, trade.dpq.id) };
}

/** A trade with a confirmed order. */
export async function makeConfirmedOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeOrder(wish);
  return { ...trade, dpo: await confirmDpo(trade.captain, trade.dpo.id) };
}

/** A trade with an order in process. */
export async function makeProcessingOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeConfirmedOrder(wish);
  return { ...trade, dpo: await processDpo(trade.captain, trade.dpo.id) };
}

/** The same, whose seller has reported the goods. */
export async function makeReadyOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeProcessingOrder(wish);
  return { ...trade, dpo: await reportGoodsReady(trade.seller, trade.dpo.id, { date: new Date(READY_DAY), packing: '40 pallets' }) };
}

/** A body that the call takes by which a seller tells where the goods can be inspected. */
export function surveyRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { place: 'Warehouse 7, Nhava Sheva', date: '2097-04-01', contactName: 'Gate office', phone: '+912227240000', email: '', note: 'Helmets at the gate.', ...over };
}

/** A trade with a pending order whose seller has told where its goods can be inspected. */
export async function makeArrangedOrder(wish: Parameters<typeof makeQuotedTrade>[0] = {}): Promise<OrderedTrade> {
  const trade = await makeOrder(wish);
  await arrangeSurvey(trade.seller, trade.dpo.id, surveyAppointmentBody.parse(surveyRequest()));
  return trade;
}
