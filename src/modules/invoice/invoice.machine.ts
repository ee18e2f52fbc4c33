import { defineMachine } from '@/machine/machine';

export type InvoiceStatus = 'issued' | 'paid' | 'cancelled';
export type InvoiceAction = 'settle' | 'cancel';

/** An invoice follows its order: paid once all its money has come, cancelled with it, paid or not. */
export const invoiceMachine = defineMachine<InvoiceStatus, InvoiceAction>({
  name: 'invoice',
  initial: 'issued',
  states: {
    issued: { settle: { to: 'paid', by: ['system'] }, cancel: { to: 'cancelled', by: ['system'] } },
    paid: { cancel: { to: 'cancelled', by: ['system'] } },
    cancelled: {},
  },
});
