import { describe } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { contactFormMachine, contactRequestMachine } from './contact.machine';

describe('a contact request', () => {
  walkMachine(contactRequestMachine, ['pending --approve--> approved by hr', 'pending --reject--> rejected by hr'], ['approved', 'rejected']);
});

describe('a message of the contact form', () => {
  walkMachine(contactFormMachine, ['pending --review--> reviewed by hr', 'reviewed --reopen--> pending by hr'], []);
});
