import { defineMachine } from '@/machine/machine';

export type OfferStatus = 'active' | 'withdrawn';
export type OfferAction = 'improve' | 'withdraw' | 'renew';

/** A seller's offer on an RFQ, which has one of a seller: improved, taken back, and made anew while the RFQ is weighed. */
export const offerMachine = defineMachine<OfferStatus, OfferAction>({
  name: 'offer',
  initial: 'active',
  states: {
    active: { improve: { to: 'active', by: ['seller'] }, withdraw: { to: 'withdrawn', by: ['seller'] } },
    withdrawn: { renew: { to: 'active', by: ['seller'] } },
  },
});
