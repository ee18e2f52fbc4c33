import * as z from 'zod';
import { id, LIMITS, requiredText, titleText } from '@/http/input';
import { emailAddress, phoneOrNone } from '@/modules/account/identity.schema';
import { contactFormMachine, contactRequestMachine } from './contact.machine';

export { contactFormMachine, contactRequestMachine };

/** Longest message of the contact form, in characters. */
export const CONTACT_MESSAGE_LIMIT = 20_000;

/** The subjects that the form offers; the call takes any text that is not blank. */
export const CONTACT_SUBJECTS = ['general', 'buyer', 'supplier', 'partnerships'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** What a visitor sends. `website` is a field that people don't see: who fills it in is a program. */
export const contactFormBody = z.strictObject({
  name: titleText(LIMITS.name, 'contact_name_required'),
  phone: phoneOrNone().nullable().optional().transform((value) => value ?? ''),
  email: emailAddress('email_required', 'email_invalid'),
  subject: titleText(LIMITS.title, 'contact_subject_required'),
  message: requiredText(CONTACT_MESSAGE_LIMIT, 'contact_message_required'),
  website: z.string().max(LIMITS.title).optional(),
});
export type ContactFormBody = z.output<typeof contactFormBody>;

/** The form's fields as they were typed. */
export type ContactFormFields = Readonly<Record<keyof ContactFormBody, string>>;
export const EMPTY_CONTACT_FORM: ContactFormFields = { name: '', phone: '', email: '', subject: '', message: '', website: '' };

/** Problem codes by field; what concerns the form as a whole under "form". */
export type ContactFormFaults = Readonly<Partial<Record<keyof ContactFormBody | 'form', string>>>;

/** Where the form goes without JavaScript, behind the language. */
export const CONTACT_POST_PATH = '/contact/send';

/** Parameters of the contact page's address for which the form is filled in beforehand: what it is about, what was typed, how it went. */
export const CONTACT_PARAMETERS = ['product', 'supplier', 'subject', 'kept', 'sent'] as const;

const contactFormStatus = z.enum(['pending', 'reviewed']);
export const markBody = z.strictObject({ status: contactFormStatus });

/** A message of the contact form as HR reads it. */
export const contactFormAnswer = z.object({
  id: z.int(), name: z.string(), phone: z.string(), email: z.string(), subject: z.string(), message: z.string(),
  created_at: z.iso.datetime(), status: contactFormStatus,
});
export type ContactFormAnswer = z.output<typeof contactFormAnswer>;

/** Why a party wants another's contact details. */
export const contactRequestBody = z.strictObject({ reason: requiredText(LIMITS.reason, 'contact_reason_required') });
export const approveBody = z.strictObject({ requestId: id() });
export const rejectBody = z.strictObject({ requestId: id(), reason: requiredText(LIMITS.reason, 'reject_reason_required') });

const contactRequestStatus = z.enum(['pending', 'approved', 'rejected']);
const partyName = z.object({ name: z.string(), vendor_code: z.string() });

/** A request for contact details on HR's desk; the first keys are the documented ones and speak of who asks. */
export const contactRequestAnswer = z.object({
  id: z.int(), requester_name: z.string(), vendor_code: z.string(), reason: z.string(), request_date: z.iso.datetime(), status: contactRequestStatus,
  /** Whose details are asked for. */
  party: partyName,
  reject_reason: z.string(),
  decided_at: z.iso.datetime().nullable(),
});
export type ContactRequestAnswer = z.output<typeof contactRequestAnswer>;

/** An own request. The other party is known by its number: its vendor code is a name to sign in with. `details` are the other party's, there once HR has approved. */
export const ownContactRequest = z.object({
  id: z.int(), reason: z.string(), request_date: z.iso.datetime(), status: contactRequestStatus, party: z.object({ id: z.int(), name: z.string() }),
  reject_reason: z.string(),
  decided_at: z.iso.datetime().nullable(),
  details: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }).nullable(),
});
export type OwnContactRequest = z.output<typeof ownContactRequest>;
