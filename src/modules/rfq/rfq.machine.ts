import { defineMachine, type Transition } from '@/machine/machine';

export type RfqStatus =
  | 'open' | 'resubmitted' | 'negotiation_requested' | 'doq_provided' | 'responded' | 'accepted' | 'rejected'
  | 'closed' | 'processing' | 'shipped' | 'delivered' | 'fulfilled' | 'cancelled';

export type RfqAction =
  | 'edit' | 'offer' | 'negotiate' | 'doq' | 'reject' | 'accept' | 'delete' | 'close'
  | 'follow_processing' | 'follow_shipped' | 'follow_delivered' | 'follow_fulfilled' | 'follow_cancelled';

type Row = { readonly [action in RfqAction]?: Transition<RfqStatus> };

const remove: Row = { delete: { to: 'cancelled', by: ['buyer'] } };
const edit: Row = { edit: { to: 'resubmitted', by: ['buyer'] } };
/** While the captain weighs the request; domain.md, RFQ. */
const answerable: Row = {
  offer: { to: 'responded', by: ['seller'] },
  negotiate: { to: 'negotiation_requested', by: ['captain'] },
  doq: { to: 'doq_provided', by: ['captain'] },
  reject: { to: 'rejected', by: ['captain'] },
  accept: { to: 'accepted', by: ['captain'] },
  ...remove,
};
/** Its order is cancelled, or a ruling has undone it. */
const undone: Row = { follow_cancelled: { to: 'cancelled', by: ['system'] } };

/** A buyer's request for quotation, from the first question to the delivered goods. */
export const rfqMachine = defineMachine<RfqStatus, RfqAction>({
  name: 'rfq',
  initial: 'open',
  states: {
    open: { edit: { to: 'open', by: ['buyer'] }, ...answerable },
    resubmitted: { ...edit, ...answerable },
    negotiation_requested: { ...edit, ...answerable },
    doq_provided: { ...edit, ...answerable },
    responded: { ...edit, ...answerable },
    accepted: {
      close: { to: 'closed', by: ['system'] },
      ...remove,
      // From here on it follows its order, which can be cancelled until it is processed, and undone by a ruling.
      follow_processing: { to: 'processing', by: ['system'] },
      ...undone,
    },
    rejected: { ...edit, ...remove },
    closed: { ...edit, ...remove },
    processing: { follow_shipped: { to: 'shipped', by: ['system'] }, ...undone },
    shipped: { follow_delivered: { to: 'delivered', by: ['system'] }, ...undone },
    delivered: { follow_fulfilled: { to: 'fulfilled', by: ['system'] }, ...undone },
    fulfilled: {},
    cancelled: {},
  },
});
