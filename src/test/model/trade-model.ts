/**
 * A model of the trade, written by hand from domain.md (RFQ, DPQ, DPO, Money, Dispute and its invariants) and from nothing in src/modules:
 * where the two differ, the product is wrong. It knows states, versions, money to the cent, who is told and how much is recorded.
 *
 * Where a table of domain.md names nobody, the other side of the step is told: a decision that nobody hears of is lost.
 */
export type Role = 'buyer' | 'seller' | 'captain' | 'accountant' | 'arbitrator' | 'transporter' | 'logistics' | 'cha';

/** Who acts. The others own nothing of the trade; the last three bring its goods; "nobody" is not signed in. */
export const ROLE_OF = {
  buyer: 'buyer', otherBuyer: 'buyer', seller: 'seller', otherSeller: 'seller', captain: 'captain', otherCaptain: 'captain',
  accountant: 'accountant', arbitrator: 'arbitrator', transporter: 'transporter', logistics: 'logistics', cha: 'cha', nobody: null,
} as const satisfies Record<string, Role | null>;
export type Person = keyof typeof ROLE_OF;

/** The parties who are counted as told. */
export type Party = Exclude<Person, 'nobody'>;

interface Thing<S extends string> {
  status: S;
  version: number;
}

/** Money owed for an order, in minor units. What is held lies in its escrow. */
export interface PaymentModel extends Thing<'pending' | 'processed' | 'released' | 'refunded' | 'settled' | 'cancelled'> {
  readonly order: OrderModel;
  readonly amount: bigint;
  received: bigint;
  held: bigint;
  invoice: 'issued' | 'paid' | 'cancelled';
}

export type Outcome = 'release' | 'refund' | 'split';

export interface DisputeModel extends Thing<'open' | 'under_review' | 'resolved'> {
  readonly order: OrderModel;
  ruling: { readonly outcome: Outcome; readonly buyer: bigint; readonly seller: bigint; isApproved: boolean } | null;
}

export type WorkKind = 'survey' | 'insurance' | 'transport' | 'logistics' | 'customs';

export interface WorkModel extends Thing<'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled'> {
  readonly kind: WorkKind;
  /** Whether a partner has taken it. */
  isHeld: boolean;
}

/** An order's work; all but the survey from the confirmation on. */
export type Works = Partial<Record<WorkKind, WorkModel>>;

export interface OrderModel extends Thing<'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'completed' | 'cancelled'> {
  readonly isWithoutAcceptance: boolean;
  readonly total: bigint;
  isReported: boolean;
  readonly works: Works;
  /** From the confirmation on. */
  payment: PaymentModel | null;
  readonly disputes: DisputeModel[];
}

export interface QuotationModel extends Thing<'draft' | 'accepted' | 'negotiated' | 'rejected' | 'converted'> {
  revision: number;
  /** Of a unit, in minor units. */
  price: bigint;
  isOverdue: boolean;
  order: OrderModel | null;
}

export type RequestStatus =
  | 'open' | 'resubmitted' | 'negotiation_requested' | 'doq_provided' | 'responded' | 'accepted' | 'rejected' | 'closed' | 'processing' | 'shipped' | 'delivered' | 'fulfilled' | 'cancelled';

export interface RequestModel extends Thing<RequestStatus> {
  hasOffer: boolean;
  /** Whether it asks for something else than its offer was made on; the seller has been told then. */
  isOfferOutdated: boolean;
  /** The day of a month by which it is to be answered; none as it is made. */
  deadline: number | null;
  readonly quotations: QuotationModel[];
}

export interface TradeModel {
  readonly requests: RequestModel[];
  readonly told: Record<Party, number>;
  /** One entry per transition of any machine, their beginnings included, and one per transfer. */
  audited: number;
  /** What went where, in minor units; the bank is what all others come from. */
  readonly books: { bank: bigint; escrow: bigint; buyer: bigint; seller: bigint; fees: bigint; transfers: number };
}

export function emptyModel(): TradeModel {
  const nobody = Object.keys(ROLE_OF).filter((person) => person !== 'nobody').map((party) => [party, 0] as const);
  return { requests: [], told: Object.fromEntries(nobody) as Record<Party, number>, audited: 0, books: { bank: 0n, escrow: 0n, buyer: 0n, seller: 0n, fees: 0n, transfers: 0 } };
}

/** What a step is about: one request, one of its quotations and the order of that, as far as they are there. */
export interface Place {
  readonly rfq?: RequestModel;
  readonly dpq?: QuotationModel;
  readonly dpo?: OrderModel;
}

/** Moves a thing to a state: its version counts on, and the log has one entry more. */
export function move<S extends string>(model: TradeModel, thing: Thing<S>, to: S): void {
  thing.status = to;
  thing.version += 1;
  model.audited += 1;
}

/** Tells parties, each once. */
export function tellParties(model: TradeModel, ...parties: readonly Party[]): void {
  for (const party of new Set(parties)) model.told[party] += 1;
}

export const CAPTAINS = ['captain', 'otherCaptain'] as const satisfies readonly Party[];

/** A buyer's new request. */
export function begin(model: TradeModel): void {
  model.requests.push({ status: 'open', version: 1, hasOffer: false, isOfferOutdated: false, deadline: null, quotations: [] });
  model.audited += 1;
  tellParties(model, ...CAPTAINS, 'seller');
}

/** The clock's turn: every draft and negotiated quotation whose validity has passed is rejected, its request closed. */
export function expire(model: TradeModel): void {
  for (const rfq of model.requests) {
    for (const dpq of rfq.quotations) {
      if (!dpq.isOverdue || (dpq.status !== 'draft' && dpq.status !== 'negotiated')) continue;
      move(model, dpq, 'rejected');
      move(model, rfq, 'closed');
      tellParties(model, 'buyer', ...CAPTAINS);
      // Whose offer it was made of learns that it came to nothing.
      if (rfq.hasOffer) tellParties(model, 'seller');
    }
  }
}
