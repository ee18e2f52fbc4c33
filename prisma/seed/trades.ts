import { changeReadyDay, reportGoodsReady } from '../../src/modules/order/goods.commands.ts';
import { cancelDpo, confirmDelivery, confirmDpo, convertDpq, processDpo } from '../../src/modules/order/order.commands.ts';
import { markRead, reviewEvidence } from '../../src/modules/dispute/case.commands.ts';
import { openDispute, reassignArbitrator } from '../../src/modules/dispute/dispute.commands.ts';
import { approveRuling, giveRuling } from '../../src/modules/dispute/ruling.commands.ts';
import { rulingBody } from '../../src/modules/dispute/ruling.schema.ts';
import { recordReceipt, refundPayment } from '../../src/modules/payment/payment.commands.ts';
import { acceptFee, proposeFee } from '../../src/modules/customs/customs.commands.ts';
import { feeBody } from '../../src/modules/customs/customs.schema.ts';
import { deleteRfq, negotiateDpq, rejectDpq, updateDpq } from '../../src/modules/quotation/quotation-answer.commands.ts';
import { negotiateBody, updateDpqBody } from '../../src/modules/quotation/quotation.schema.ts';
import { editRfq } from '../../src/modules/rfq/rfq-answer.commands.ts';
import { createRfq } from '../../src/modules/rfq/rfq.commands.ts';
import { editRfqBody, rfqBody, type RfqAnswer } from '../../src/modules/rfq/rfq.schema.ts';
import { toDecimal } from '../../src/modules/ledger/money.schema.ts';
import { rateOrder } from '../../src/modules/rating/rating.commands.ts';
import { acceptWork } from '../../src/modules/work/work.commands.ts';
import { makePdf, makeStoredFile } from '../../src/modules/upload/upload.factory.ts';
import { addDays } from '../../src/server/clock.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';
import { surveyed, surveyedAnew, surveyTaken } from './surveys.ts';
import { seedTenders } from './tenders.ts';
import {
  addressed, advised, agree, arranged, arrivedAt, begun, confirmed, day, disputed, disputedSince, handedIn, offer, order, packed, packing, paid, paymentOf,
  portOf, priced, quote, ready, respond, said, shown, travelled, workOf, type Cast,
} from './trade-steps.ts';

/** What a story begins with: a fresh RFQ on one of the seller's products. */
type Story = (cast: Cast, rfq: RfqAnswer) => Promise<unknown>;

