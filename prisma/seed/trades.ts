import type { Actor } from '../../src/access/actor.ts';
import { confirmDpo, convertDpq, processDpo } from '../../src/modules/order/order.commands.ts';
import { acceptDpq, acceptRfq } from '../../src/modules/quotation/quotation.commands.ts';
import { acceptRfqBody } from '../../src/modules/quotation/quotation.schema.ts';
import { createRfq } from '../../src/modules/rfq/rfq.commands.ts';
import { rfqBody } from '../../src/modules/rfq/rfq.schema.ts';
import { db } from '../../src/server/db.ts';

/** How far a demo trade has come. */
type Stage = 'open' | 'quoted' | 'agreed' | 'ordered' | 'confirmed' | 'processing';
const STAGES: readonly Stage[] = ['open', 'quoted', 'agreed', 'ordered', 'confirmed', 'processing'];

interface DemoTrade {
  readonly buyer: 'buyer' | 'buyer2';
  readonly product: string;
  readonly quantity: number;
  readonly description: string;
  readonly price: string;
  readonly terms: 'FOB' | 'CIF' | 'EXW' | 'CFR';
  readonly stage: Stage;
}

/** A signed-in party, made without a session, for running its commands. */
async function actorOf(id: number | undefined, role: string): Promise<Actor> {
  const party = await db.party.findUniqueOrThrow({
    where: { id: id ?? 0 },
    select: { vendorCode: true, firstName: true, lastName: true, companyName: true, timeZone: true, approvedAt: true },
  });
  const { approvedAt, ...rest } = party;
  return { ...rest, sessionId: '', partyId: id ?? 0, role, expires: new Date(0), approved: approvedAt !== null };
}

/** Trades for both demo buyers in every state that the commands reach, made by the commands themselves. */
export async function seedTrades(accounts: ReadonlyMap<string, number>, products: ReadonlyMap<string, number>): Promise<void> {
  const captain = await actorOf(accounts.get('captain'), 'captain');
  const buyers = { buyer: await actorOf(accounts.get('buyer'), 'buyer'), buyer2: await actorOf(accounts.get('buyer2'), 'buyer') };
  for (const trade of demoTrades([...products.keys()])) await play(trade, buyers[trade.buyer], captain, products);
}

/** Two trades of the first buyer and one of the second per stage, over products of different sellers. */
function demoTrades(slugs: readonly string[]): DemoTrade[] {
  const notes = [
    'Please quote for delivery to our warehouse, palletised, with a pre-shipment sample.',
    'First order of a yearly contract; show the price for twice the quantity as well.',
    'Packing in neutral bags. Inspection at the load port before the container is closed.',
  ];
  return STAGES.flatMap((stage, row) => [0, 1, 2].map((column) => {
    const place = row * 3 + column;
    return {
      buyer: column === 2 ? 'buyer2' as const : 'buyer' as const,
      product: slugs[(place * 37 + 61) % slugs.length] ?? '',
      quantity: 500 + place * 250,
      description: notes[column] ?? '',
      price: `${12 + place}.${column}5`,
      terms: (['FOB', 'CIF', 'EXW'] as const)[column] ?? 'FOB',
      stage,
    };
  }));
}

async function play(trade: DemoTrade, buyer: Actor, captain: Actor, products: ReadonlyMap<string, number>): Promise<void> {
  const reached = (stage: Stage) => STAGES.indexOf(trade.stage) >= STAGES.indexOf(stage);
  const productId = products.get(trade.product);
  const product = await db.product.findUniqueOrThrow({ where: { id: productId ?? 0 }, select: { name: true, moq: true } });
  const rfq = await createRfq(buyer, rfqBody.parse({
    product_id: productId, title: product.name, description: trade.description, quantity: Math.max(product.moq, trade.quantity),
    response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 1,
  }));
  if (!reached('quoted')) return;
  const dpq = await acceptRfq(captain, rfq.id, acceptRfqBody.parse({
    finalPrice: trade.price, message: 'Price includes export packing and the survey at the load port.', specifications: 'As offered; tolerance 5 % in quantity.',
    deliveryPortId: null, deliveryDate: null, paymentTerms: trade.terms,
  }));
  if (!reached('agreed')) return;
  await acceptDpq(buyer, dpq.id, { revision: dpq.revision, hash: dpq.hash });
  if (!reached('ordered')) return;
  const dpo = await convertDpq(captain, dpq.id);
  if (reached('confirmed')) await confirmDpo(captain, dpo.id);
  if (reached('processing')) await processDpo(captain, dpo.id);
}
