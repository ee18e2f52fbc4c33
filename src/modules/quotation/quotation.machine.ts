import { defineMachine } from '@/machine/machine';

export type DpqStatus = 'draft' | 'accepted' | 'negotiated' | 'rejected' | 'converted';
export type DpqAction = 'accept' | 'reject' | 'negotiate' | 'update' | 'convert' | 'expire' | 'withdraw';

/** The captain's draft quotation, until it is an order or nothing. */
export const dpqMachine = defineMachine<DpqStatus, DpqAction>({
  name: 'dpq',
  initial: 'draft',
  states: {
    draft: {
      accept: { to: 'accepted', by: ['buyer'] },
      reject: { to: 'rejected', by: ['buyer'] },
      negotiate: { to: 'negotiated', by: ['buyer'] },
      // Documented as offered on draft: recorded as "without the buyer's acceptance" (domain.md, DPQ).
      convert: { to: 'converted', by: ['captain'] },
      expire: { to: 'rejected', by: ['system'] },
      withdraw: { to: 'rejected', by: ['system'] },
    },
    negotiated: {
      update: { to: 'draft', by: ['captain'] },
      expire: { to: 'rejected', by: ['system'] },
      withdraw: { to: 'rejected', by: ['system'] },
    },
    accepted: {
      convert: { to: 'converted', by: ['captain'] },
      withdraw: { to: 'rejected', by: ['system'] },
    },
    rejected: {},
    converted: {},
  },
  missing: {
    draft: { update: 'quotation_not_negotiated' },
    negotiated: { accept: 'quotation_in_revision', convert: 'quotation_in_negotiation' },
  },
});