/** A story for every state that the commands reach (domain.md, States), in the order in which a desk would meet them. */
const STORIES: Readonly<Record<string, Story>> = {
  // It has waited for days, so that it stands first on the captain's desk.
  open: (_, rfq) => db.rfq.update({ where: { id: rfq.id }, data: { createdAt: addDays(new Date(), -5) }, select: { id: true } }),
  responded: (cast, rfq) => offer(cast, rfq, 99),
  negotiation_requested: (cast, rfq) => respond(cast, rfq, 'negotiate', 'Could you take two containers instead of one? The price would fall by 4 %.'),
  doq_provided: (cast, rfq) => respond(cast, rfq, 'doq', 'Two grades are ready, the second at 10 % less, both packed for export. Which one fits?'),
  rejected: (cast, rfq) => respond(cast, rfq, 'reject', 'The quantity is below what any supplier loads. Please come back with at least one container.'),
  resubmitted: async (cast, rfq) => {
    await respond(cast, rfq, 'negotiate', 'Which port of discharge do you prefer?');
    await editRfq(cast.buyer, rfq.id, editRfqBody.parse({
      title: rfq.title, description: 'Hamburg, please; Rotterdam works as well.', quantity: rfq.quantity, response_deadline: day(20), budget_range_min: null, budget_range_max: null,
    }));
  },
  'draft quotation': (cast, rfq) => quote(cast, rfq),
  'second revision': async (cast, rfq) => {
    await offer(cast, rfq, 98);
    const dpq = await quote(cast, rfq, 104);
    await negotiateDpq(cast.buyer, dpq.id, negotiateBody.parse({ message: 'Could you do 6 % less for a yearly contract?', targetPrice: priced(cast, 98) }));
    await updateDpq(cast.captain, dpq.id, updateDpqBody.parse({
      unitPrice: priced(cast, 101), paymentTerms: 'CIF', deliveryPortId: cast.goods.dischargePortId, message: 'With freight to your port, for twelve months.',
    }));
  },
  negotiated: async (cast, rfq) => negotiateDpq(cast.buyer, (await quote(cast, rfq, 102)).id, negotiateBody.parse({ message: 'The delivery date is two weeks too late for us.' })),
  'accepted quotation': async (cast, rfq) => agree(cast, await quote(cast, rfq)),
  'rejected quotation': async (cast, rfq) => rejectDpq(cast.buyer, (await quote(cast, rfq, 115)).id),
  withdrawn: (cast, rfq) => deleteRfq(cast.buyer, rfq.id),
  'pending order': (cast, rfq) => order(cast, rfq),
  'order without acceptance': async (cast, rfq) => convertDpq(cast.captain, (await quote(cast, rfq, 92)).id),
  'confirmed order': async (cast, rfq) => {
    const id = await confirmed(cast, rfq, 98);
    await arranged(cast, id, 9);
    await surveyTaken(cast.surveyor, id);
    await addressed(cast, id);
  },
  'cancelled order': async (cast, rfq) => cancelDpo(cast.captain, (await order(cast, rfq)).id, 'The buyer changed the specification.'),
  'cancelled after payment': async (cast, rfq) => {
    const id = await confirmed(cast, rfq, 97);
    await paid(cast, id);
    await cancelDpo(cast.captain, id, 'The supplier cannot load before the season ends.');
  },
  refunded: async (cast, rfq) => {
    const id = await confirmed(cast, rfq, 96);
    const paymentId = await paid(cast, id);
    await cancelDpo(cast.captain, id, 'Both sides agreed to cancel.');
    await refundPayment(cast.accountant, paymentId);
  },
  'order in process': async (cast, rfq) => {
    const dpo = await order(cast, rfq, 100);
    const { id } = dpo;
    await surveyed(cast.surveyor, id, 'passed with a fault');
    await confirmDpo(cast.captain, id);
    await addressed(cast, id);
    await processDpo(cast.captain, id);
    // Outside the tolerance of 5 % that its terms name.
    await packed(cast, dpo, Math.ceil(dpo.quantity * 0.08));
    const { id: paymentId, amountMinor } = await paymentOf(id);
    await advised(cast, paymentId, `SEPA-${paymentId}-A`, amountMinor / 3n);
    await recordReceipt(cast.accountant, paymentId, { amount: amountMinor / 3n, bankReference: `STMT-${paymentId}-1`, receivedOn: new Date(`${day(-1)}T00:00:00Z`) });
    await advised(cast, paymentId, `SEPA-${paymentId}-B`, amountMinor - amountMinor / 3n);
  },
  disputed: async (cast, rfq) => {
    const id = await confirmed(cast, rfq, 95);
    await processDpo(cast.captain, id);
    await paid(cast, id);
    await openDispute(cast.buyer, 'buyer', id, { reason: 'The photos of the packed goods show unmarked packages, and printed marks were agreed.', keys: [] });
    await disputedSince(id, 2);
  },
  'goods ready': async (cast, rfq) => {
    const dpo = await order(cast, rfq, 99);
    const { id } = dpo;
    await arranged(cast, id, 0);
    await surveyed(cast.surveyor, id, 'passed');
    await confirmDpo(cast.captain, id);
    await addressed(cast, id);
    await processDpo(cast.captain, id);
    await paid(cast, id);
    await reportGoodsReady(cast.seller, id, { date: new Date(`${day(3)}T00:00:00Z`), packing: '', list: packing(cast, dpo) });
    await changeReadyDay(cast.seller, id, new Date(`${day(5)}T00:00:00Z`));
  },
  'dispute under review': async (cast, rfq) => {
    const { buyer, seller, arbitrator } = cast;
    const { id } = await disputed(cast, rfq, 94, 'buyer', 'A third of the packed goods stands in the open in the supplier’s yard and is wet; the supplier refuses to replace them.', 5, cast.formerArbitrator);
    await said(cast.formerArbitrator, id, 'I know the supplier’s surveyor well; please let somebody else decide this.');
    await reassignArbitrator(cast.captain, id, arbitrator.partyId);
    const photo = await shown(buyer, id, 'Photo of the wet packages', ['Supplier’s yard, bay 14', 'Covers wet on 13 of 40 packages', `Taken on ${day(-6)}`]);
    await shown(seller, id, 'Survey in the warehouse', ['Warehouse survey', 'Contents dry, covers changed', `Surveyed on ${day(-4)}`]);
    await reviewEvidence(arbitrator, photo.id, 'accept');
    const { id: first } = await said(arbitrator, id, 'I have read the claim. Please both send what shows the state of the goods when they were packed, and now.');
    for (const party of [buyer, seller]) await markRead(party, id, first);
    const { key } = await makeStoredFile(buyer, { name: 'inspection-note.pdf', bytes: makePdf(`Inspection note with a remark of ${day(-6)}`) });
    await said(buyer, id, 'The remark stands on our inspection note; the foreman has signed it.', [key]);
    await said(seller, id, 'The survey found the contents dry. We can offer 10 % less on the next order.');
    // Held back until the admin has read it: its writer and the arbitrator alone see it.
    await said(buyer, id, 'Our foreman answers questions about the note at +49 40 1234567.');
  },
  'dispute divided by a ruling': async (cast, rfq) => {
    const { buyer, seller, arbitrator, accountant } = cast;
    const { id, paymentId } = await disputed(cast, rfq, 93, 'seller', 'The goods are packed as agreed and the buyer does not name a vessel; storage is running.', 12);
    const invoice = await shown(seller, id, 'Storage invoice of the terminal', ['Storage, 18 days', '24 pallets', `Issued on ${day(-7)}`]);
    await reviewEvidence(arbitrator, invoice.id, 'accept');
    await said(buyer, id, 'The vessel was cancelled twice. We accept a part of the storage.');
    await said(arbitrator, id, 'Thank you. I have what I need and will rule.');
    const { amountMinor } = await db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { amountMinor: true } });
    const buyerMinor = (amountMinor * 35n) / 100n;
    await giveRuling(arbitrator, id, rulingBody.parse({
      outcome: 'split', buyerAmount: toDecimal(buyerMinor), sellerAmount: toDecimal(amountMinor - buyerMinor),
      reason: 'The goods were ready as agreed, and the storage is proven. The buyer named two vessels in time; both were cancelled by their line. The price is reduced by 35 %.',
    }));
    await approveRuling(accountant, id);
  },
  'refund that waits for approval': async (cast, rfq) => {
    const { id } = await disputed(cast, rfq, 91, 'buyer', 'The supplier has not loaded within the agreed weeks, and our season is over.', 8);
    await said(cast.seller, id, 'The mill stands still; we cannot load before next month.');
    await giveRuling(cast.arbitrator, id, rulingBody.parse({ outcome: 'refund', reason: 'The loading date was agreed and has passed; the supplier names no new one that the buyer can use.' }));
  },
  'failed survey': async (cast, rfq) => surveyedAnew(cast.surveyor, (await order(cast, rfq, 94)).id),
  'confirmed despite its survey': async (cast, rfq) => {
    const { id } = await order(cast, rfq, 93);
    await surveyed(cast.surveyor, id, 'failed');
    await confirmDpo(cast.captain, id, 'The supplier has replaced the broken packages and sent photos; the buyer agrees.');
  },
  'work accepted': (cast, rfq) => ready(cast, rfq, 98, 6),
  'on the road': async (cast, rfq) => {
    const id = await ready(cast, rfq, 97, 9);
    await begun(cast, id);
    await travelled(cast, id, 'transport', [1, 0.9]);
    await travelled(cast, id, 'logistics', [5]);
  },
  'at sea': async (cast, rfq) => {
    const id = await ready(cast, rfq, 99, 24);
    await begun(cast, id);
    await travelled(cast, id, 'transport', [18, 18, 16]);
    await travelled(cast, id, 'logistics', [20, 15, 13, 12]);
  },
  delivered: (cast, rfq) => arrivedAt(cast, rfq, 98),
  completed: async (cast, rfq) => confirmDelivery(cast.buyer, await arrivedAt(cast, rfq, 100)),
  rated: async (cast, rfq) => {
    const { id } = await confirmDelivery(cast.buyer, await arrivedAt(cast, rfq, 101));
    await rateOrder(cast.buyer, id, { productStars: 5, supplierStars: 4, message: 'Goods as in the survey, dry and complete. The papers came a day late.' });
  },
  'survey failed after the confirmation': async (cast, rfq) => {
    const id = await confirmed(cast, rfq, 95);
    await addressed(cast, id);
    await paid(cast, id);
    await processDpo(cast.captain, id);
    await surveyed(cast.surveyor, id, 'failed');
    await acceptWork(cast.transporter, 'transport', await workOf(id, 'transport'));
  },
  // Its agent had filed nothing when a ruling released the money: the fee went back to the buyer.
  'customs fee returned': async (cast, rfq) => {
    const { id } = await disputed(cast, rfq, 99, 'seller', 'The goods have been ready for two weeks; the buyer names no vessel and no reason.', 15, cast.arbitrator, async (dpoId) => {
      const workId = await workOf(dpoId, 'customs');
      await acceptWork(cast.customsAgent, 'customs', workId);
      const fee = await proposeFee(cast.customsAgent, workId, feeBody.parse({ amount: '210.00', note: 'Export declaration and seal.' }));
      await acceptFee(cast.captain, fee.id, fee.version);
    });
    await said(cast.buyer, id, 'Our forwarder has no space before next month; the goods are as agreed.');
    await giveRuling(cast.arbitrator, id, rulingBody.parse({ outcome: 'release', reason: 'The goods are as agreed, which the buyer confirms; finding a vessel is its own part of the terms.' }));
    await approveRuling(cast.accountant, id);
  },
};

