import { defineMachine } from '@/machine/machine';

export type ContactRequestStatus = 'pending' | 'approved' | 'rejected';
export type ContactRequestAction = 'approve' | 'reject';

/** A party's wish for another party's contact details; HR decides once. */
export const contactRequestMachine = defineMachine<ContactRequestStatus, ContactRequestAction>({
  name: 'contact_request',
  initial: 'pending',
  states: {
    pending: { approve: { to: 'approved', by: ['hr'] }, reject: { to: 'rejected', by: ['hr'] } },
    approved: {},
    rejected: {},
  },
});

export type ContactFormStatus = 'pending' | 'reviewed';
export type ContactFormAction = 'review' | 'reopen';

/** What a visitor wrote in the website's form; HR marks it in either direction. */
export const contactFormMachine = defineMachine<ContactFormStatus, ContactFormAction>({
  name: 'contact_form',
  initial: 'pending',
  states: { pending: { review: { to: 'reviewed', by: ['hr'] } }, reviewed: { reopen: { to: 'pending', by: ['hr'] } } },
});
