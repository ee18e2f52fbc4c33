/** Requests of a demo buyer to both demo sellers, in every way in which offers on them can stand. */
import type { Actor } from '../../src/access/actor.ts';
import { makeOffer } from '../../src/modules/offer/offer.commands.ts';
import { offerBody } from '../../src/modules/offer/offer.schema.ts';
import { rejectDpq } from '../../src/modules/quotation/quotation-answer.commands.ts';
import { acceptRfq } from '../../src/modules/quotation/quotation.commands.ts';
import { acceptRfqBody } from '../../src/modules/quotation/quotation.schema.ts';
import { editRfq } from '../../src/modules/rfq/rfq-answer.commands.ts';
import { inviteSuppliers } from '../../src/modules/rfq/rfq-invite.commands.ts';
import { createRfq } from '../../src/modules/rfq/rfq.commands.ts';
import { editRfqBody, inviteBody, rfqBody, type RfqAnswer } from '../../src/modules/rfq/rfq.schema.ts';
import { day, handedIn, portOf } from './trade-steps.ts';

/** What is asked for, in its own unit and in euros. */
interface Wish {
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: RfqAnswer['unit'];
  readonly deadline: string;
  readonly sealed?: boolean;
  /** The Incoterm that is wished, to the buyer's own port. */
  readonly terms?: 'CIF' | 'FOB';
}

/** A price of each seller, per unit. */
type Prices = readonly [string, string];

const FOOD_GRADE = 'Food grade, unprinted, pressed into bales. Please quote for the whole quantity.';
const SACKS = { description: FOOD_GRADE, quantity: 40_000, unit: 'pcs' } as const;

/**
 * The first one's offers were made before the request was changed; of the second the quotation is made of another's offer, and
 * the buyer has rejected that of the third; those of the fourth lie open beside each other, and those of the last are sealed.
 */
export async function seedTenders(buyer: Actor, captain: Actor, sellers: readonly [Actor, Actor]): Promise<void> {
  const ask = async ({ deadline, sealed = false, terms, ...wish }: Wish) => {
    const files = [await handedIn(buyer, 'drawing.pdf', `${wish.title}: drawing with seams and print area`), await handedIn(buyer, 'specification-sheet.pdf', 'Mesh 11 x 12, food grade, oil content max. 3 %')];
    const rfq = await createRfq(buyer, rfqBody.parse({ ...wish, response_deadline: deadline, budget_range_min: null, budget_range_max: null, currency_id: 2, files, ...(terms && { payment_terms: terms, delivery_port_id: await portOf(buyer.partyId) }) }));
    await inviteSuppliers(buyer, rfq.id, inviteBody.parse({ supplierIds: sellers.map(({ partyId }) => partyId), sealed }));
    return rfq;
  };
  const tendered = async (wish: Wish, [first, second]: Prices) => {
    const rfq = await ask(wish);
    const half = Math.ceil(rfq.quantity / 2);
    const terms = [
      { unitPrice: first, minQuantity: half, leadTimeDays: 28, validUntil: day(30), paymentTerms: 'FOB', message: 'Own weaving mill, inspection welcome.', files: [await handedIn(sellers[0], 'data-sheet.pdf', `${rfq.title}: weights, mesh and tolerances`)] },
      { unitPrice: second, minQuantity: rfq.quantity, leadTimeDays: 45, validUntil: day(wish.sealed ? 40 : 12), paymentTerms: 'CIF', message: 'Price includes freight to Hamburg.' },
    ];
    const offerIds: number[] = [];
    for (const [index, seller] of sellers.entries()) offerIds.push((await makeOffer(seller, rfq.id, offerBody.parse(terms[index]))).offer?.id ?? 0);
    return { rfq, offerIds };
  };
  /** The captain makes a quotation of one seller's offer, as it stands. */
  const quoted = async ({ rfq, offerIds }: Awaited<ReturnType<typeof tendered>>, chosen: 0 | 1, finalPrice: string) => acceptRfq(captain, rfq.id, acceptRfqBody.parse({
    finalPrice, offerId: offerIds[chosen], paymentTerms: chosen === 0 ? 'FOB' : 'CIF', deliveryPortId: await portOf(chosen === 0 ? sellers[0].partyId : buyer.partyId),
    deliveryDate: day(60), message: 'The better of two offers for the whole quantity.', specifications: 'As offered; tolerance 5 % in quantity.',
  }));

  const twine = { title: 'Jute twine, 3-ply, polished', description: 'On spools of 2 kg, 20 spools to a bale.', quantity: 8_000, unit: 'kg', deadline: day(22) } as const;
  const { rfq } = await tendered(twine, ['1.94', '1.88']);
  await editRfq(buyer, rfq.id, editRfqBody.parse({
    title: twine.title, description: 'Our second warehouse takes some as well: please offer for the whole.', quantity: 12_000, response_deadline: twine.deadline, budget_range_min: null, budget_range_max: null,
  }));
  await quoted(await tendered({ title: 'Hessian cloth, 100 cm wide, 10 oz', description: 'In rolls of 100 m, for lining. Please quote for the whole quantity.', quantity: 15_000, unit: 'mtr', deadline: day(20) }, ['0.71', '0.66']), 1, '0.66');
  const { id } = await quoted(await tendered({ ...SACKS, title: 'Jute sacks, printed, 100 × 60 cm', deadline: day(19) }, ['0.69', '0.72']), 0, '0.69');
  await rejectDpq(buyer, id);
  await tendered({ ...SACKS, title: 'Jute sacks, 100 × 60 cm', deadline: day(25), terms: 'CIF' }, ['0.62', '0.58']);
  await tendered({ ...SACKS, title: 'Jute sacks with liner, 100 × 60 cm', deadline: day(18), sealed: true, terms: 'CIF' }, ['0.62', '0.58']);
}
