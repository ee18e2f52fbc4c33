/**
 * A model of the trade, written by hand from domain.md (RFQ, DPQ, DPO and its invariants) and from nothing in src/modules:
 * where the two differ, the product is wrong. It knows states, versions, who is told and how much is recorded.
 *
 * Where a table of domain.md names nobody, the other side of the step is told: a decision that nobody hears of is lost.
 */
export type Role = 'buyer' | 'seller' | 'captain';

/** Who acts. The others own nothing of the trade; "nobody" is not signed in. */
export const ROLE_OF = {
  buyer: 'buyer', otherBuyer: 'buyer', seller: 'seller', otherSeller: 'seller', captain: 'captain', otherCaptain: 'captain', nobody: null,
} as const satisfies Record<string, Role | null>;
export type Person = keyof typeof ROLE_OF;

/** The parties who are counted as told. */
export type Party = Exclude<Person, 'nobody'>;

interface Thing<S extends string> {
  status: S;
  version: number;
}

export interface OrderModel extends Thing<'pending' | 'confirmed' | 'processing' | 'cancelled'> {
  readonly isWithoutAcceptance: boolean;
  isPaid: boolean;
  isReported: boolean;
}

export interface QuotationModel extends Thing<'draft' | 'accepted' | 'negotiated' | 'rejected' | 'converted'> {
  revision: number;
  isOverdue: boolean;
  order: OrderModel | null;
}

export type RequestStatus =
  | 'open' | 'resubmitted' | 'negotiation_requested' | 'doq_provided' | 'responded' | 'accepted' | 'rejected' | 'closed' | 'processing' | 'cancelled';

export interface RequestModel extends Thing<RequestStatus> {
  hasOffer: boolean;
  readonly quotations: QuotationModel[];
}

export interface TradeModel {
  readonly requests: RequestModel[];
  readonly told: Record<Party, number>;
  /** One entry per transition of any of the three machines, their beginnings included. */
  audited: number;
}

export function emptyModel(): TradeModel {
  return { requests: [], told: { buyer: 0, otherBuyer: 0, seller: 0, otherSeller: 0, captain: 0, otherCaptain: 0 }, audited: 0 };
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
  model.requests.push({ status: 'open', version: 1, hasOffer: false, quotations: [] });
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
    }
  }
}
