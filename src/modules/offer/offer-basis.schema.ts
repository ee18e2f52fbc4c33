import type { ComparedOffer } from './offer.schema';

/** What of an offer tells whether it is the best. All of an RFQ are in its currency. */
type Priced = Pick<ComparedOffer, 'id' | 'unitPrice' | 'paymentTerms' | 'minQuantity' | 'validUntil' | 'isOutdated'>;

/** Offers as they may be compared. */
interface OfferBasis<O extends Priced> {
  /** The offers with those of one Incoterm beside each other, in the order in which the first of each came. */
  readonly offers: readonly O[];
  /** The best one of all where all share an Incoterm, otherwise the best one of each on which there is a choice. */
  readonly best: ReadonlySet<number>;
  /** The Incoterms that differ, null for an offer that names none; empty where the prices can be compared. */
  readonly terms: readonly Priced['paymentTerms'][];
}

/**
 * Which offers are the best. A price holds for an Incoterm: FOB leaves out the freight that CIF pays, and nobody here knows
 * what it costs, so the lowest figure of both says nothing. Offers that name no Incoterm are compared with one another only
 * where none names any, since the quotation sets it then for whichever is taken. Those that cannot be had for the whole
 * quantity, hold no longer, or were made before the request was changed, are never the best. Pure.
 *
 * @param quantity what is asked for, in the RFQ's unit
 * @param today the reader's calendar day (YYYY-MM-DD)
 */
export function basisOfOffers<O extends Priced>(offers: readonly O[], quantity: number, today: string): OfferBasis<O> {
  const terms = [...new Set(offers.map(({ paymentTerms }) => paymentTerms))];
  const groups = terms.map((term) => offers.filter(({ paymentTerms }) => paymentTerms === term));
  const isMixed = terms.length > 1;
  const best = groups.flatMap((group) => {
    if (group.length < 2 || (isMixed && group[0]?.paymentTerms === null)) return [];
    const open = group.filter((offer) => !offer.isOutdated && offer.minQuantity <= quantity && offer.validUntil >= today);
    return open.length === 0 ? [] : [open.reduce((least, offer) => (offer.unitPrice < least.unitPrice ? offer : least)).id];
  });
  return { offers: groups.flat(), best: new Set(best), terms: isMixed ? terms : [] };
}
