import { defineMachine } from '@/machine/machine';

export type FeeOfferStatus = 'proposed' | 'accepted' | 'declined';
export type FeeOfferAction = 'edit' | 'accept' | 'decline' | 'withdraw';

/** What a customs agent asks for its work (domain.md, CHA fee offers): the captain decides, and it ends with the work or the order. */
export const feeOfferMachine = defineMachine<FeeOfferStatus, FeeOfferAction>({
  name: 'fee_offer',
  initial: 'proposed',
  states: {
    proposed: {
      edit: { to: 'proposed', by: ['cha'] }, accept: { to: 'accepted', by: ['captain'] }, decline: { to: 'declined', by: ['captain'] }, withdraw: { to: 'declined', by: ['system'] },
    },
    accepted: {},
    declined: {},
  },
});