/** How many days ago the orders of some stories were made, or else their RFQs; all others are of today. */
const AGES: Readonly<Record<string, number>> = {
  delivered: 40, completed: 40, rated: 40, 'customs fee returned': 36, 'dispute divided by a ruling': 33, 'refund that waits for approval': 29, 'dispute under review': 26, 'at sea': 24,
  disputed: 23, 'on the road': 9, 'work accepted': 6, open: 5,
};
const ageOf = (name: string) => AGES[name] ?? 0;

/** RFQ and quotation of an order of earlier days came before it. */
const askedBefore = async (rfqId: number) => {
  const dpo = await db.dpo.findFirst({ where: { rfqId }, select: { createdAt: true, dpqId: true } });
  if (!dpo || dpo.createdAt > addDays(new Date(), -1)) return;
  await db.rfq.update({ where: { id: rfqId }, data: { createdAt: addDays(dpo.createdAt, -3) }, select: { id: true } });
  await db.dpq.update({ where: { id: dpo.dpqId }, data: { createdAt: addDays(dpo.createdAt, -2) }, select: { id: true } });
};

const NOTES = [
  'Please quote for delivery to our warehouse, palletised, with a pre-shipment sample.',
  'First order of a yearly contract; show the price for twice the quantity as well.',
  'Neutral packing, without our name. Inspection at the load port before the container is closed.',
];

/** Plays every story for the first pair of demo buyer and seller, and a few for the second, by the commands alone. */
export async function seedTrades(accounts: ReadonlyMap<string, number>): Promise<void> {
  const captain = await actorOf(accounts.get('captain'), 'captain');
  const accountant = await actorOf(accounts.get('accountant'), 'accountant');
  const arbitrator = await actorOf(accounts.get('arbitrator'), 'arbitrator');
  const formerArbitrator = await actorOf(accounts.get('all'), 'arbitrator');
  const surveyor = await actorOf(accounts.get('surveyor'), 'surveyor');
  const transporter = await actorOf(accounts.get('transporter'), 'transporter');
  const forwarder = await actorOf(accounts.get('logistics'), 'logistics');
  const customsAgent = await actorOf(accounts.get('cha'), 'cha');
  const plays: { readonly age: number; readonly play: () => Promise<void> }[] = [];
  for (const [suffix, every] of [['', 1], ['2', 3]] as const) {
    const buyer = await actorOf(accounts.get(`buyer${suffix}`), 'buyer');
    const seller = await actorOf(accounts.get(`seller${suffix}`), 'seller');
    const dischargePortId = await portOf(buyer.partyId);
    const loadingPortId = await portOf(seller.partyId);
    const products = await db.product.findMany({
      where: { sellerId: seller.partyId }, select: { id: true, name: true, moq: true, portId: true, priceBaseMinor: true }, orderBy: { id: 'asc' },
    });
    const stories = Object.entries(STORIES).filter((_, index) => index % every === 0);
    for (const [index, [name, story]] of stories.entries()) {
      const product = products[index % products.length];
      if (!product) throw new Error('A demo seller has no products');
      const quantity = product.moq + index * 250;
      const goods = { priceMinor: product.priceBaseMinor, loadingPortId: product.portId ?? loadingPortId, dischargePortId };
      // Every third buyer says what it may cost: a tenth more than the listed price.
      const budget = index % 3 ? null : toDecimal((goods.priceMinor * BigInt(quantity) * 110n) / 100n);
      plays.push({ age: ageOf(name), play: async () => {
        const rfq = await createRfq(buyer, rfqBody.parse({
          product_id: product.id, title: product.name, description: NOTES[index % NOTES.length], quantity,
          response_deadline: index % 2 ? day(14 + index) : null, budget_range_min: null, budget_range_max: budget, currency_id: 1,
          ...(index % 4 === 2 && { payment_terms: 'CIF', delivery_port_id: await portOf(buyer.partyId) }),
          ...(index % 4 === 1 && { files: [await handedIn(buyer, 'requirements.pdf', `${product.name}: packing, marking and inspection`)] }),
        }));
        await story({ captain, accountant, arbitrator, formerArbitrator, surveyor, transporter, forwarder, customsAgent, buyer, seller, goods }, rfq);
        await askedBefore(rfq.id);
      } });
    }
  }
  // The oldest first, so that numbers follow days.
  for (const { play } of plays.toSorted((one, other) => other.age - one.age)) await play();
  const sellers = [await actorOf(accounts.get('seller'), 'seller'), await actorOf(accounts.get('seller2'), 'seller')] as const;
  await seedTenders(await actorOf(accounts.get('buyer'), 'buyer'), captain, sellers);
}
